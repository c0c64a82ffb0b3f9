import type { Match } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { groupByStart } from "../../src/elements/matches/time-groups.tsx";

const at = (id: string, startsAtMs: number): Match => ({ id, startsAtMs }) as unknown as Match;

describe("rows by their start", () => {
  it("puts matches that start in the same minute under one heading", () => {
    const groups = groupByStart([at("1", 60_000), at("2", 90_000), at("3", 120_000), at("4", 300_000)]);
    expect(groups.map(({ startsAtMs, matches }) => [startsAtMs, matches.map(({ id }) => id)])).toEqual([
      [60_000, ["1", "2"]],
      [120_000, ["3"]],
      [300_000, ["4"]],
    ]);
  });
});
