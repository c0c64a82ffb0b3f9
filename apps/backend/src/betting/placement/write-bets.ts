import { openTraceparent } from "@touchline/telemetry";
import { type Kysely, sql } from "kysely";
import { type JackpotTerms, ticketsOf } from "../../bonuses/on-bets/jackpot-tickets.ts";
import { isFreeStake } from "../../bonuses/on-bets/use-bonus.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { sqlStateOf } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PlayerAccount } from "../../wallet/player-accounts.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { liabilityChanges, maxLiability } from "../bets/liability.ts";
import type { PlacementOrder } from "./attempt.ts";

/** Bets that were judged, with the reply to their request. */
export interface JudgedBets {
  readonly bets: readonly BetRecord[];
  readonly json: string;
  readonly account: PlayerAccount;
  readonly jackpots: readonly JackpotTerms[];
  /** Product time. */
  readonly at: Date;
}

/** A placement to write. */
interface BetWrite {
  readonly order: PlacementOrder;
  readonly judged: JudgedBets;
  /** Hash of the request, if the statement must claim the key and reserve the liability; null if its transaction has done both. */
  readonly claim: string | null;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}

function debitOf({ bonus, stake }: BetRecord): bigint {
  return isFreeStake(bonus) ? 0n : stake;
}

/** Raised by `place_bets` when balance or liability no longer allow the bets. */
const mustBeJudgedAgain = "TL001";

/**
 * Writes bets with legs, ledger, balance, tickets, messages and the reply of their attempt, by one call of the database's function
 * `place_bets`. False, with nothing written, if the key is not new, or if balance or liability no longer allow the bets; in the
 * latter case a transaction around it must be rolled back.
 */
export async function writeBets(
  database: Kysely<Tables>,
  { operator }: Pick<BettingContext, "operator">,
  { order, judged, claim }: BetWrite,
): Promise<boolean> {
  const { bets, account, jackpots } = judged;
  const { currency, subunits } = account;
  const risky = bets.map((bet) => ({ winnings: bet.potential_win - bet.stake, outcomes: bet.legs }));
  const placement = toJson({
    player_id: order.player.id,
    key: order.key,
    payload_hash: claim,
    is_claimed: claim === null,
    at: judged.at,
    account_id: account.id,
    account: { currency, subunits },
    stakes_account_id: operator.id("stakes", currency),
    house_account_id: operator.id("house", currency),
    debit: bets.reduce((sum, bet) => sum + debitOf(bet), 0n),
    bets: bets.map((bet) => ({ ...bet, debit: debitOf(bet) })),
    tickets: ticketsOf(bets, jackpots),
    outcomes: claim === null ? [] : liabilityChanges(risky),
    max_liability: maxLiability(currency),
    // A transaction has already set the trace of its messages.
    trace_parent: claim === null ? null : openTraceparent(),
  });
  try {
    const { rows } = await sql<{ outcome: string }>`select place_bets(${placement}::jsonb, ${judged.json}) as outcome`.execute(database);
    return rows[0]?.outcome === "placed";
  } catch (error) {
    if (sqlStateOf(error) === mustBeJudgedAgain) return false;
    throw error;
  }
}
