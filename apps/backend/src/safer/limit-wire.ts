import { dayMs } from "../platform/clock.ts";
import type { Limit, LimitPeriod, LimitType, SetLimitBody } from "@touchline/contract/http/limits";
import type { Kysely } from "kysely";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { hasPeriod, isInForce, limitKind, periodMs } from "./limit-rules.ts";
import type { Tables } from "../platform/database/tables.ts";
import { readMoneyUsed, readSecondsUsed } from "./limit-usage.ts";
import type { LimitRow } from "./stored-limits.ts";

/** A requested limit, validated; a newer one replaces that of the same type, currency and period. */
export interface WantedLimit {
  readonly type: LimitType;
  readonly amount: bigint | null;
  readonly currency: string | null;
  readonly period: LimitPeriod | null;
  readonly endsAt: Date | null;
}

const minutesADay = 24 * 60;

function isMinutes(amount: number, type: LimitType, period: LimitPeriod | null): boolean {
  const days = period === "month" ? 30 : period === "week" ? 7 : 1;
  const min = type === "reality_check" || type === "session" || type === "sportsbook_session" ? 1 : 0;
  return amount >= min && amount <= minutesADay * days;
}

/** Validates a requested limit and names the invalid field. Fields that do not belong to the type are invalid. */
export function readLimitRequest(
  body: SetLimitBody,
  { maxDays, at }: { readonly maxDays: Readonly<Record<"coolingoff" | "selfexclusion", number>>; readonly at: Date },
): { readonly wanted: WantedLimit } | { readonly wrong: keyof SetLimitBody } {
  const { type, amount, currency, period, days } = body;
  const kind = limitKind(type);
  if (kind === "exclusion") {
    if (amount !== undefined || currency !== undefined || period !== undefined) return { wrong: "amount" };
    if (days === undefined && type === "coolingoff") return { wrong: "days" };
    if (days !== undefined && (type === "coolingoff" || type === "selfexclusion") && days > maxDays[type]) return { wrong: "days" };
    const endsAt = days === undefined ? null : new Date(at.getTime() + days * dayMs);
    return { wanted: { type, amount: null, currency: null, period: null, endsAt } };
  }
  if (days !== undefined) return { wrong: "days" };
  if (amount === undefined) return { wrong: "amount" };
  if (hasPeriod(type) !== (period !== undefined)) return { wrong: "period" };
  if (kind === "minutes") {
    if (currency !== undefined) return { wrong: "currency" };
    if (!isMinutes(amount, type, period ?? null)) return { wrong: "amount" };
  } else if (currency === undefined || currencyFacts(currency) === null) return { wrong: "currency" };
  return { wanted: { type, amount: BigInt(amount), currency: currency ?? null, period: period ?? null, endsAt: null } };
}

async function usedOf(database: Kysely<Tables>, limit: LimitRow, productNow: number): Promise<number | null> {
  const { type, currency, period, player_id: playerId } = limit;
  if (!isInForce(limit.status)) return null;
  if (type === "time" || type === "activity") return Math.floor((await readSecondsUsed(database, limit, new Date())) / 60);
  if (limitKind(type) !== "money" || currency === null) return null;
  const lengthMs = periodMs[period ?? "day"];
  const used = await readMoneyUsed(database, {
    playerId,
    currency,
    sinceMs: productNow - lengthMs,
    sinceWallMs: Date.now() - lengthMs,
  });
  return Number(type === "deposit" ? used.deposit : type === "wager" ? used.wager : used.loss);
}

/** Converts a limit to its wire format, with the amount used. */
export async function limitToWire(database: Kysely<Tables>, limit: LimitRow, productNow: number): Promise<Limit> {
  return {
    id: String(limit.id),
    type: limit.type,
    status: limit.status,
    is_in_force: isInForce(limit.status),
    amount: limit.amount === null ? null : Number(limit.amount),
    currency: limit.currency,
    subunits: limit.currency === null ? null : (currencyFacts(limit.currency)?.subunits ?? 1),
    period: limit.period,
    used: await usedOf(database, limit, productNow),
    effective_at: limit.effective_at?.toISOString() ?? null,
    ends_at: limit.ends_at?.toISOString() ?? null,
    created_at: limit.created_at.toISOString(),
  };
}
