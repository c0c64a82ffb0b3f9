import { describe, expect, it } from "vitest";
import { isQuickDeposit } from "../src/features/account/cashier/deposit-sheet.tsx";

describe("quick deposit", () => {
  const [player, tester] = [[{ id: "vip" }], [{ id: "vip" }, { id: "spi_test" }]];
  it.each([
    ["for all", ["quick_deposit"], player, true],
    ["for players in test", ["quick_deposit_test"], tester, true],
    ["for players in test, and nobody else", ["quick_deposit_test"], player, false],
    ["for nobody where both flags are off", ["jackpots"], tester, false],
  ])("%s", (_, flags, statuses, isQuick) => expect(isQuickDeposit(flags, statuses)).toBe(isQuick));
});
