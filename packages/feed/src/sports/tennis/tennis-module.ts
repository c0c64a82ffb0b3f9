import type { SourceMatch, TennisFacts } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { CreateSportModule, RatingHistory } from "../../core/sport-module.ts";
import { createRatingSeries, type RatingSeries } from "../shared/rating-series.ts";
import type { ServeShares } from "./tennis-chances.ts";
import { createTennisScript, surfaceShare } from "./tennis-script.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { formatOf, type TennisDetail } from "./tennis-detail.ts";
import { tennisOffer } from "./tennis-offer.ts";
import { tennisScenarios } from "./tennis-outlook.ts";
import { tennisRules } from "./tennis-rules.ts";
import { tennisScoreboard } from "./tennis-scoreboard.ts";
import { stateAt } from "./tennis-state.ts";

interface PlayerRating {
  readonly played: number;
  readonly elo: number;
  /** Difference from the mean share of service points won on the surface. */
  readonly serve: number;
  readonly receive: number;
}

const unknownPlayer: PlayerRating = { played: 0, elo: 1500, serve: 0, receive: 0 };

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

function rate(match: SourceMatch, homeBefore: PlayerRating, awayBefore: PlayerRating): readonly [PlayerRating, PlayerRating] | null {
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

function createTennisStrengths(history: RatingHistory): TennisStrengths {
  let known: RatingSeries<PlayerRating> | null = null;
  const series = (): RatingSeries<PlayerRating> => {
    known ??= createRatingSeries(history.matchesBefore("tennis", "*", Infinity), unknownPlayer, rate);
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

export const createTennisModule: CreateSportModule<TennisDetail> = (history) => {
  const strengths = createTennisStrengths(history);
  return {
    sport: "tennis",
    createScript: createTennisScript,
    scoreboardAt(fixture, script, elapsedMs) {
      const format = formatOf(fixture);
      return tennisScoreboard(stateAt(script.events, elapsedMs, format), format);
    },
    outlook(fixture, script, elapsedMs, drift) {
      const format = formatOf(fixture);
      return tennisScenarios(stateAt(script.events, elapsedMs, format), strengths.sharesOf(fixture, drift), { format });
    },
    markets(fixture, script, elapsedMs) {
      const format = formatOf(fixture);
      const state = stateAt(script.events, elapsedMs, format);
      const sample = tennisScenarios(state, strengths.sharesOf(fixture, 0), { format, count: offerSampleSize });
      return tennisOffer(state, { format, sample });
    },
    template(fixture, _script, typeId, specifier) {
      return rebuildTemplate(tennisRules(formatOf(fixture)), typeId, specifier);
    },
    strengthOf: (teamId, _competition, at) => strengths.strengthOf(teamId, at),
  };
};
