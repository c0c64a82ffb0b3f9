import type { LimitPeriod, LimitType, SetLimitBody } from "@touchline/contract/http/limits";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { hasPeriod, limitKind } from "./limit-rules.ts";

/** A limit as it would be stored; limits of one type, currency and period follow each other. */
export interface WantedLimit {
  readonly type: LimitType;
  readonly amount: bigint | null;
  readonly currency: string | null;
  readonly period: LimitPeriod | null;
  readonly endsAt: Date | null;
}

const minutesADay = 24 * 60;
const dayMs = 24 * 3_600_000;

function isMinutes(amount: number, type: LimitType, period: LimitPeriod | null): boolean {
  const days = period === "month" ? 30 : period === "week" ? 7 : 1;
  const least = type === "reality_check" || type === "session" || type === "sportsbook_session" ? 1 : 0;
  return amount >= least && amount <= minutesADay * days;
}

/** Reads what a player asks for; names the field that is wrong. Parts that do not belong to the type are wrong too. */
export function readLimitRequest(
  body: SetLimitBody,
  { longestDays, at }: { readonly longestDays: Readonly<Record<"coolingoff" | "selfexclusion", number>>; readonly at: Date },
): { readonly wanted: WantedLimit } | { readonly wrong: keyof SetLimitBody } {
  const { type, amount, currency, period, days } = body;
  const kind = limitKind(type);
  if (kind === "exclusion") {
    if (amount !== undefined || currency !== undefined || period !== undefined) return { wrong: "amount" };
    if (days === undefined && type === "coolingoff") return { wrong: "days" };
    if (days !== undefined && (type === "coolingoff" || type === "selfexclusion") && days > longestDays[type]) return { wrong: "days" };
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
