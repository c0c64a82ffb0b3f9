import { describe, expect, it } from "vitest";
import { alertOfNotice } from "../src/features/account/cashier/use-provider-form.ts";
import { alertOfStatus } from "../src/features/account/cashier/cashier.tsx";
import type { Text } from "../src/messages/text.ts";

/** Keys with their values stand for the texts. */
const text: Text = (key, values = {}) => [key, ...Object.values(values)].join(" ");

describe("what the cashier gives notice of", () => {
  it.each([
    ["danger", "error", "spi.notification.deposit.error"],
    ["warning", "warning", "spi.notification.deposit.pending"],
    ["success", "success", "spi.notification.deposit.success"],
  ])("of kind %s is an alert of tone %s, of the key %s", (kind, tone, key) => {
    const detail = { kind, amount: 123_450, currency: "EUR", subunits: 100 };
    expect(alertOfNotice(detail, text, "en")).toEqual({ tone, title: `${key} €1,234.50` });
    expect(alertOfNotice({ kind }, text, "en")).toEqual({ tone, title: `${key} ` });
  });

  it("of no kind that is known is no alert", () => {
    for (const kind of ["info", "toString", 1, undefined]) expect(alertOfNotice({ kind }, text, "en")).toBeNull();
  });
});

describe("a deposit that comes back in the address", () => {
  it.each([
    ["success", "success"],
    ["error", "error"],
    ["pending", "warning"],
  ] as const)("with the status %s is an alert of tone %s, with a title and a description", (status, tone) => {
    const of = (part: string) => `cashier.status.${status}.${part}`;
    expect(alertOfStatus(status, text)).toEqual({ tone, title: of("title"), text: of("text") });
  });
});
