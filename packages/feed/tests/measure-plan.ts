import type { SportKey } from "../src/core/source-match.ts";
import { type Fixture, isPublic } from "../src/core/fixture.ts";
import { nominalDurationMs } from "../src/calendar/standings.ts";
import { dayMs, hourMs, weekMs } from "../src/core/time.ts";

const quarterMs = hourMs / 4;
const quartersPerDay = dayMs / quarterMs;
const simulatedSports: ReadonlySet<SportKey> = new Set(["cs2", "lol", "dota2", "valorant"]);

interface Spread {
  readonly minimum: number;
  readonly median: number;
  readonly maximum: number;
}

/** Fixtures at each quarter hour; "upcoming" are the announced ones of the following seven days. */
export interface PlanMeasures {
  readonly live: Spread;
  readonly liveFootball: Spread;
  readonly liveSports: Spread;
  /** Live matches that really took place. */
  readonly liveReal: Spread;
  readonly upcoming: Spread;
}

/** Measures the plan; the fixtures must include the day before the start and the week after the last day. */
export function measurePlan(fixtures: readonly Fixture[], startMs: number, days: number): PlanMeasures {
  const quarters = days * quartersPerDay;
  const count = (counted: readonly Fixture[], spanOf: (fixture: Fixture) => readonly [number, number]): Uint16Array => {
    const steps = new Int32Array(quarters + 1);
    for (const fixture of counted) {
      const [from = 0, to = 0] = spanOf(fixture).map((at) => Math.min(Math.max(Math.ceil((at - startMs) / quarterMs), 0), quarters));
      steps[from] = (steps[from] ?? 0) + 1;
      steps[to] = (steps[to] ?? 0) - 1;
    }
    let running = 0;
    return Uint16Array.from({ length: quarters }, (_, index) => (running += steps[index] ?? 0));
  };
  const liveSpan = (fixture: Fixture): readonly [number, number] => [fixture.startsAt, fixture.startsAt + nominalDurationMs(fixture)];
  const bySport = [...Map.groupBy(fixtures, ({ sport }) => sport).values()].map((ofSport) => count(ofSport, liveSpan));
  return {
    live: spreadOf(count(fixtures, liveSpan)),
    liveFootball: spreadOf(
      count(
        fixtures.filter(({ sport }) => sport === "soccer"),
        liveSpan,
      ),
    ),
    liveSports: spreadOf(Uint16Array.from({ length: quarters }, (_, index) => bySport.filter((live) => (live[index] ?? 0) > 0).length)),
    liveReal: spreadOf(
      count(
        fixtures.filter(({ sport }) => !simulatedSports.has(sport)),
        liveSpan,
      ),
    ),
    upcoming: spreadOf(
      count(
        fixtures.filter((fixture) => isPublic(fixture, fixture.startsAt)),
        ({ startsAt, publicAt = 0 }) => [Math.max(startsAt - weekMs, publicAt), startsAt],
      ),
    ),
  };
}

function spreadOf(values: Uint16Array): Spread {
  const sorted = values.toSorted();
  return { minimum: sorted[0] ?? 0, median: sorted[sorted.length >>> 1] ?? 0, maximum: sorted.at(-1) ?? 0 };
}
