import type { SourceMatch, TennisFacts } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RatingSeries, startsOf } from "../shared/rating-series.ts";
import type { ServeShares } from "./tennis-chances.ts";
import { surfaceShare } from "./tennis-script.ts";

export interface PlayerRating {
  readonly played: number;
  readonly elo: number;
  /** Difference from the mean share of service points won on the surface. */
  readonly serve: number;
  readonly receive: number;
}

export const unknownPlayer: PlayerRating = { played: 0, elo: 1500, serve: 0, receive: 0 };

/** Weights of Elo and of the shares of service points, fitted on the data for the smallest Brier score. */
const eloWeight = 0.8;
const shareWeight = 0.25;
const sharePerElo = 0.00021;
/** Elo points by which a player first seen in qualifying starts lower. */
const qualifierHandicap = 300;

function rateElo(winner: PlayerRating, loser: PlayerRating): number {
  return 1 - 1 / (1 + 10 ** ((loser.elo - winner.elo) / 400));
}

function eloStep({ played }: PlayerRating): number {
  return 160 / (played + 5) ** 0.4;
}

function withQualifierHandicap(match: SourceMatch, rating: PlayerRating): PlayerRating {
  const isNewQualifier = rating.played === 0 && /qualif/i.test(match.round ?? "");
  return isNewQualifier ? { ...rating, elo: rating.elo - qualifierHandicap } : rating;
}

/** The ratings of both players after a match; null if it shows nothing. */
export function rateTennis(
  match: SourceMatch,
  homeBefore: PlayerRating,
  awayBefore: PlayerRating,
): readonly [PlayerRating, PlayerRating] | null {
  const facts = match.facts;
  if (facts.sport !== "tennis" || facts.end === "W/O" || facts.sets.length === 0) return null;
  const home = withQualifierHandicap(match, homeBefore);
  const away = withQualifierHandicap(match, awayBefore);
  const surprise = facts.winner === "home" ? rateElo(home, away) : -rateElo(away, home);
  const base = surfaceShare(facts.surface);
  const [homeShare, awayShare] = facts.servicePointsWon ?? [base + home.serve - away.receive, base + away.serve - home.receive];
  const homeGap = homeShare - (base + home.serve - away.receive);
  const awayGap = awayShare - (base + away.serve - home.receive);
  const next = (player: PlayerRating, gaps: { readonly own: number; readonly other: number; readonly surprise: number }): PlayerRating => {
    const step = Math.max(1 / (player.played + 12), 0.03);
    return {
      played: player.played + 1,
      elo: player.elo + eloStep(player) * gaps.surprise,
      serve: player.serve + step * gaps.own,
      receive: player.receive - step * gaps.other,
    };
  };
  return [next(home, { own: homeGap, other: awayGap, surprise }), next(away, { own: awayGap, other: homeGap, surprise: -surprise })];
}

function clampShare(share: number): number {
  return Math.min(Math.max(share, 0.45), 0.8);
}

interface TennisStrengths {
  /** Expected serve shares, from earlier matches only; a positive `drift` (in [-1, 1]) favours home. */
  sharesOf(fixture: Fixture, drift: number): ServeShares;
  strengthOf(teamId: string, at: number): number;
}

function expectedShares(facts: TennisFacts, home: PlayerRating, away: PlayerRating): ServeShares {
  const base = surfaceShare(facts.surface);
  const homeShare = base + home.serve - away.receive;
  const awayShare = base + away.serve - home.receive;
  const middle = (homeShare + awayShare) / 2;
  const lead = eloWeight * (home.elo - away.elo) * sharePerElo + shareWeight * (homeShare - awayShare);
  return [middle + lead / 2, middle - lead / 2];
}

export function createTennisStrengths(history: RatingHistory): TennisStrengths {
  const starts = startsOf(history, "tennis", ([elo = 1500, serve = 0, receive = 0, played = 0]) => ({
    played,
    elo,
    serve: serve / 10_000,
    receive: receive / 10_000,
  }));
  let known: RatingSeries<PlayerRating> | null = null;
  const series = (): RatingSeries<PlayerRating> => {
    known ??= createRatingSeries(history.matchesBefore("tennis", "*", Infinity), { initial: unknownPlayer, starts }, rateTennis);
    return known;
  };
  return {
    strengthOf: (teamId, at) => series().ratingBefore(teamId, at).elo,
    sharesOf(fixture, drift) {
      const source = fixture.source;
      if (source?.facts.sport !== "tennis") return [0.635, 0.635];
      const home = withQualifierHandicap(source, series().ratingBefore(fixture.home.id, source.playedAt));
      const away = withQualifierHandicap(source, series().ratingBefore(fixture.away.id, source.playedAt));
      const [homeShare, awayShare] = expectedShares(source.facts, home, away);
      return [clampShare(homeShare + 0.004 * drift), clampShare(awayShare - 0.004 * drift)];
    },
  };
}
