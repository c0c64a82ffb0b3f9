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
  // Columns are made of the periods alone.
  return { scoreboard: { periods: scores } } as unknown as Match;
}

describe("columns of period scores", () => {
  it("has those of the longest match, in its order", () => {
    const columns = periodColumns([matchOf(["1st", "2nd"]), matchOf(["1st", "2nd", "ot"])]);
    expect(columns.map(({ key }) => key)).toEqual(["1st", "2nd", "ot"]);
    expect(columns.map(columnHeading)).toEqual(["1", "2", "OT"]);
  });

  it("has none where only the final score is known", () => {
    expect(periodColumns([matchOf([]), matchOf(["1st"])])).toEqual([]);
  });
});
