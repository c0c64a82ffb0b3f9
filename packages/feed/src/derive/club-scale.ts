import type { PlainMatch } from "./read-openfootball.ts";

/** A match with the competition that it counts for. */
export interface RatedMatch extends PlainMatch {
  readonly competition: string;
  /** Whether both sides belong to this league; cups are not leagues. */
  readonly isLeague: boolean;
}

/** Logarithms of the factors on goals scored and conceded; 0 and 0 is the average of all leagues. */
export interface ClubLevel {
  attack: number;
  defence: number;
  readonly league: string;
  /** Weighted number of matches behind it. */
  games: number;
}

const halfLifeDays = 400;
const oldestDays = 4 * 365;
/** How much more a match between countries counts: it shows what a club is worth outside its league. Fitted for the smallest Brier score. */
const internationalWeight = 3;
const internationalCups: ReadonlySet<string> = new Set(["ucl", "uel", "uecl", "libertadores", "clubworldcup", "concacaf"]);
/** Weight of the level of a league for each of its clubs, and of a league's starting level, both in goals. */
const clubPrior = 7;
const leaguePrior = 20;
const passes = 60;
/** A match between two leagues shows little about either, so levels move slowly. */
const leagueStep = 0.5;

interface Attempt {
  readonly club: number;
  readonly other: number;
  readonly weight: number;
  readonly goals: number;
  readonly base: number;
}

interface LeagueSum {
  scored: number;
  expectedScored: number;
  conceded: number;
  expectedConceded: number;
}

function weightOf({ competition, day }: RatedMatch, before: number): number {
  return 2 ** (-(before - day) / halfLifeDays) * (internationalCups.has(competition) ? internationalWeight : 1);
}

/** The latest league of each club before a day; a club that only plays cups belongs to the league named for its cup. */
function leaguesOf(matches: readonly RatedMatch[]): ReadonlyMap<string, string> {
  const leagues = new Map<string, string>();
  for (const match of matches)
    if (!match.isLeague) for (const club of [match.home, match.away]) leagues.set(club, `${match.competition}.other`);
  for (const match of matches) if (match.isLeague) for (const club of [match.home, match.away]) leagues.set(club, match.competition);
  return leagues;
}

/** Mean goals at home and away of each competition, close to the overall average if there are few matches. */
function basesOf(matches: readonly (RatedMatch & { readonly weight: number })[]): ReadonlyMap<string, readonly [number, number]> {
  const sums = new Map<string, [number, number, number]>();
  for (const { competition, goals, weight } of matches) {
    const sum = sums.get(competition) ?? [40 * 1.53, 40 * 1.22, 40];
    sums.set(competition, [sum[0] + weight * goals[0], sum[1] + weight * goals[1], sum[2] + weight]);
  }
  return new Map([...sums].map(([competition, [home, away, weight]]) => [competition, [home / weight, away / weight] as const]));
}

/**
 * Rates all clubs before a day: attack and defence within their leagues, and levels of leagues from matches between them.
 * Within a league its level cancels out, so league matches rate the clubs and only other matches move leagues.
 */
export function rateClubs(
  all: readonly RatedMatch[],
  before: number,
  startingLevel: (league: string) => number,
): { readonly clubs: ReadonlyMap<string, ClubLevel>; readonly bases: ReadonlyMap<string, readonly [number, number]> } {
  const past = all
    .filter(({ day }) => day < before && day >= before - oldestDays)
    .sort((one, other) => one.day - other.day)
    .map((match) => ({ ...match, weight: weightOf(match, before) }));
  const leagueOf = leaguesOf(past);
  const levels = new Map([...new Set(leagueOf.values())].map((league) => [league, startingLevel(league)]));
  const clubs = [...leagueOf].map(([name, league]): ClubLevel & { readonly name: string } => {
    const level = levels.get(league) ?? 0;
    return { name, league, attack: level, defence: -level, games: 0 };
  });
  const placeOf = new Map(clubs.map(({ name }, place) => [name, place]));
  const bases = basesOf(past);
  const attempts: Attempt[] = past.flatMap(({ competition, home, away, goals, weight }) => {
    const base = bases.get(competition) ?? [1.53, 1.22];
    const [club, other] = [placeOf.get(home) ?? 0, placeOf.get(away) ?? 0];
    return [
      { club, other, weight, goals: goals[0], base: base[0] },
      { club: other, other: club, weight, goals: goals[1], base: base[1] },
    ];
  });
  for (const { club, weight } of attempts) {
    const rated = clubs[club];
    if (rated) rated.games += weight;
  }
  for (let pass = 0; pass < passes; pass += 1) {
    updateClubs(clubs, attempts, levels);
    if (pass % 2 === 1) updateLeagues(clubs, attempts, { levels, startingLevel });
  }
  return { clubs: new Map(clubs.map((club) => [club.name, club])), bases };
}

