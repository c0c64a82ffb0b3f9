import type { Match } from "@touchline/contract/entities/match";
import { defaultOddsDisplayCap, capOdds, formatOdds, toOdds, type OddsFormat } from "@touchline/domain";

/** What other sites show of a match (spec.md 3 "Betting widget match summary"). */
export interface MatchSummary {
  readonly match_id: number;
  readonly home_team_name: string;
  readonly away_team_name: string;
  /** ISO UTC. */
  readonly scheduled_time: string;
  readonly tournament_name: string;
  /** Key of the sport. */
  readonly sport: string;
  /** Written in the odds format asked for; null while there is no price. */
  readonly odds_home: string | null;
  /** Only where the main market has three outcomes. */
  readonly odds_draw?: string | null;
  readonly odds_away: string | null;
  readonly home_team_logo: string | null;
  readonly away_team_logo: string | null;
  readonly status: "prematch" | "live" | "stopped" | "closed" | "finished" | "not_covered";
  /** The id of the data provider's match; null where the match is of another provider. */
  readonly sr_match_id: string | null;
}

const statuses = ["prematch", "live", "stopped", "closed", "finished", "not_covered"] as const;
const providerUrn = /^sr:match:(\d+)$/u;
const outcomesWithDraw = 3;

/** The summary of a match; null for outright events, which nobody plays against another. */
export function toMatchSummary(match: Match, format: OddsFormat): MatchSummary | null {
  const { competitors, main_market: market } = match;
  if (competitors === null) return null;
  const write = (index: number): string | null => {
    const outcome = market?.outcomes[index];
    if (market?.status !== 1 || outcome?.odds == null || !outcome.active) return null;
    return formatOdds(capOdds(toOdds(outcome.odds), defaultOddsDisplayCap).odds, format);
  };
  const hasDraw = (market?.outcomes.length ?? match.tournament.sport.main_market_outcomes_count) === outcomesWithDraw;
  return {
    match_id: match.id,
    home_team_name: competitors.home.name,
    away_team_name: competitors.away.name,
    scheduled_time: match.start_time,
    tournament_name: match.tournament.name,
    sport: match.tournament.sport.key,
    odds_home: write(0),
    ...(hasDraw ? { odds_draw: write(1) } : {}),
    odds_away: write(hasDraw ? outcomesWithDraw - 1 : 1),
    home_team_logo: competitors.home.logo,
    away_team_logo: competitors.away.logo,
    status: statuses[match.status],
    sr_match_id: providerUrn.exec(match.urn_id)?.[1] ?? null,
  };
}
