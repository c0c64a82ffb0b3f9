import type { Market, OutcomeResultName } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { marketResults } from "../../src/features/matches/match/results-board.tsx";

function market(specifier: string, results: readonly (OutcomeResultName | null)[], changes: Partial<Market> = {}): Market {
  return {
    id: "1",
    externalId: "18",
    matchId: "7",
    matchUrnId: "tl:match:7",
    name: "Total goals",
    specifier,
    status: "settled",
    priority: 1,
    isMostBalanced: false,
    groups: [],
    customBetGroups: [],
    nextBetStopMs: null,
    provider: "betradar",
    isSimulatedDetail: false,
    outcomes: results.map((result, index) => ({
      id: String(index),
      externalId: String(index),
      name: `${["over", "under"][index] ?? "x"} ${specifier}`,
      active: false,
      odds: null,
      result,
    })),
    ...changes,
  } as Market;
}

const namesOf = (markets: readonly Market[]): readonly (readonly string[])[] =>
  marketResults(markets).map(({ winners }) => winners.map(({ name }) => name));

describe("market results", () => {
  it("merge the lines of a ladder and list the winners", () => {
    expect(namesOf([market("total=1.5", ["win_entire", "lose_entire"]), market("total=3.5", ["lose_entire", "win_entire"])])).toEqual([
      ["over total=1.5", "under total=3.5"],
    ]);
  });

  it("omit unsettled markets, and have no winner for void ones", () => {
    expect(namesOf([market("total=1.5", [null, null]), market("total=2.5", ["no_results", "no_results"])])).toEqual([]);
    expect(namesOf([market("total=2", ["refund_entire", "refund_entire"])])).toEqual([[]]);
  });

  it("mark half-won outcomes", () => {
    const [result] = marketResults([market("total=2.25", ["refund_half_win_other", "refund_half_lose_other"])]);
    expect(result?.winners).toMatchObject([{ name: "over total=2.25", isHalf: true }]);
  });
});