type NamedLevel = ClubLevel & { readonly name: string };

function updateClubs(clubs: readonly NamedLevel[], attempts: readonly Attempt[], levels: ReadonlyMap<string, number>): void {
  const priors = clubs.map(({ league }) => levels.get(league) ?? 0);
  const scored = priors.map(() => clubPrior);
  const expected = priors.map((level) => clubPrior * Math.exp(level));
  // Attack: goals compared with what an attack of factor 1 would have scored.
  const attackExpected = priors.map((level) => clubPrior / Math.exp(level));
  attempts.forEach(({ club, other, weight, goals, base }) => {
    scored[club] = (scored[club] ?? 0) + weight * goals;
    attackExpected[club] = (attackExpected[club] ?? 0) + weight * base * Math.exp(clubs[other]?.defence ?? 0);
  });
  clubs.forEach((club, place) => (club.attack = Math.log((scored[place] ?? 1) / (attackExpected[place] ?? 1))));
  const conceded = priors.map(() => clubPrior);
  attempts.forEach(({ club, other, weight, goals, base }) => {
    conceded[other] = (conceded[other] ?? 0) + weight * goals;
    expected[other] = (expected[other] ?? 0) + weight * base * Math.exp(clubs[club]?.attack ?? 0);
  });
  clubs.forEach((club, place) => (club.defence = Math.log((conceded[place] ?? 1) / (expected[place] ?? 1))));
}

interface Levels {
  readonly levels: Map<string, number>;
  readonly startingLevel: (league: string) => number;
}

/** Moves each league, with all its clubs, towards what its matches against other leagues show. */
function updateLeagues(clubs: readonly NamedLevel[], attempts: readonly Attempt[], { levels, startingLevel }: Levels): void {
  const sums = new Map<string, LeagueSum>();
  const sumOf = (league: string): LeagueSum => {
    const known = sums.get(league) ?? { scored: 0, expectedScored: 0, conceded: 0, expectedConceded: 0 };
    sums.set(league, known);
    return known;
  };
  for (const { club, other, weight, goals, base } of attempts) {
    const [own, opponent] = [clubs[club], clubs[other]];
    if (!own || !opponent || own.league === opponent.league) continue;
    const expected = weight * base * Math.exp(own.attack + opponent.defence);
    const attackers = sumOf(own.league);
    attackers.scored += weight * goals;
    attackers.expectedScored += expected;
    const defenders = sumOf(opponent.league);
    defenders.conceded += weight * goals;
    defenders.expectedConceded += expected;
  }
  const shifts = new Map<string, number>();
  for (const [league, level] of levels) {
    const sum = sums.get(league) ?? { scored: 0, expectedScored: 0, conceded: 0, expectedConceded: 0 };
    const pull = startingLevel(league) - level;
    const forward = (sum.scored + leaguePrior * Math.exp(pull)) / (sum.expectedScored + leaguePrior);
    const backward = (sum.conceded + leaguePrior * Math.exp(-pull)) / (sum.expectedConceded + leaguePrior);
    shifts.set(league, (leagueStep * Math.log(forward / backward)) / 2);
  }
  for (const [league, shift] of shifts) levels.set(league, (levels.get(league) ?? 0) + shift);
  for (const club of clubs) {
    const shift = shifts.get(club.league) ?? 0;
    club.attack += shift;
    club.defence -= shift;
  }
}
