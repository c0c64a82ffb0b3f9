import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BetType } from "@touchline/domain";
import type { StakeLimits } from "../placement/validate-bets.ts";

/** The account of a player in one currency with the bet limit that the player set; minor units. */
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

/** Reads the account; null if the player has none in the currency. */
export async function readAccount(database: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  const row = await accountQuery(database, playerId, currency).executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Reads and locks the account until the transaction ends. */
export async function lockAccount(transaction: Kysely<Tables>, playerId: string, currency: string): Promise<BettingAccount | null> {
  const row = await accountQuery(transaction, playerId, currency).forUpdate().executeTakeFirst();
  return row === undefined ? null : { ...row, currency, balance: row.balance ?? 0n };
}

/** Whether amounts may be shown in this unit: that of the account or that of a subcurrency. */
export function isUnitOf(account: BettingAccount, subunits: number): boolean {
  const declared = currencyFacts(account.currency)?.subcurrencies ?? [];
  return subunits === account.subunits || declared.some((unit) => unit.subunits === subunits);
}

/** The maximum stake of a custom bet is that of other bets divided by this, because its odds are less certain. */
const customBetDivisor = 10n;

/** The stake limits of an account by type of bet; null if the currency is not offered. */
export function stakeLimitsOf(account: BettingAccount): ((type: BetType) => StakeLimits) | null {
  const facts = currencyFacts(account.currency);
  if (facts === null) return null;
  return (type) => {
    const offered = type === "customBet" ? facts.maxStake / customBetDivisor : facts.maxStake;
    const maxStake = account.betLimit !== null && account.betLimit < offered ? account.betLimit : offered;
    return { minStake: facts.minStake, maxReturn: facts.maxReturn, maxStake };
  };
}
