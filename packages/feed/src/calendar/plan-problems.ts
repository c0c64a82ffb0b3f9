import type { Fixture } from "../core/fixture.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { dayMs, hourMs, weekOf } from "../core/time.ts";
import { overAt, teamRestMs } from "./place-season.ts";
import { type Replay, seasonLeaks } from "./season-leaks.ts";
import { isLeaguePhase } from "./standings.ts";
import { identityOf } from "./track.ts";

/** A real match is replayed at most once within this time. */
export const showingMs = 60 * dayMs;
const maxMeetingsPerWeek = 2;
const simulatedRestMs = 4 * hourMs;
const idsPerSeason = 40_000;

/** Faults of a plan that reveal a result or look absurd; the fixtures are in order of start. */
export function planProblems(fixtures: readonly Fixture[]): readonly string[] {
  const replays = fixtures.flatMap((fixture): readonly Replay[] => (fixture.source ? [{ fixture, source: fixture.source }] : []));
  const seasons = Map.groupBy(replays, ({ fixture }) => `${fixture.tournamentId}/${Math.floor(fixture.id / idsPerSeason)}`);
  return [
    ...repeats(replays),
    ...[...seasons.values()].flatMap((season) => [...turnedOrders(season), ...leaks(season)]),
    ...seasonLeaks([...seasons.values()]),
    ...tooLittleRest(fixtures),
    ...tooManyMeetings(fixtures),
  ];
}

function describe({ id, home, away, round }: Fixture): string {
  return `${home.name} - ${away.name} (${id}${round === null ? "" : `, ${round}`})`;
}

function repeats(replays: readonly Replay[]): readonly string[] {
  const shownAt = new Map<string, number>();
  return replays.flatMap(({ fixture, source }) => {
    const identity = identityOf(source);
    const before = shownAt.get(identity) ?? -Infinity;
    shownAt.set(identity, fixture.startsAt);
    return fixture.startsAt - before < showingMs ? [`${describe(fixture)} is shown twice within 60 days`] : [];
  });
}

/** In a season, the matches of each team are in their real order. */
function turnedOrders(season: readonly Replay[]): readonly string[] {
  const latest = new Map<string, Replay>();
  return season.flatMap(({ fixture, source }) => {
    const before = [source.home, source.away].flatMap(({ id }) => latest.get(id) ?? []);
    for (const { id } of [source.home, source.away]) latest.set(id, { fixture, source });
    return before
      .filter((other) => other.source.playedAt > source.playedAt)
      .map((other) => `${describe(fixture)} comes after ${describe(other.fixture)}`);
  });
}

const decidingRound = /final|round of|semi|quarter|wild ?card|divisional|eliminator|super bowl|third place/i;

/** A knock-out match is announced after the matches that decide its sides: their previous ones, and all of the league phase. */
function leaks(season: readonly Replay[]): readonly string[] {
  const knockOuts = season.filter(({ source }) => decidingRound.test(source.round ?? ""));
  return knockOuts.flatMap(({ fixture, source }) => {
    const teams = new Set([source.home.id, source.away.id]);
    const deciding = season.filter(
      (other) =>
        other.source.playedAt < source.playedAt &&
        !/third place/i.test(other.source.round ?? "") &&
        (teams.has(other.source.home.id) || teams.has(other.source.away.id) || isTable(other.source)),
    );
    const announcedAt = fixture.publicAt ?? -Infinity;
    const revealed = deciding.find((other) => overAt(other.fixture) > announcedAt);
    const late = announcedAt > fixture.startsAt ? [`${describe(fixture)} is announced after its start`] : [];
    return revealed ? [`${describe(fixture)} is announced before ${describe(revealed.fixture)} is over`, ...late] : late;
  });
}

function isTable(source: SourceMatch): boolean {
  return source.sport !== "tennis" && isLeaguePhase(source) && !/third place|first round/i.test(source.round ?? "");
}

function tooLittleRest(fixtures: readonly Fixture[]): readonly string[] {
  const playedAt = new Map<string, number>();
  return fixtures.flatMap((fixture) => {
    const restMs = fixture.source ? teamRestMs : simulatedRestMs;
    return [fixture.home, fixture.away].flatMap((team) => {
      const before = playedAt.get(team.id) ?? -Infinity;
      playedAt.set(team.id, fixture.startsAt);
      return fixture.startsAt - before < restMs ? [`${team.name} plays too soon again in ${describe(fixture)}`] : [];
    });
  });
}

function tooManyMeetings(fixtures: readonly Fixture[]): readonly string[] {
  const simulated = fixtures.filter(({ source }) => source === null);
  const meetings = Map.groupBy(simulated, ({ home, away, startsAt }) => `${[home.id, away.id].sort().join("/")} ${weekOf(startsAt)}`);
  return [...meetings.values()].flatMap((found) =>
    found[maxMeetingsPerWeek] ? [`${describe(found[maxMeetingsPerWeek])} is one meeting too many`] : [],
  );
}
