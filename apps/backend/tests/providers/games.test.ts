import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ballArchive,
  type BallCard,
  type BallOutcome,
  ballOutcomes,
  cricketGame,
  kindOf,
  phases,
} from "../../src/providers/games/cricket-game.ts";
import { chanceOf, createFootballMatch, drawMatch, footballOutcomes, goalChances } from "../../src/providers/games/football-match.ts";
import { footballGame } from "../../src/providers/games/football-game.ts";
import { providerGames } from "../../src/providers/games/game-list.ts";
import { lotteryGame, lotteryPayback, type LotteryResult, payTable } from "../../src/providers/games/lottery-game.ts";
import { payback } from "../../src/providers/games/provider-game.ts";
import { openRoundAt, closesAt } from "../../src/providers/rounds.ts";

const rounds = fc.integer({ min: 1, max: 100_000_000 });
const byValue = (left: number, right: number): number => left - right;

/** Counts all tickets by how many of the numbers 1 to 5 they contain. */
function countEveryTicket(): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  const isDrawn = (number: number): number => (number <= 5 ? 1 : 0);
  for (let a = 1; a <= 36; a += 1)
    for (let b = a + 1; b <= 36; b += 1)
      for (let c = b + 1; c <= 36; c += 1)
        for (let d = c + 1; d <= 36; d += 1)
          for (let e = d + 1; e <= 36; e += 1) {
            const matched = isDrawn(a) + isDrawn(b) + isDrawn(c) + isDrawn(d) + isDrawn(e);
            counts[matched] = (counts[matched] ?? 0) + 1;
          }
  return counts;
}

describe("the lottery", () => {
  it("has the payback of its pay table, by enumeration of all tickets", () => {
    const counts = countEveryTicket();
    const tried = counts.reduce((sum, count) => sum + count, 0);
    expect(tried).toBe(376_992);
    for (const { matched, tickets, allTickets } of payTable) expect([tickets, allTickets]).toEqual([counts[matched], tried]);
    const returned = payTable.reduce((sum, { matched, odds }) => sum + (counts[matched] ?? 0) * (odds / 1000), 0);
    expect(lotteryPayback).toBeCloseTo(returned / tried, 12);
    expect(lotteryPayback).toBeLessThan(payback);
  });

  it("pays by the number of matches", () => {
    const draw = lotteryGame.round(1).draw("any seed");
    const { numbers } = draw.result as LotteryResult;
    const others = Array.from({ length: 36 }, (_, index) => index + 1).filter((number) => !numbers.includes(number));
    const paid = [0, 1, 2, 3, 4, 5].map((count) => draw.returnOf({ numbers: [...numbers.slice(0, count), ...others.slice(count, 5)] }, 1));
    expect(paid).toEqual([0, 0, 2_000, 20_000, 400_000, 20_000_000]);
    expect(draw.returnOf("nonsense", 1)).toBe(0);
  });

  it("draws five different numbers with equal frequency", () => {
    const counts = new Map<number, number>();
    const draws = 1_200;
    for (let index = 0; index < draws; index += 1) {
      const { numbers } = lotteryGame.round(1).draw(`seed-${index}`).result as LotteryResult;
      expect(new Set(numbers).size).toBe(5);
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const chance = 5 / 36;
    const deviation = Math.sqrt(draws * chance * (1 - chance));
    for (let number = 1; number <= 36; number += 1)
      expect(Math.abs((counts.get(number) ?? 0) - draws * chance)).toBeLessThan(4.5 * deviation);
  });

  it("accepts only tickets of five different numbers and stores them sorted", () => {
    const { quote } = lotteryGame.round(1);
    expect(quote({ numbers: [36, 1, 7, 9, 2] })?.selection).toEqual({ numbers: [1, 2, 7, 9, 36] });
    for (const numbers of [[1, 2, 3, 4], [1, 2, 3, 4, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 37], [1.5, 2, 3, 4, 5], "12345"])
      expect(quote({ numbers })).toBeNull();
  });
});

describe("the virtual match", () => {
  it("has exact prices that never exceed the published payback", () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { card, chances } = createFootballMatch(round);
        expect(goalChances(chances.home).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const outcomes of Object.values(footballOutcomes)) {
          const all = outcomes.map((outcome) => chanceOf(outcome, chances));
          expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          outcomes.forEach((outcome, index) => {
            const share = (all[index] ?? 0) * ((card.odds[outcome] ?? 0) / 1000);
            expect(share).toBeLessThanOrEqual(payback + 1e-9);
            expect(share).toBeGreaterThan(payback * 0.9);
          });
        }
        expect(card.teams.home.name).not.toBe(card.teams.away.name);
        expect(card.teams.home.shirt).not.toBe(card.teams.away.shirt);
      }),
      { numRuns: 25 },
    );
  });

  it("is won by the home side as often as priced, is reproducible from its seed, and has the goals of its events", () => {
    const match = createFootballMatch(11);
    const games = 300;
    let homeWins = 0;
    for (let index = 0; index < games; index += 1) {
      const { home, away, events } = drawMatch(match, `seed-${index}`);
      if (home > away) homeWins += 1;
      expect(events.filter(({ kind }) => kind === "goal")).toHaveLength(home + away);
      expect(events.map(({ minute }) => minute)).toEqual(events.map(({ minute }) => minute).toSorted(byValue));
    }
    const chance = chanceOf("home", match.chances);
    expect(Math.abs(homeWins / games - chance)).toBeLessThan(4.5 * Math.sqrt((chance * (1 - chance)) / games));
    expect(drawMatch(match, "again")).toEqual(drawMatch(match, "again"));
  });

  it("pays exactly one outcome of each market", () => {
    fc.assert(
      fc.property(rounds, fc.string(), (round, seed) => {
        const draw = footballGame.round(round).draw(seed);
        for (const outcomes of Object.values(footballOutcomes))
          expect(outcomes.filter((outcome) => draw.returnOf({ outcome }, 2_000) === 2_000)).toHaveLength(1);
        expect(draw.returnOf({ outcome: "both" }, 2_000)).toBe(0);
      }),
      { numRuns: 30 },
    );
    expect(footballGame.round(3).quote({ outcome: "nobody" })).toBeNull();
  });
});

