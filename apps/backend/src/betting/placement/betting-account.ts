import type { LimitType } from "@touchline/contract/http/limits";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { JackpotTerms } from "../../bonuses/on-bets/jackpot-tickets.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { statusesInForce } from "../../safer/limit-rules.ts";
import type { PlayerAccount } from "../../wallet/player-accounts.ts";

/** The account that pays for bets, with everything else that they are judged by; read by one statement. */
export interface BettingAccount extends PlayerAccount {
  /** Types of the player's own limits in force. */
  readonly limitTypes: readonly LimitType[];
  /** The active jackpots. */
  readonly jackpots: readonly JackpotTerms[];
}

interface AccountRow extends Omit<BettingAccount, "currency" | "jackpots"> {
  readonly jackpots: readonly { readonly id: number; readonly currency: string; readonly minStake: number; readonly minOdds: number }[];
}

async function readAccount(
  database: Kysely<Tables>,
  wanted: { readonly playerId: string; readonly currency: string },
  lock: RawBuilder<unknown>,
): Promise<BettingAccount | null> {
  const { playerId, currency } = wanted;
  const { rows } = await sql<AccountRow>`
    select account.id, account.balance, account.subunits,
      (select min(amount) from player_limits where player_id = account.player_id and currency = account.currency
        and type = 'bet' and status = 'active') as "betLimit",
      (select coalesce(jsonb_agg(distinct type), '[]') from player_limits where player_id = account.player_id
        and status = any(${[...statusesInForce]}::text[])) as "limitTypes",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'currency', currency, 'minStake', min_stake, 'minOdds', min_odds) order by id), '[]')
        from jackpots where status = 'active') as jackpots
    from accounts account where account.player_id = ${playerId}::uuid and account.currency = ${currency} ${lock}`.execute(database);
  const [row] = rows;
  if (row === undefined) return null;
  const jackpots = row.jackpots.map(({ id, minStake, minOdds, ...terms }) => ({
    ...terms,
    id: BigInt(id),
    min_stake: BigInt(minStake),
    min_odds: minOdds,
  }));
  return { ...row, currency, jackpots };
}

/** Reads the account; null if the player has none in the currency. */
export function readBettingAccount(database: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  return readAccount(database, { playerId, currency }, sql``);
}

/** Reads and locks the account until the transaction ends. */
export function lockBettingAccount(transaction: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  return readAccount(transaction, { playerId, currency }, sql`for no key update of account`);
}
