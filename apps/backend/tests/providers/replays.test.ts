import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentAt } from "../../src/providers/frame/football-story.ts";
import { createRaceMotion, progressAt, sectionCount } from "../../src/providers/frame/races-motion.ts";
import { chanceOf, courseOf, createFootballMatch, drawMatch } from "../../src/providers/games/football-match.ts";
import { createRace, drawRace } from "../../src/providers/games/race.ts";

const rounds = fc.integer({ min: 1, max: 100_000_000 });

describe("the replay of a race", () => {
  it("ends in the drawn order, without a runner that moves backwards", () => {
    fc.assert(
      fc.property(rounds, fc.string(), (round, seed) => {
        const race = createRace(round);
        const { order, runs } = drawRace(race, seed);
        const motion = createRaceMotion(race.card, runs);
        expect(motion.orderAt(motion.lengthMs).map(({ number }) => number)).toEqual(order);
        expect(motion.orderAt(motion.winnerMs)[0]?.number).toBe(order[0]);
        for (const run of runs) {
          const steps = Array.from({ length: 60 }, (_, step) => progressAt(run, (step / 60) * motion.lengthMs));
          expect(steps).toEqual(steps.toSorted((left, right) => left - right));
        }
      }),
      { numRuns: 15 },
    );
  });

  it("counts down the metres and has the section speeds of real horses", () => {
    const race = createRace(5);
    const motion = createRaceMotion(race.card, drawRace(race, "a-seed").runs);
    expect(motion.metresLeft(0)).toBe(race.card.distance);
    expect(motion.metresLeft(motion.winnerMs)).toBe(0);
    expect(motion.sectionsAt(0)).toEqual([]);
    const sections = motion.sectionsAt(motion.lengthMs);
    expect(sections).toHaveLength(sectionCount);
    for (const speed of sections) expect(speed).toSatisfy((kmh: number) => kmh > 40 && kmh < 80);
    const gaps = motion.orderAt(motion.lengthMs).map(({ behind }) => behind);
    expect(gaps[0]).toBe(0);
    expect(gaps).toEqual(gaps.toSorted((left, right) => left - right));
  });
});

describe("the replay of a match", () => {
  it("begins with the chances that were priced and ends with the result", () => {
    fc.assert(
      fc.property(rounds, fc.string(), (round, seed) => {
        const match = createFootballMatch(round);
        const drawn = drawMatch(match, seed);
        const result = { ...drawn, course: courseOf(match, drawn.events) };
        const [first] = result.course;
        expect(first?.home).toBeCloseTo(chanceOf("home", match.chances), 9);
        expect(first?.draw).toBeCloseTo(chanceOf("draw", match.chances), 9);
        const end = { home: Number(result.home > result.away), draw: Number(result.home === result.away) };
        expect(result.course.at(-1)).toMatchObject({ minute: 90, ...end });
        const moment = momentAt(result, 90);
        expect([moment.home.goals, moment.away.goals]).toEqual([result.home, result.away]);
        expect(moment.home.shots).toBeGreaterThanOrEqual(moment.home.onTarget);
      }),
      { numRuns: 8 },
    );
  });

  it("shows nothing before it happens", () => {
    const events = [
      { minute: 20, side: "home", kind: "goal" },
      { minute: 40, side: "away", kind: "wide" },
      { minute: 41, side: "away", kind: "corner" },
    ] as const;
    const course = [0, 19, 20, 90].map((minute) => ({ minute, home: 0.5, draw: 0.3 }));
    const before = momentAt({ events, course }, 19.9);
    expect([before.home.goals, before.last, before.course.length]).toEqual([0, null, 2]);
    const after = momentAt({ events, course }, 45);
    expect(after.home).toEqual({ goals: 1, shots: 1, onTarget: 1, corners: 0 });
    expect(after.away).toEqual({ goals: 0, shots: 1, onTarget: 0, corners: 1 });
    expect(after.last?.kind).toBe("corner");
  });
});
