import { describe, expect, it } from "vitest";
import { money, settleCustomBet, toOdds, type LegResult } from "../../src/index.ts";

const stake = money(1_001n, { currency: "EUR", subunits: 100 });
const win: LegResult = { type: "win" };
const lose: LegResult = { type: "lose" };

describe("settleCustomBet", () => {
  it.each<[string, readonly (LegResult | null)[], string, bigint | null]>([
    ["waits while a leg is open", [win, null], "open", null],
    ["pays its own price, floored once, when every leg won", [win, win], "win", 3_753n],
    ["is lost with its first lost leg while others are open", [null, lose], "lose", 0n],
    ["is lost even when another leg is void", [{ type: "void" }, lose], "lose", 0n],
    ["comes back whole when a leg is void and none lost", [win, { type: "void" }], "refund", 1_001n],
    ["comes back whole when a leg is split", [win, { type: "halfWin" }], "refund", 1_001n],
    ["comes back whole in a dead heat", [{ type: "deadHeat", places: 1, tied: 2 }, win], "refund", 1_001n],
    ["waits for an open leg before a void one counts", [{ type: "void" }, null], "open", null],
    ["of no legs stays open", [], "open", null],
  ])("%s", (_name, results, result, payout) => {
    const outcome = settleCustomBet(toOdds(3_750), results, stake);
    expect(outcome.type === "open" ? [outcome.type, null] : [outcome.result, outcome.payout.minor]).toEqual([result, payout]);
  });
});
