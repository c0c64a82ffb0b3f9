import { describe, expect, it } from "vitest";
import { isQuickDeposit } from "../../src/features/account/cashier/deposit-sheet.tsx";

describe("quick deposit", () => {
  const [player, tester] = [[{ id: "vip" }], [{ id: "vip" }, { id: "spi_test" }]];
  it.each([
    ["to everybody with quick_deposit", ["quick_deposit"], player, true],
    ["to test players with quick_deposit_test", ["quick_deposit_test"], tester, true],
    ["to nobody but test players with quick_deposit_test", ["quick_deposit_test"], player, false],
    ["to nobody with both flags off", ["jackpots"], tester, false],
  ])("is available %s", (_, flags, statuses, isQuick) => expect(isQuickDeposit(flags, statuses)).toBe(isQuick));
});
