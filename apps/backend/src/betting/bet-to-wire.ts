import type { Bet, BetSelection } from "@touchline/contract/entities/bet";
import type { Book } from "../book/book.ts";
import type { BetRecord, LegRecord } from "./bet-record.ts";

/** What names of matches and markets are read from. */
export interface Naming {
  readonly book: Pick<Book, "describe">;
  readonly locale: string;
}

function isoOrNull(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

function legToWire(leg: LegRecord, { book, locale }: Naming): BetSelection {
  const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
  const outcomeId = Number(leg.outcome_id);
  const names = book.describe(locale, line, outcomeId);
  return {
    id: `${leg.bet_id}:${leg.position}`,
    status: leg.status,
    odds: leg.odds,
    odds_asked: leg.odds_asked,
    specifier: leg.specifier,
    provider: leg.provider,
    simulated_detail: leg.simulated_detail,
    match: {
      id: line.matchId,
      urn_id: names?.matchUrn ?? `tl:match:${line.matchId}`,
      slug: names?.matchSlug ?? `m-${line.matchId}`,
      name: names?.matchName ?? "",
      start_time: new Date(names?.startsAt ?? leg.starts_at).toISOString(),
      status: names?.matchStatus ?? 5,
      sport_key: names?.sportKey ?? "",
      category_name: names?.categoryName ?? "",
      tournament_name: names?.tournamentName ?? "",
      home_name: names?.homeName ?? null,
      away_name: names?.awayName ?? null,
      score: names?.score ?? null,
    },
    market: { id: line.marketId, name: names?.marketName ?? "", specifier: leg.specifier },
    outcome: { id: outcomeId, name: names?.outcomeName ?? "" },
  };
}

/** The wire shape of a bet, its legs named in a locale. */
export function betToWire(bet: BetRecord, naming: Naming): Bet {
  return {
    id: bet.id,
    ref: bet.ref,
    type: bet.type,
    status: bet.status,
    result: bet.result,
    stake: { value: Number(bet.stake), currency: bet.currency, subunits: bet.subunits },
    odds: Number(bet.odds),
    potential_win_amount: Number(bet.potential_win),
    win_amount: Number(bet.win_amount),
    to_cashout: null,
    created_at: bet.created_at.toISOString(),
    accepted_at: isoOrNull(bet.accepted_at),
    settled_at: isoOrNull(bet.settled_at),
    pending_until: isoOrNull(bet.pending_until_shown),
    reject_reason: bet.reject_reason,
    system: null,
    simulated_detail: bet.simulated_detail,
    selections: bet.legs.map((leg) => legToWire(leg, naming)),
  };
}
