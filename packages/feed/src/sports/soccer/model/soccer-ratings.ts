import type { Pair, SoccerFacts, SourceMatch } from "../../../core/source-match.ts";
import type { Fixture } from "../../../core/fixture.ts";
import type { RatingHistory } from "../../../core/sport-module.ts";
import { fitStrengths, type RatedGame, type StrengthPrior, type Strengths } from "./fit-strengths.ts";
import { nationGoals, nationHomeEdge } from "./nation-elo.ts";
import type { StrengthRecord } from "../../../core/strength-record.ts";
import { dayMs, weekMs } from "../../../core/time.ts";

/** Club cups: teams are rated on all club football, because they have no league in common. */
const clubCups: ReadonlySet<string> = new Set(["ucl", "uel", "uecl", "libertadores", "clubworldcup", "eng.facup", "eng.eflcup", "ger.cup"]);

/** National teams are rated together. */
const nationalCompetitions: readonly string[] = ["internationals", "worldcup", "euro"];

/** Includes sub-competitions such as `internationals.friendly`. */
function isNational(competition: string): boolean {
  return nationalCompetitions.some((key) => competition === key || competition.startsWith(`${key}.`));
}

/** Expected counts of a match [home, away]; corners and cards are averages if the match has no statistics. */
export interface MatchRates {
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
}

const halfLifeDays = 500;
/** Fitted for the smallest Brier score over the data, like the half-life and the shrinkage below. */
const goalPseudoCounts = 8;
/** How far the expected total of a match is shrunk to the average; the ratio of the sides stays. */
const levelShrink = 0.55;
const oldestDays = 760;

const promotedStart = { attack: 0.85, defence: 1.15 };
const averageStart = { attack: 1, defence: 1 };

/** Averages of all leagues (11,144 matches) and of the five with statistics. */
const goalBase: Pair = [1.53, 1.223];
const cornerBase: Pair = [5.3, 4.35];
const yellowBase: Pair = [1.82, 2.11];

/** A count that teams are rated by. */
interface RatedCount {
  readonly name: "goals" | "corners" | "yellow";
  readonly base: Pair;
  readonly pseudoCounts: number;
  readonly countsOf: (facts: SoccerFacts) => Pair | null;
}

function factsOf(match: SourceMatch): SoccerFacts | null {
  return match.facts.sport === "soccer" && !match.facts.awarded ? match.facts : null;
}

function ratedGames(matches: readonly SourceMatch[], before: number, countsOf: (facts: SoccerFacts) => Pair | null): RatedGame[] {
  return matches.flatMap((match) => {
    const facts = factsOf(match);
    const counts = facts === null ? null : countsOf(facts);
    const ageDays = (before - match.playedAt) / dayMs;
    if (counts === null || ageDays > oldestDays) return [];
    return {
      home: match.home.id,
      away: match.away.id,
      counts,
      weight: 2 ** (-ageDays / halfLifeDays),
      neutral: match.neutral,
    };
  });
}

function yellowOf({ cards, stats }: SoccerFacts): Pair | null {
  if (cards === null) return stats?.yellow ?? null;
  const count = (side: "h" | "a") => cards.filter((card) => card.side === side && card.type === "Y").length;
  return [count("h"), count("a")];
}

/** Teams without an earlier season in the competition start weaker. */
function startBy(matches: readonly SourceMatch[], season: string): StrengthPrior["startOf"] {
  const earlier = matches.filter((match) => match.season !== season);
  const known = new Set(earlier.flatMap((match) => [match.home.id, match.away.id]));
  return (team) => (earlier.length > 0 && !known.has(team) ? promotedStart : averageStart);
}

const goals: RatedCount = { name: "goals", base: goalBase, pseudoCounts: goalPseudoCounts, countsOf: ({ ft }) => ft };
const corners: RatedCount = {
  name: "corners",
  base: cornerBase,
  pseudoCounts: 50,
  countsOf: ({ stats }) => stats?.corners ?? null,
};
const yellow: RatedCount = { name: "yellow", base: yellowBase, pseudoCounts: 40, countsOf: yellowOf };

interface RatedPast {
  readonly matches: readonly SourceMatch[];
  readonly before: number;
  readonly startOf: StrengthPrior["startOf"];
}

function fitCount(count: RatedCount, { matches, before, startOf }: RatedPast): Strengths {
  return fitStrengths(ratedGames(matches, before, count.countsOf), {
    base: count.base,
    baseGames: 40,
    pseudoCounts: count.pseudoCounts,
    startOf: count === goals ? startOf : () => averageStart,
  });
}

function expected(strengths: Strengths, fixture: Fixture): Pair {
  const [home, away] = [fixture.home.id, fixture.away.id];
  const even = Math.sqrt(strengths.base[0] * strengths.base[1]);
  const base: Pair = fixture.neutral ? [even, even] : strengths.base;
  const factors: Pair = [strengths.attackOf(home) * strengths.defenceOf(away), strengths.attackOf(away) * strengths.defenceOf(home)];
  const level = (factors[0] * factors[1]) ** (-levelShrink / 2);
  return [base[0] * factors[0] * level, base[1] * factors[1] * level];
}

/** Expected counts from matches before the real day of the fixture; fits are cached by competition and day, pooled ones by week. */
export interface SoccerRatings {
  ratesOf(fixture: Fixture): MatchRates;
}

export function createSoccerRatings(history: RatingHistory): SoccerRatings {
  const fitByKey = new Map<string, Strengths>();
  const keep = (key: string, count: RatedCount, past: () => RatedPast): Strengths => {
    const fit = fitByKey.get(`${count.name}|${key}`) ?? fitCount(count, past());
    fitByKey.set(`${count.name}|${key}`, fit);
    return fit;
  };
  const pooledFit = (count: RatedCount, { competition, playedAt }: SourceMatch): Strengths => {
    const before = Math.floor(playedAt / weekMs) * weekMs;
    const isPooled = isNational(competition) ? isNational : (key: string) => !isNational(key);
    return keep(`${isNational(competition) ? "national" : "club"}|${before}`, count, () => {
      const matches = history.matchesBefore("soccer", "*", before).filter((match) => isPooled(match.competition));
      return { matches, before, startOf: () => averageStart };
    });
  };
  const leagueFit = (count: RatedCount, { competition, season, playedAt }: SourceMatch): Strengths => {
    const before = Math.floor(playedAt / dayMs) * dayMs;
    return keep(`${competition}|${before}`, count, () => {
      const matches = history.matchesBefore("soccer", competition, before);
      return { matches, before, startOf: startBy(matches, season) };
    });
  };
  const nationalGoals = ({ home, away, neutral }: Fixture, { playedAt }: SourceMatch, record: StrengthRecord): Pair =>
    nationGoals(record.nationRating(home.id, playedAt) - record.nationRating(away.id, playedAt) + (neutral ? 0 : nationHomeEdge));
  return {
    ratesOf(fixture) {
      const { source } = fixture;
      if (source === null) return { goals: goalBase, corners: cornerBase, yellow: yellowBase };
      const facts = factsOf(source);
      const isPooled = clubCups.has(source.competition) || isNational(source.competition);
      const rate = (count: RatedCount) =>
        facts === null || count.countsOf(facts) === null
          ? count.base
          : expected((isPooled ? pooledFit : leagueFit)(count, source), fixture);
      const isRated = history.record !== undefined && isNational(source.competition);
      const ratedGoals = isRated ? nationalGoals(fixture, source, history.record) : rate(goals);
      return { goals: ratedGoals, corners: rate(corners), yellow: rate(yellow) };
    },
  };
}
