import type { SportKey } from "../src/core/source-match.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { nominalDurationMs } from "../src/calendar/standings.ts";
import { hourMs, weekMs } from "../src/core/time.ts";

const quarterMs = hourMs / 4;
const quarters = (52 * weekMs) / quarterMs;
const simulatedSports: ReadonlySet<SportKey> = new Set(["cs2", "lol", "dota2", "valorant"]);

interface Spread {
  readonly minimum: number;
  readonly median: number;
  readonly maximum: number;
}

/** Fixtures at each quarter hour of 52 weeks; "prematch" are those of the following seven days. */
export interface YearMeasures {
  readonly live: Spread;
  readonly liveSports: Spread;
  /** Live sports that are neither football nor simulated. */
  readonly liveOtherRealSports: Spread;
  readonly prematch: Spread;
  readonly prematchWithoutClassics: Spread;
  /** Season matches only: neither Classics nor e-sports. */
  readonly prematchSeason: Spread;
  /** Sports other than e-sports with a fixture in the seven days. */
  readonly prematchRealSports: Spread;
}

/** Measures the plan; the fixtures must include the day before the start and the week after the 52 weeks. */
export function measureYear(fixtures: readonly Fixture[], startMs: number): YearMeasures {
  const count = (spanOf: (fixture: Fixture) => readonly [number, number], counted: readonly Fixture[]): Uint16Array => {
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
  const comingSpan = ({ startsAt }: Fixture): readonly [number, number] => [startsAt - weekMs, startsAt];
  const sportsOn = (spanOf: typeof liveSpan, counts: (sport: SportKey) => boolean): Uint16Array => {
    const bySport = [
      ...Map.groupBy(
        fixtures.filter(({ sport }) => counts(sport)),
        ({ sport }) => sport,
      ).values(),
    ].map((ofSport) => count(spanOf, ofSport));
    return Uint16Array.from({ length: quarters }, (_, index) => bySport.filter((values) => (values[index] ?? 0) > 0).length);
  };
  const isReal = (sport: SportKey): boolean => !simulatedSports.has(sport);
  return {
    live: spreadOf(count(liveSpan, fixtures)),
    liveSports: spreadOf(sportsOn(liveSpan, () => true)),
    liveOtherRealSports: spreadOf(sportsOn(liveSpan, (sport) => isReal(sport) && sport !== "soccer")),
    prematch: spreadOf(count(comingSpan, fixtures)),
    prematchWithoutClassics: spreadOf(
      count(
        comingSpan,
        fixtures.filter(({ kind }) => kind !== "classic"),
      ),
    ),
    prematchSeason: spreadOf(
      count(
        comingSpan,
        fixtures.filter(({ kind }) => kind === "season"),
      ),
    ),
    prematchRealSports: spreadOf(sportsOn(comingSpan, isReal)),
  };
}

function spreadOf(values: Uint16Array): Spread {
  const sorted = values.toSorted();
  return { minimum: sorted[0] ?? 0, median: sorted[sorted.length >>> 1] ?? 0, maximum: sorted.at(-1) ?? 0 };
}
