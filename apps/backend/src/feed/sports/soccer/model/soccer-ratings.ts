import type { Pair, SoccerFacts, SourceMatch } from "../../../dataset/source-match.ts";
import type { Fixture } from "../../../fixture.ts";
import type { RatingHistory } from "../../../sport-module.ts";
import { clubCups, isNational } from "./competition-kinds.data.ts";
import { fitStrengths, type RatedGame, type StrengthPrior, type Strengths } from "./fit-strengths.ts";

/** Expected counts of a match [home, away]; corners and cards null where the competition has no statistics. */
export interface MatchRates {
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const halfLifeDays = 500;
/** Fitted, like the half-life and the shrinkage below, for the smallest Brier scores over the data. */
const goalPseudoCounts = 8;
/** How far the expected total of a match goes back to the average; who of the two scores more is not touched. */
const levelShrink = 0.55;
const oldestDays = 760;

const promotedStart = { attack: 0.85, defence: 1.15 };
const averageStart = { attack: 1, defence: 1 };

/** Averages of all leagues (11,144 matches) and of the five with statistics. */
const goalBase: Pair = [1.53, 1.223];
const cornerBase: Pair = [5.3, 4.35];
const yellowBase: Pair = [1.82, 2.11];

interface Fits {
  readonly goals: Strengths;
  readonly corners: Strengths;
  readonly yellow: Strengths;
}

function factsOf(match: SourceMatch): SoccerFacts | null {
  return match.facts.sport === "soccer" && !match.facts.awarded ? match.facts : null;
}

function ratedGames(
  matches: readonly SourceMatch[],
  before: number,
  countsOf: (facts: SoccerFacts) => Pair | null,
): RatedGame[] {
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

/** Teams that an earlier season of the competition knows nothing of start weaker. */
function startBy(matches: readonly SourceMatch[], season: string): StrengthPrior["startOf"] {
  const earlier = matches.filter((match) => match.season !== season);
  const known = new Set(earlier.flatMap((match) => [match.home.id, match.away.id]));
  return (team) => (earlier.length > 0 && !known.has(team) ? promotedStart : averageStart);
}

function fitAll(matches: readonly SourceMatch[], before: number, start: StrengthPrior["startOf"]): Fits {
  const fit = (base: Pair, pseudoCounts: number, countsOf: (facts: SoccerFacts) => Pair | null) =>
    fitStrengths(ratedGames(matches, before, countsOf), { base, baseGames: 40, pseudoCounts, startOf: start });
  const withoutStart = (base: Pair, pseudoCounts: number, countsOf: (facts: SoccerFacts) => Pair | null) =>
    fitStrengths(ratedGames(matches, before, countsOf), {
      base,
      baseGames: 40,
      pseudoCounts,
      startOf: () => averageStart,
    });
  return {
    goals: fit(goalBase, goalPseudoCounts, ({ ft }) => ft),
    corners: withoutStart(cornerBase, 50, ({ stats }) => stats?.corners ?? null),
    yellow: withoutStart(yellowBase, 40, yellowOf),
  };
}

function expected(strengths: Strengths, fixture: Fixture): Pair {
  const [home, away] = [fixture.home.id, fixture.away.id];
  const even = Math.sqrt(strengths.base[0] * strengths.base[1]);
  const base: Pair = fixture.neutral ? [even, even] : strengths.base;
  const factors: Pair = [
    strengths.attackOf(home) * strengths.defenceOf(away),
    strengths.attackOf(away) * strengths.defenceOf(home),
  ];
  const level = (factors[0] * factors[1]) ** (-levelShrink / 2);
  return [base[0] * factors[0] * level, base[1] * factors[1] * level];
}

/** Expected counts from matches before the fixture's real day only; fits are cached by competition and day, by week where pooled. */
export interface SoccerRatings {
  ratesOf(fixture: Fixture): MatchRates;
}

export function createSoccerRatings(history: RatingHistory): SoccerRatings {
  const fitsByKey = new Map<string, Fits>();
  const keep = (key: string, fit: () => Fits): Fits => {
    const cached = fitsByKey.get(key);
    if (cached) return cached;
    const fits = fit();
    fitsByKey.set(key, fits);
    return fits;
  };
  const pooledFits = (competition: string, playedAt: number): Fits => {
    const before = Math.floor(playedAt / weekMs) * weekMs;
    const isPooled = isNational(competition) ? isNational : (key: string) => !isNational(key);
    return keep(`${isNational(competition) ? "national" : "club"}|${before}`, () => {
      const matches = history.matchesBefore("soccer", "*", before).filter((match) => isPooled(match.competition));
      return fitAll(matches, before, () => averageStart);
    });
  };
  const leagueFits = ({ competition, season, playedAt }: SourceMatch): Fits => {
    const before = Math.floor(playedAt / dayMs) * dayMs;
    return keep(`${competition}|${before}`, () => {
      const matches = history.matchesBefore("soccer", competition, before);
      return fitAll(matches, before, startBy(matches, season));
    });
  };
  return {
    ratesOf(fixture) {
      const source = fixture.source;
      if (source === null) return { goals: goalBase, corners: cornerBase, yellow: yellowBase };
      const { competition, playedAt } = source;
      const isPooled = clubCups.has(competition) || isNational(competition);
      const fits = isPooled ? pooledFits(competition, playedAt) : leagueFits(source);
      return {
        goals: expected(fits.goals, fixture),
        corners: expected(fits.corners, fixture),
        yellow: expected(fits.yellow, fixture),
      };
    },
  };
}
