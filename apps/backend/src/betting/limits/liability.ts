import { sql, type Kysely } from "kysely";
import type { BetRequestSelection } from "@touchline/contract/entities/bet";
import type { Tables } from "../../database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";

/** What of a leg says on which outcome it stands. */
type Outcome = Pick<BetRequestSelection, "match_id" | "market_id" | "specifier" | "outcome_id">;

/** A bet below this share of the largest liability is taken without asking how much already stands on its outcomes. */
const askedFromShare = 100n;

/** The most that the operator risks on one outcome in a currency, minor units. */
export function maxLiability(currency: string): bigint {
  return currencyFacts(currency)?.maxLiability ?? 0n;
}

/** Whether a bet is large enough that its outcomes are looked at. */
export function isLiabilityAsked(currency: string, winnings: bigint): boolean {
  return winnings > maxLiability(currency) / askedFromShare;
}

/** Winnings, return less stake, that open bets of a currency would take on the most loaded of these outcomes; a combo counts whole on each of its legs. */
export async function liabilityOn(database: Kysely<Tables>, currency: string, outcomes: readonly Outcome[]): Promise<bigint> {
  const wanted = JSON.stringify(
    outcomes.map(({ match_id, market_id, specifier, outcome_id }) => ({ match_id, market_id, specifier, outcome_id })),
  );
  const { rows } = await sql<{ liability: bigint | null }>`
    select max(sums.liability)::bigint as liability from (
      select sum(bets.potential_win - bets.stake) as liability
      from jsonb_to_recordset(${wanted}::jsonb) as wanted (match_id bigint, market_id bigint, specifier text, outcome_id bigint)
      join bet_legs on bet_legs.match_id = wanted.match_id and bet_legs.market_id = wanted.market_id
        and bet_legs.specifier = wanted.specifier and bet_legs.outcome_id = wanted.outcome_id
      join bets on bets.id = bet_legs.bet_id and bets.currency = ${currency}
        and bets.status in ('submitted', 'waiting_results', 'cashout_in_progress')
      group by wanted.match_id, wanted.market_id, wanted.specifier, wanted.outcome_id
    ) as sums`.execute(database);
  return rows[0]?.liability ?? 0n;
}
