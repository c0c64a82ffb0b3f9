import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BetType } from "@touchline/domain";
import type { StakeLimits } from "../placement/validate-bets.ts";

/** A player's account in one currency with the limits that the player set; minor units. */
export interface BettingAccount {
  readonly id: bigint;
  readonly currency: string;
  readonly balance: bigint;
  readonly subunits: number;
  readonly betLimit: bigint | null;
}

function accountQuery(database: Kysely<Tables>, playerId: string, currency: string) {
  return database
    .selectFrom("accounts")
    .select(["id", "balance", "subunits"])
    .select((select) =>
      select
        .selectFrom("player_limits")
        .select((limit) => limit.fn.min("amount").as("amount"))
        .where("player_limits.player_id", "=", playerId)
        .where("type", "=", "bet")
        .where("status", "=", "active")
        .where("player_limits.currency", "=", currency)
        .as("betLimit"),
    )
    .where("accounts.player_id", "=", playerId)
    .where("accounts.currency", "=", currency);
}

/** Reads the account; null when the player has none in the currency. */
export async function readAccount(database: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  const row = await accountQuery(database, playerId, currency).executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Reads and locks the account until the transaction ends. */
export async function lockAccount(transaction: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  const row = await accountQuery(transaction, playerId, currency).forUpdate().executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Whether amounts may be shown in units of so many minor ones: the account's own, or a subcurrency's (decisions E). */
export function isUnitOf(account: BettingAccount, subunits: number): boolean {
  const declared = currencyFacts(account.currency)?.subcurrencies ?? [];
  return subunits === account.subunits || declared.some((unit) => unit.subunits === subunits);
}

/** A custom bet takes this much less than other bets: its price is less certain. */
const customBetShare = 10n;

/** The stake limits of an account by type of bet; null for a currency that is not offered. */
export function stakeLimitsOf(account: BettingAccount): ((type: BetType) => StakeLimits) | null {
  const facts = currencyFacts(account.currency);
  if (facts === null) return null;
  return (type) => {
    const offered = type === "customBet" ? facts.maxStake / customBetShare : facts.maxStake;
    const maxStake = account.betLimit !== null && account.betLimit < offered ? account.betLimit : offered;
    return { minStake: facts.minStake, maxReturn: facts.maxReturn, maxStake };
  };
}
