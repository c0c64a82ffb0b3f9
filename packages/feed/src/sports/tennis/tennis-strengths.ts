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
  /** Elo points by which the player is better on clay and on grass than on hard courts. */
  readonly clay: number;
  readonly grass: number;
}

export const unknownPlayer: PlayerRating = { played: 0, elo: 1500, serve: 0, receive: 0, clay: 0, grass: 0 };

/** Share of a clay or grass gain credited to the surface, and the part of it deducted from the Elo; fitted for the smallest Brier score. */
const surfaceShareOfGain = 0.8;
const surfaceDiscount = 0.3;

function eloOn(surface: string, { elo, clay, grass }: PlayerRating): number {
  return elo + (surface === "Clay" ? clay : surface === "Grass" ? grass : 0);
}

/** Weights of Elo and of the shares of service points, fitted on the data for the smallest Brier score. */
const eloWeight = 0.8;
const shareWeight = 0.25;
const sharePerElo = 0.00021;
/** Elo points that a share of service points is worth in an expected match. */
const eloPerShare = shareWeight / (eloWeight * sharePerElo);
/** Elo points by which a player first seen in qualifying starts lower. */
const qualifierHandicap = 300;

function rateElo(surface: string, winner: PlayerRating, loser: PlayerRating): number {
  return 1 - 1 / (1 + 10 ** ((eloOn(surface, loser) - eloOn(surface, winner)) / 400));
}

function eloStep({ played }: PlayerRating): number {
  return 160 / (played + 5) ** 0.4;
}

function withQualifierHandicap(match: SourceMatch, rating: PlayerRating): PlayerRating {
  const isNewQualifier = rating.played === 0 && /qualif/i.test(match.round ?? "");
  return isNewQualifier ? { ...rating, elo: rating.elo - qualifierHandicap } : rating;
}

/** The ratings of both players after a match; null for a walk-over or a match without sets. */
export function rateTennis(
  match: SourceMatch,
  homeBefore: PlayerRating,
  awayBefore: PlayerRating,
): readonly [PlayerRating, PlayerRating] | null {
  const facts = match.facts;
  if (facts.sport !== "tennis" || facts.end === "W/O" || facts.sets.length === 0) return null;
  const home = withQualifierHandicap(match, homeBefore);
  const away = withQualifierHandicap(match, awayBefore);
  const surprise = facts.winner === "home" ? rateElo(facts.surface, home, away) : -rateElo(facts.surface, away, home);
  const base = surfaceShare(facts.surface);
  const [homeShare, awayShare] = facts.servicePointsWon ?? [base + home.serve - away.receive, base + away.serve - home.receive];
  const homeGap = homeShare - (base + home.serve - away.receive);
  const awayGap = awayShare - (base + away.serve - home.receive);
  const next = (player: PlayerRating, gaps: { readonly own: number; readonly other: number; readonly surprise: number }): PlayerRating => {
    const step = Math.max(1 / (player.played + 12), 0.03);
    const gain = eloStep(player) * gaps.surprise;
    const ofSurface = facts.surface === "Clay" || facts.surface === "Grass" ? surfaceShareOfGain * gain : 0;
    return {
      played: player.played + 1,
      elo: player.elo + gain - surfaceDiscount * ofSurface,
      clay: player.clay + (facts.surface === "Clay" ? ofSurface : 0),
      grass: player.grass + (facts.surface === "Grass" ? ofSurface : 0),
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
  /** Strength in Elo points on the surface of a competition. */
  strengthOf(teamId: string, competition: string, at: number): number;
}

function expectedShares(facts: TennisFacts, home: PlayerRating, away: PlayerRating): ServeShares {
  const base = surfaceShare(facts.surface);
  const homeShare = base + home.serve - away.receive;
  const awayShare = base + away.serve - home.receive;
  const middle = (homeShare + awayShare) / 2;
  const lead = eloWeight * (eloOn(facts.surface, home) - eloOn(facts.surface, away)) * sharePerElo + shareWeight * (homeShare - awayShare);
  return [middle + lead / 2, middle - lead / 2];
}

export function createTennisStrengths(history: RatingHistory): TennisStrengths {
  const starts = startsOf(history, "tennis", ([elo = 1500, serve = 0, receive = 0, played = 0, clay = 0, grass = 0]) => ({
    played,
    elo,
    serve: serve / 10_000,
    receive: receive / 10_000,
    clay,
    grass,
  }));
  const surfaces = new Map<string, string>();
  const surfaceOf = (competition: string): string => {
    const known = surfaces.get(competition);
    if (known !== undefined) return known;
    const facts = history.matchesBefore("tennis", competition, Infinity)[0]?.facts;
    const surface = facts?.sport === "tennis" ? facts.surface : "";
    surfaces.set(competition, surface);
    return surface;
  };
  let known: RatingSeries<PlayerRating> | null = null;
  const series = (): RatingSeries<PlayerRating> => {
    known ??= createRatingSeries(history.matchesBefore("tennis", "*", Infinity), { initial: unknownPlayer, starts }, rateTennis);
    return known;
  };
  return {
    strengthOf(teamId, competition, at) {
      const player = series().ratingBefore(teamId, at);
      return eloOn(surfaceOf(competition), player) + eloPerShare * (player.serve + player.receive);
    },
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
