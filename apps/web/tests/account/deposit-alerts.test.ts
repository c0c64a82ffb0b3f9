import { describe, expect, it } from "vitest";
import { notificationAlert } from "../../src/features/account/cashier/use-provider-form.ts";
import { depositStatusAlert } from "../../src/features/account/cashier/cashier.tsx";
import type { Text } from "../../src/messages/text.ts";

/** Returns the key with its values instead of a text. */
const text: Text = (key, values = {}) => [key, ...Object.values(values)].join(" ");

describe("cashier notification", () => {
  it.each([
    ["danger", "error", "spi.notification.deposit.error"],
    ["warning", "warning", "spi.notification.deposit.pending"],
    ["success", "success", "spi.notification.deposit.success"],
  ])("of kind %s becomes an alert of tone %s with the text %s", (kind, tone, key) => {
    const detail = { kind, amount: 123_450, currency: "EUR", subunits: 100 };
    expect(notificationAlert(detail, text, "en")).toEqual({ tone, title: `${key} €1,234.50` });
    expect(notificationAlert({ kind }, text, "en")).toEqual({ tone, title: `${key} ` });
  });

  it("of an unknown kind is ignored", () => {
    for (const kind of ["info", "toString", 1, undefined]) expect(notificationAlert({ kind }, text, "en")).toBeNull();
  });
});

describe("deposit status in the address", () => {
  it.each([
    ["success", "success"],
    ["error", "error"],
    ["pending", "warning"],
  ] as const)("%s becomes an alert of tone %s with a title and a description", (status, tone) => {
    const of = (part: string) => `cashier.status.${status}.${part}`;
    expect(depositStatusAlert(status, text)).toEqual({ tone, title: of("title"), text: of("text") });
  });
});