describe("the balls from the archive", () => {
  const cardOf = (round: number): BallCard => cricketGame.round(round).card as BallCard;

  it("are priced by the frequencies of all balls of their phase", () => {
    for (const phase of phases) {
      const balls = ballArchive(phase);
      expect(balls.length).toBeGreaterThan(10_000);
      const round = Array.from({ length: 60 }, (_, index) => index + 1).find((number) => cardOf(number).phase === phase) ?? 0;
      const card = cardOf(round);
      const single = (["dot", "one", "two", "four", "six", "wicket", "extra"] as const).map((name) => card.outcomes[name].count);
      expect(single.reduce((sum, count) => sum + count, 0)).toBe(balls.length);
      for (const [name, { count, odds }] of Object.entries(card.outcomes)) {
        const kinds: readonly string[] = ballOutcomes[name as BallOutcome];
        expect(count).toBe(balls.filter(({ kind }) => kinds.includes(kind)).length);
        if (odds !== null) expect((count / balls.length) * (odds / 1000)).toBeLessThanOrEqual(payback + 1e-9);
      }
    }
  });

  it("do not reveal their match before they are bowled", () => {
    const known = JSON.stringify(Array.from({ length: 40 }, (_, index) => cardOf(index + 1)));
    for (const { batting, bowler, date } of phases.flatMap((phase) => ballArchive(phase).slice(0, 300)))
      for (const secret of [batting, bowler, date]) expect(known).not.toContain(secret);
  });

  it("settle by the real result", () => {
    expect(kindOf({ runs: 0, isLegal: true, isWicket: true })).toBe("wicket");
    expect(kindOf({ runs: 5, isLegal: false, isWicket: false })).toBe("extra");
    expect([0, 1, 2, 3, 4, 5, 6].map((runs) => kindOf({ runs, isLegal: true, isWicket: false }))).toEqual([
      "dot",
      "one",
      "two",
      "two",
      "four",
      "four",
      "six",
    ]);
    fc.assert(
      fc.property(rounds, fc.string(), (round, seed) => {
        const draw = cricketGame.round(round).draw(seed);
        const { kind } = draw.result as { kind: string };
        expect(draw.returnOf({ outcome: kind }, 3_000)).toBe(3_000);
        const boundary = kind === "four" || kind === "six";
        expect(draw.returnOf({ outcome: boundary ? "boundary" : "noBoundary" }, 3_000)).toBe(3_000);
        expect(draw.returnOf({ outcome: boundary ? "noBoundary" : "boundary" }, 3_000)).toBe(0);
        expect(draw.returnOf({ outcome: "tie" }, 3_000)).toBe(0);
      }),
      { numRuns: 40 },
    );
    expect(cricketGame.round(1).quote({ outcome: "tie" })).toBeNull();
  });
});

describe("every game", () => {
  it("accepts bets on one round at a time and shows a round before the next one closes", () => {
    for (const game of providerGames) {
      expect(game.shownForMs).toBeLessThan(game.everyMs);
      for (const now of [0, 1, game.everyMs - 1, game.everyMs, 1_763_740_800_123]) {
        const open = openRoundAt(game, now);
        expect(closesAt(game, open)).toBeGreaterThan(now);
        expect(closesAt(game, open - 1)).toBeLessThanOrEqual(now);
      }
      expect(game.round(9)).toBe(game.round(9));
    }
  });
});
