import type { Match, PeriodScore } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { columnHeading, periodColumns } from "../../src/features/finding/results/result-groups.tsx";

function matchOf(periods: readonly string[]): Match {
  const scores = periods.map((key, index): PeriodScore => ({
    key,
    name: key,
    number: index + 1,
    type: key === "ot" ? "overtime" : "half",
    home: 1,
    away: 0,
  }));
  // periodColumns reads only the periods.
  return { scoreboard: { periods: scores } } as unknown as Match;
}

describe("periodColumns", () => {
  it("returns the periods of the longest match, in its order", () => {
    const columns = periodColumns([matchOf(["1st", "2nd"]), matchOf(["1st", "2nd", "ot"])]);
    expect(columns.map(({ key }) => key)).toEqual(["1st", "2nd", "ot"]);
    expect(columns.map(columnHeading)).toEqual(["1", "2", "OT"]);
  });

  it("is empty if only final scores are known", () => {
    expect(periodColumns([matchOf([]), matchOf(["1st"])])).toEqual([]);
  });
});
