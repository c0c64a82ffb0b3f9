import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payback } from "../../src/providers/games/provider-game.ts";
import { createRace, drawRace, placeChances } from "../../src/providers/games/race.ts";
import { racingGame } from "../../src/providers/games/racing-game.ts";

const rounds = fc.integer({ min: 1, max: 100_000_000 });

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

describe("the races", () => {
  it("have the published payback, by exact enumeration", () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { card, weights } = createRace(round);
        const places = placeChances(weights);
        expect(sumOf(places)).toBeCloseTo(3, 9);
        card.runners.forEach(({ odds }, index) => {
          const chances = { win: (weights[index] ?? 0) / sumOf(weights), place: places[index] ?? 0 };
          for (const market of ["win", "place"] as const) {
            const share = chances[market] * ((odds[market] ?? 0) / 1000);
            expect(share).toBeLessThanOrEqual(payback + 1e-9);
            if (odds[market] !== null && odds[market] < 100_000) expect(share).toBeGreaterThan(payback * 0.9);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it("are drawn according to their probabilities", () => {
    const race = createRace(77);
    const total = sumOf(race.weights);
    const draws = 1_500;
    const wins = race.weights.map(() => 0);
    for (let index = 0; index < draws; index += 1) {
      const [winner = 0] = drawRace(race, `seed-${index}`).order;
      wins[winner - 1] = (wins[winner - 1] ?? 0) + 1;
    }
    race.weights.forEach((weight, index) => {
      const chance = weight / total;
      const deviation = Math.sqrt((chance * (1 - chance)) / draws);
      expect(Math.abs((wins[index] ?? 0) / draws - chance)).toBeLessThan(4.5 * deviation + 1e-9);
    });
  });

  it("are reproducible from the seed, and every runner finishes once in the drawn order", () => {
    fc.assert(
      fc.property(rounds, fc.string(), (round, seed) => {
        const race = createRace(round);
        const result = drawRace(race, seed);
        expect(drawRace(createRace(round), seed)).toEqual(result);
        expect(result.order.toSorted((left, right) => left - right)).toEqual(race.card.runners.map(({ number }) => number));
        const byFinish = result.runs.toSorted((left, right) => left.finishMs - right.finishMs).map(({ number }) => number);
        expect(byFinish).toEqual(result.order);
        expect(Math.max(...result.runs.map(({ finishMs }) => finishMs))).toBeLessThan(racingGame.shownForMs);
      }),
      { numRuns: 40 },
    );
  });

  it("accept bets only on runners of the card and pay the winner and the first three", () => {
    const game = racingGame.round(5);
    const { order } = drawRace(createRace(5), "a-seed");
    const draw = game.draw("a-seed");
    expect(game.quote({ market: "win", runner: 99 })).toBeNull();
    expect(game.quote({ market: "show", runner: 1 })).toBeNull();
    expect(game.quote(null)).toBeNull();
    const won = order.map((runner) => ({
      win: draw.returnOf({ market: "win", runner }, 2_000),
      place: draw.returnOf({ market: "place", runner }, 1_500),
    }));
    expect(won.map(({ win }) => win)).toEqual(order.map((_, place) => (place === 0 ? 2_000 : 0)));
    expect(won.map(({ place }) => place)).toEqual(order.map((_, place) => (place < 3 ? 1_500 : 0)));
    expect(draw.returnOf("nonsense", 2_000)).toBe(0);
  });
});
