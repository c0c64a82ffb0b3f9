import { describe, expect, it } from "vitest";
import {
  depositStatusIn,
  parseDepositHash,
  parseReturnAddress,
  returnAddress,
  withDepositStatus,
} from "../../src/features/account/cashier/deposit-address.ts";

const origin = "https://bets.example";

describe("cashier hash", () => {
  const read = (hash: string) => parseDepositHash(hash, origin);

  it("is #deposit, with or without an amount in minor units", () => {
    expect(read("#deposit")).toEqual({ amount: null, returnTo: null });
    expect(read("#deposit=2500")).toEqual({ amount: 2_500, returnTo: null });
    for (const hash of ["", "#", "#sign-in", "#deposits", "#deposit=", "#deposit=-1", "#deposit=1.5", "#deposit=9999999999999999"])
      expect(read(hash), hash).toBeNull();
  });

  it.each([
    ["#deposit?redirect=%2Fen%2Flive", null],
    ["#deposit?assets/?redirect=/en/live", null],
    ["#deposit=2500?redirect=https%3A%2F%2Fbets.example%2Fen%2Flive", 2_500],
  ])("reads the return page of a payment from %s", (hash, amount) => {
    expect(read(hash)).toEqual({ amount, returnTo: "/en/live" });
  });

  it.each(["//evil.example", "https://evil.example/en", "https://bets.example.evil/", "/\\evil", "javascript:alert(1)", "%E0%A4%A"])(
    "ignores a redirect to %s",
    (redirect) => {
      expect(read(`#deposit?redirect=${encodeURIComponent(redirect)}`)).toEqual({ amount: null, returnTo: null });
    },
  );
});

describe("deposit status in an address", () => {
  it("is read, added and removed without changing the rest of the address", () => {
    expect(depositStatusIn(new URLSearchParams("quick-deposit-status=pending"))).toBe("pending");
    expect(depositStatusIn(new URLSearchParams("quick-deposit-status=rich"))).toBeNull();
    expect(withDepositStatus("/live?sport=tennis", "success")).toBe("/live?sport=tennis&quick-deposit-status=success");
    expect(withDepositStatus("/live?quick-deposit-status=error", null)).toBe("/live");
  });
});

describe("return address of a provider's page", () => {
  it("redirects through the return page to a path of this site", () => {
    expect(parseReturnAddress(returnAddress(origin, "/en/live?quick-deposit-status=success"), origin)).toBe(
      "/en/live?quick-deposit-status=success",
    );
  });

  it("does not lead to another site", () => {
    for (const path of ["//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", ""])
      expect(parseReturnAddress(returnAddress(origin, path), origin), path).toBeNull();
    expect(parseReturnAddress("https://evil.example/assets/?redirect=%2Fen", origin)).toBeNull();
    expect(parseReturnAddress(`${origin}/other/?redirect=%2Fen`, origin)).toBeNull();
    expect(parseReturnAddress(7, origin)).toBeNull();
  });
});
