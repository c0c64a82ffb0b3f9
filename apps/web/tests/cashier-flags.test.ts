import { describe, expect, it } from "vitest";
import { isQuickDeposit } from "../src/features/account/cashier/deposit-sheet.tsx";

describe("quick deposit", () => {
  const [player, tester] = [[{ id: "vip" }], [{ id: "vip" }, { id: "spi_test" }]];
  it.each([
    ["is offered to everybody with the first flag", ["quick_deposit"], player, true],
    ["is offered to test players with the second flag", ["quick_deposit_test"], tester, true],
    ["is not offered to other players with the second flag", ["quick_deposit_test"], player, false],
    ["is offered to nobody without the flags", ["jackpots"], tester, false],
  ])("%s", (_, flags, statuses, isQuick) => expect(isQuickDeposit(flags, statuses)).toBe(isQuick));
});
