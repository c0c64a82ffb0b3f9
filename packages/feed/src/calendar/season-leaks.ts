import type { Fixture } from "../core/fixture.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { dayMs } from "../core/time.ts";
import { overAt } from "./place-season.ts";

/** Fixtures are listed for this long before they start, and results for this long after. */
const listedBeforeMs = 7 * dayMs;
const listedAfterMs = 14 * dayMs;
/** The finals of a tournament are really played within this time of the qualification. */
const finalsMs = 550 * dayMs;
const worldCupMs = 4 * 365 * dayMs;

/** One replay of a season: when it is open for bets, and when bettors can see it. */
interface ShownSeason {
  readonly competition: string;
  readonly season: string;
  /** Real time of its first planned match. */
  readonly playedAt: number;
  readonly opensAt: number;
  readonly overAt: number;
  readonly listedFrom: number;
  readonly listedUntil: number;
}

/** A replay and the real match behind it. */
export interface Replay {
  readonly fixture: Fixture;
  readonly source: SourceMatch;
}

/** Open seasons whose outcome another season on the plan reveals, because its teams were promoted, relegated or qualified by it. */
export function seasonLeaks(seasons: readonly (readonly Replay[])[]): readonly string[] {
  const shown = seasons.flatMap(toShown);
  return shown.flatMap((open) =>
    shown
      .filter((other) => decides(open, other) && open.opensAt < other.listedUntil && other.listedFrom < open.overAt)
      .map((other) => `${describe(open)} is open while ${describe(other)}, whose teams it decides, can be read`),
  );
}

function describe({ competition, season, opensAt }: ShownSeason): string {
  return `${competition} ${season} (from ${new Date(opensAt).toISOString().slice(0, 10)})`;
}

function toShown(replays: readonly Replay[]): readonly ShownSeason[] {
  const [first] = replays;
  if (first?.source.sport !== "soccer") return [];
  const all = (valueOf: (replay: Replay) => number): readonly number[] => replays.map(valueOf);
  return [
    {
      competition: first.source.competition,
      season: first.source.season,
      playedAt: Math.min(...all(({ source }) => source.playedAt)),
      opensAt: Math.min(...all(({ fixture }) => fixture.startsAt)),
      overAt: Math.max(...all(({ fixture }) => overAt(fixture))),
      listedFrom: Math.min(...all(({ fixture }) => Math.max(fixture.startsAt - listedBeforeMs, fixture.publicAt ?? -Infinity))),
      listedUntil: Math.max(...all(({ fixture }) => overAt(fixture))) + listedAfterMs,
    },
  ];
}

const league = /^([a-z]{3})\.(\d)$/;
/** Leagues without promotion and relegation. */
const closedCountries: ReadonlySet<string> = new Set(["usa", "mex", "aus"]);
const europeanCups: ReadonlySet<string> = new Set(["ucl", "uel", "uecl"]);
const southAmerica: ReadonlySet<string> = new Set(["bra", "arg"]);
const elsewhere: ReadonlySet<string> = new Set([...southAmerica, ...closedCountries, "jpn", "chn", "ksa"]);

/** Whether the results of a season decide who plays in another one. */
function decides(one: ShownSeason, other: ShownSeason): boolean {
  if (one.competition.endsWith("-qualification")) return isQualificationOf(one, other);
  const [, country, level] = league.exec(one.competition) ?? [];
  if (country === undefined || yearOf(other) !== yearOf(one) + 1) return false;
  const [, otherCountry, otherLevel] = league.exec(other.competition) ?? [];
  if (country === otherCountry) return !closedCountries.has(country) && Math.abs(Number(level) - Number(otherLevel)) <= 1;
  if (level !== "1") return false;
  return europeanCups.has(other.competition) ? !elsewhere.has(country) : other.competition === "libertadores" && southAmerica.has(country);
}

function isQualificationOf(one: ShownSeason, other: ShownSeason): boolean {
  const passed = other.playedAt - one.playedAt;
  if (one.competition === "internationals.fifa-world-cup-qualification")
    return other.competition === "worldcup" && passed > 0 && passed < worldCupMs;
  return one.competition === `${other.competition}-qualification` && passed > 0 && passed < finalsMs;
}

/** The year in which a season begins. */
function yearOf({ season }: ShownSeason): number {
  return Number(season.slice(0, 4));
}
