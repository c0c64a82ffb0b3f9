import { describe, expect, it } from "vitest";
import {
  depositStatusIn,
  parseDepositHash,
  parseReturnAddress,
  returnAddress,
  withDepositStatus,
} from "../src/features/account/cashier/deposit-address.ts";

describe("the hash that opens the cashier", () => {
  it("is #deposit, with or without an amount in minor units, and no other", () => {
    expect(parseDepositHash("#deposit")).toEqual({ amount: null });
    expect(parseDepositHash("#deposit=2500")).toEqual({ amount: 2_500 });
    for (const hash of ["", "#", "#sign-in", "#deposits", "#deposit=", "#deposit=-1", "#deposit=1.5", "#deposit=9999999999999999"])
      expect(parseDepositHash(hash), hash).toBeNull();
  });
});

describe("a deposit's status in an address", () => {
  it("is read, put in and taken out, and the rest of the address stays", () => {
    expect(depositStatusIn(new URLSearchParams("quick-deposit-status=pending"))).toBe("pending");
    expect(depositStatusIn(new URLSearchParams("quick-deposit-status=rich"))).toBeNull();
    expect(withDepositStatus("/live?sport=tennis", "success")).toBe("/live?sport=tennis&quick-deposit-status=success");
    expect(withDepositStatus("/live?quick-deposit-status=error", null)).toBe("/live");
  });
});

describe("where a provider's page returns to", () => {
  const origin = "https://bets.example";

  it("is our own page, which leads on to a path of ours", () => {
    expect(parseReturnAddress(returnAddress(origin, "/en/live?quick-deposit-status=success"), origin)).toBe(
      "/en/live?quick-deposit-status=success",
    );
  });

  it("is nowhere else", () => {
    for (const path of ["//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", ""])
      expect(parseReturnAddress(returnAddress(origin, path), origin), path).toBeNull();
    expect(parseReturnAddress("https://evil.example/assets/?redirect=%2Fen", origin)).toBeNull();
    expect(parseReturnAddress(`${origin}/other/?redirect=%2Fen`, origin)).toBeNull();
    expect(parseReturnAddress(7, origin)).toBeNull();
  });
});
