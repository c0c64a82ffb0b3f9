import { describe, expect, it } from "vitest";
import type { OutrightFacts } from "../../src/book/catalog/catalog-source.ts";
import { createOutrightState } from "../../src/book/lists/outrights.ts";

const player = (id: string, probability: number) => ({ team: { id, name: id, country: null }, probability });
const scorers: OutrightFacts = {
  id: 4_000_000_001,
  tournamentId: 1,
  sport: "soccer",
  kind: "scorer",
  name: "FIFA World Cup - Top goalscorer",
  places: 1,
  overround: 1.2,
  closesAt: 1,
  endsAt: 2,
  competitors: [player("ana", 0.5), player("bea", 0.3), player("cleo", 0.2)],
};

describe("createOutrightState", () => {
  it("shares the win among players with equally many goals", () => {
    const { template } = createOutrightState(scorers);
    const resultsOf = (...winners: readonly string[]) => template.outcomes.map(({ id }) => template.resultOf(winners, id));
    expect(resultsOf("bea")).toEqual(["lose", "win", "lose"]);
    expect(resultsOf("ana", "bea", "dora")).toEqual([{ deadHeatShare: 1 / 3 }, { deadHeatShare: 1 / 3 }, "lose"]);
  });

  it("pays every team among the first places in full", () => {
    const { template } = createOutrightState({ ...scorers, kind: "top", places: 2 });
    expect(template.outcomes.map(({ id }) => template.resultOf(["ana", "cleo"], id))).toEqual(["win", "lose", "win"]);
  });
});
