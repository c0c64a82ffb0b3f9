import type { Pair, SourceMatch } from "../../../core/source-match.ts";
import type { Fixture } from "../../../core/fixture.ts";
import type { RatingHistory } from "../../../core/sport-module.ts";
import type { ClubScale } from "../../../core/strength-record.ts";
import { dayMs, weekMs } from "../../../core/time.ts";
import { expectedCounts, goalBase, isClubCup, isNational, ratedGames } from "./rated-games.ts";
import { fitStrengths, type Strengths } from "./fit-strengths.ts";

/** Weight of a club's record, in goals, and of a league's mean goals, in matches; fitted for the smallest Brier score. */
const recordedCounts = 30;
const recordedGames = 150;
/** The mean goals of a cup stay those of its record, because most matches of the fit are league matches. */
const fixedGames = 1e9;
/** In cups favourites rest players, so the ratio of the sides is nearer to 1; in the Champions League they do not. */
const cupExponent = 0.8;

function exponentOf(competition: string): number {
  return isClubCup(competition) && competition !== "ucl" ? cupExponent : 1;
}

const fitsKept = 400;

const average = { attack: 1, defence: 1 };

/** Expectations from the record of clubs; null before the first record. */
interface ClubGoals {
  goalsOf(fixture: Fixture, source: SourceMatch): Pair | null;
  /** Logarithm of the goals scored over those conceded against an average club. */
  levelOf(teamId: string, competition: string, at: number): number | null;
}

/** Expected goals of clubs from their record on one scale and the matches since. */
export function createClubGoals(history: RatingHistory): ClubGoals {
  const fits = new Map<string, Strengths>();
  const fitOf = (competition: string, playedAt: number, scale: ClubScale): Strengths => {
    const isCup = isClubCup(competition);
    const unit = isCup ? weekMs : dayMs;
    const before = Math.max(Math.floor(playedAt / unit) * unit, scale.from);
    const key = `${competition}|${before}`;
    const fit = fits.get(key) ?? makeFit(competition, before, scale);
    if (fits.size >= fitsKept) fits.clear();
    fits.set(key, fit);
    return fit;
  };
  const makeFit = (competition: string, before: number, scale: ClubScale): Strengths => {
    const isCup = isClubCup(competition);
    const past = history.matchesBefore("soccer", isCup ? "*" : competition, before);
    const games = past
      .filter((match) => match.playedAt >= scale.from && !isNational(match.competition))
      .flatMap((match) => ratedGames([match], before, ({ ft }) => ft).map((game) => ({ ...game, base: scale.goalsOf(match.competition) })));
    return fitStrengths(
      games.map(({ base, ...game }) => (isCup && base ? { ...game, base } : game)),
      {
        base: scale.goalsOf(competition) ?? goalBase,
        baseGames: isCup ? fixedGames : recordedGames,
        pseudoCounts: recordedCounts,
        startOf: (team) => scale.levelOf(team) ?? scale.startOf(competition) ?? average,
      },
    );
  };
  return {
    goalsOf(fixture, { competition, playedAt }) {
      const scale = history.record?.clubsAt(playedAt) ?? null;
      if (scale === null) return null;
      const [home, away] = expectedCounts(fitOf(competition, playedAt, scale), fixture);
      const closer = (home / away) ** ((exponentOf(competition) - 1) / 2);
      return [home * closer, away / closer];
    },
    levelOf(teamId, competition, at) {
      const scale = history.record?.clubsAt(at) ?? null;
      if (scale === null) return null;
      const fit = fitOf(competition, at, scale);
      const level = Math.log(fit.attackOf(teamId) / fit.defenceOf(teamId));
      return level * exponentOf(competition);
    },
  };
}
