import type { LimitType } from "@touchline/contract/http/limits";
import { type Kysely, sql } from "kysely";
import type { JackpotTerms } from "../../bonuses/on-bets/jackpot-tickets.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { statusesInForce } from "../../safer/limit-rules.ts";
import type { PlayerAccount } from "../../wallet/player-accounts.ts";

/** The account that pays for bets, with everything else needed to validate them; read by one statement. */
export interface BettingAccount extends PlayerAccount {
  /** Types of the player's own limits in force. */
  readonly limitTypes: readonly LimitType[];
  /** The active jackpots. */
  readonly jackpots: readonly JackpotTerms[];
}

interface AccountRow {
  readonly id: bigint;
  readonly balance: bigint;
  readonly subunits: number;
  readonly bet_limit: bigint | null;
  readonly limit_types: readonly LimitType[];
  readonly jackpots: readonly { readonly id: number; readonly currency: string; readonly minStake: number; readonly minOdds: number }[];
}

/** Reads the account; null if the player has none in the currency. */
export async function readBettingAccount(database: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  const { rows } = await sql<AccountRow>`
    select * from betting_account(${playerId}::uuid, ${currency}, ${[...statusesInForce]}::text[])`.execute(database);
  const [row] = rows;
  if (row === undefined) return null;
  const { id, balance, subunits, bet_limit: betLimit, limit_types: limitTypes } = row;
  const jackpots = row.jackpots.map((jackpot) => ({
    id: BigInt(jackpot.id),
    currency: jackpot.currency,
    min_stake: BigInt(jackpot.minStake),
    min_odds: jackpot.minOdds,
  }));
  return { id, balance, subunits, currency, betLimit, limitTypes, jackpots };
}

/** Locks the account until the transaction ends, and reads it. */
export async function lockBettingAccount(transaction: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  await sql`
    select from accounts where player_id = ${playerId}::uuid and currency = ${currency} for no key update`.execute(transaction);
  return readBettingAccount(transaction, playerId, currency);
}
