import { dayMs } from "../platform/clock.ts";
import type { LimitPeriod } from "@touchline/contract/http/limits";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import type { LimitRow } from "./stored-limits.ts";
import { minorUnitsPerEuro } from "../wallet/currency-facts.ts";

/** A player's deposits, stakes and losses since a moment, in minor units of one currency. */
export interface MoneyUsed {
  /** Including pending payments. */
  readonly deposit: bigint;
  /** Stakes without refunds. */
  readonly wager: bigint;
  /** Stakes minus returns; at least zero. */
  readonly loss: bigint;
  readonly returned: bigint;
}

interface Sum {
  readonly kind: string;
  readonly currency: string;
  readonly total: bigint;
}

/** Converts an amount, rounding up, because a limit in one currency applies to accounts in all currencies. */
function inCurrency(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount;
  const [rateFrom, rateTo] = [minorUnitsPerEuro(from), minorUnitsPerEuro(to)];
  const product = amount * rateTo;
  return product / rateFrom + (product > 0n && product % rateFrom !== 0n ? 1n : 0n);
}

/** Converts the remainder of a limit to another currency, rounded down. */
export function convertRemaining(remaining: bigint, from: string, to: string): bigint {
  return from === to ? remaining : (remaining * minorUnitsPerEuro(to)) / minorUnitsPerEuro(from);
}

export interface MoneyQuestion {
  readonly playerId: string;
  /** Currency of the sums. */
  readonly currency: string;
  /** Product time, epoch ms; for the ledger. */
  readonly sinceMs: number;
  /** Wall time, epoch ms; for pending payments. */
  readonly sinceWallMs: number;
  /** The payment being checked, which must not count towards its own limit. */
  readonly exceptPaymentId?: string;
}

/** Sums the ledger over all accounts of a player since a moment. */
export async function readMoneyUsed(database: Kysely<Tables>, question: MoneyQuestion): Promise<MoneyUsed> {
  const { playerId, currency, sinceMs, sinceWallMs, exceptPaymentId = null } = question;
  const { rows } = await sql<Sum>`
    select entry.kind as kind, account.currency as currency, sum(posting.amount)::bigint as total
    from accounts account
      join ledger_postings posting on posting.account_id = account.id
      join ledger_transactions entry on entry.id = posting.transaction_id
    where account.player_id = ${playerId}::uuid and entry.created_at > ${new Date(sinceMs)}::timestamptz
    group by entry.kind, account.currency
    union all
    select 'on_its_way' as kind, payment.currency as currency, sum(payment.amount)::bigint as total
    from payments payment
    where payment.player_id = ${playerId}::uuid and payment.state in ('challenge', 'pending')
      and payment.created_at > ${new Date(sinceWallMs)}::timestamptz
      and (${exceptPaymentId}::uuid is null or payment.id <> ${exceptPaymentId}::uuid)
    group by payment.currency`.execute(database);
  const sumOf = (...kinds: readonly string[]): bigint =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + inCurrency(row.total, row.currency, currency), 0n);
  const wager = -sumOf("stake", "refund");
  const returned = sumOf("payout", "cashout", "correction", "jackpot");
  return { deposit: sumOf("deposit", "on_its_way"), wager, loss: wager > returned ? wager - returned : 0n, returned };
}

/**
 * The net result of bets resolved since a moment: returns minus stakes. A stake counts when its bet, or the cashed-out part of it,
 * is resolved, not when it is placed; stakes of free bets do not count. Games resolve immediately.
 */
export async function readResolvedNet(
  database: Kysely<Tables>,
  question: Pick<MoneyQuestion, "playerId" | "currency" | "sinceMs">,
): Promise<bigint> {
  const { playerId, currency, sinceMs } = question;
  const since = new Date(sinceMs);
  const { rows } = await sql<Omit<Sum, "kind">>`
    select moved.currency as currency, sum(moved.amount)::bigint as total from (
      select account.currency, posting.amount
      from accounts account
        join ledger_postings posting on posting.account_id = account.id
        join ledger_transactions entry on entry.id = posting.transaction_id
      where account.player_id = ${playerId}::uuid and entry.created_at > ${since}::timestamptz
        and entry.kind <> 'deposit' and not (entry.kind = 'stake' and entry.bet_id is not null)
      union all
      select bet.currency, posting.amount
      from bets bet
        join ledger_transactions entry on entry.bet_id = bet.id and entry.kind <> 'stake'
        join ledger_postings posting on posting.transaction_id = entry.id
        join accounts account on account.id = posting.account_id and account.kind = 'stakes'
      where bet.player_id = ${playerId}::uuid and (bet.settled_at is null or bet.settled_at > ${since}::timestamptz)
        and entry.created_at > ${since}::timestamptz
        and coalesce(bet.bonus ->> 'freebetType', 'no_risk') = 'no_risk'
    ) moved group by moved.currency`.execute(database);
  return rows.reduce((sum, { total, currency: from }) => sum + inCurrency(total, from, currency), 0n);
}

const days: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** The UTC date `count` days before a moment as `yyyy-mm-dd`. */
export function dayBefore(at: Date, count: number): string {
  return new Date(at.getTime() - count * dayMs).toISOString().slice(0, 10);
}

/** Seconds of activity in the days of the limit's period, including today. */
export async function readSecondsUsed(database: Kysely<Tables>, limit: LimitRow, at: Date): Promise<number> {
  const firstDay = dayBefore(at, days[limit.period ?? "day"] - 1);
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(seconds), 0)::bigint as total from player_activity
    where player_id = ${limit.player_id}::uuid and day >= ${firstDay}::date`.execute(database);
  return Number(rows[0]?.total ?? 0n);
}

export async function isTimeUp(database: Kysely<Tables>, limit: LimitRow, at: Date): Promise<boolean> {
  return limit.amount !== null && (await readSecondsUsed(database, limit, at)) >= Number(limit.amount) * 60;
}
