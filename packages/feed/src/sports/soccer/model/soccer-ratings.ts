import type { Pair, SoccerFacts, SourceMatch } from "../../../core/source-match.ts";
import type { Fixture } from "../../../core/fixture.ts";
import type { RatingHistory } from "../../../core/sport-module.ts";
import { createClubGoals } from "./club-goals.ts";
import { expectedCounts, goalBase, isClubCup, isNational, playedFacts, ratedGames } from "./rated-games.ts";
import { fitStrengths, type StrengthPrior, type Strengths } from "./fit-strengths.ts";
import { nationGoals, nationHomeEdge } from "./nation-elo.ts";
import { dayMs, weekMs } from "../../../core/time.ts";

/** Expected counts of a match [home, away]; corners and cards are averages if the match has no statistics. */
export interface MatchRates {
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
}

/** Fitted for the smallest Brier score over the data. */
const goalPseudoCounts = 8;
const promotedStart = { attack: 0.85, defence: 1.15 };
const averageStart = { attack: 1, defence: 1 };

const averageElo = 1500;
/** For futures: Elo points per unit of log(goals scored / goals conceded), and per Elo point of nations, as match prices imply. */
const eloPerLevel = 232;
const nationScale = 0.9;

/** Averages of the five leagues with statistics. */
const cornerBase: Pair = [5.3, 4.35];
const yellowBase: Pair = [1.82, 2.11];

/** A count that teams are rated by. */
interface RatedCount {
  readonly name: "goals" | "corners" | "yellow";
  readonly base: Pair;
  readonly pseudoCounts: number;
  readonly countsOf: (facts: SoccerFacts) => Pair | null;
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

/** Expected counts from matches before the real day of the fixture; fits are cached by competition and day, pooled ones by week. */
export interface SoccerRatings {
  ratesOf(fixture: Fixture): MatchRates;
  /** Strength in Elo points for futures. */
  strengthOf(teamId: string, competition: string, at: number): number;
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
  const clubGoals = createClubGoals(history);
  /** Expected goals from the record outside the data; null without one. */
  const recordedGoals = (fixture: Fixture, source: SourceMatch): Pair | null => {
    if (!isNational(source.competition)) return clubGoals.goalsOf(fixture, source);
    const { record } = history;
    if (!record) return null;
    const [home, away] = [fixture.home, fixture.away].map(({ id }) => record.nationRating(id, source.playedAt)) as [number, number];
    return nationGoals(home - away + (fixture.neutral ? 0 : nationHomeEdge));
  };
  return {
    ratesOf(fixture) {
      const { source } = fixture;
      if (source === null) return { goals: goalBase, corners: cornerBase, yellow: yellowBase };
      const facts = playedFacts(source);
      const isPooled = isClubCup(source.competition) || isNational(source.competition);
      const rate = (count: RatedCount) =>
        facts === null || count.countsOf(facts) === null
          ? count.base
          : expectedCounts((isPooled ? pooledFit : leagueFit)(count, source), fixture);
      return { goals: (facts && recordedGoals(fixture, source)) ?? rate(goals), corners: rate(corners), yellow: rate(yellow) };
    },
    strengthOf(teamId, competition, at) {
      if (isNational(competition))
        return averageElo + nationScale * ((history.record?.nationRating(teamId, at) ?? averageElo) - averageElo);
      return averageElo + eloPerLevel * (clubGoals.levelOf(teamId, competition, at) ?? 0);
    },
  };
}
