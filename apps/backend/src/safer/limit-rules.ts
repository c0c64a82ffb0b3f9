import { hourMs } from "../platform/clock.ts";
import type { Jurisdiction, LimitPeriod, LimitStatus, LimitType } from "@touchline/contract/http/limits";
import { jurisdictions } from "./jurisdictions.data.ts";

/** What a limit restricts: money in a period, the stake of a bet, active minutes, or betting for a number of days. */
export type LimitKind = "money" | "stake" | "minutes" | "exclusion";

const kinds: Readonly<Record<LimitType, LimitKind>> = {
  deposit: "money",
  loss: "money",
  wager: "money",
  bet: "stake",
  activity: "minutes",
  time: "minutes",
  session: "minutes",
  sportsbook_session: "minutes",
  reality_check: "minutes",
  selfexclusion: "exclusion",
  coolingoff: "exclusion",
};

export function limitKind(type: LimitType): LimitKind {
  return kinds[type];
}

/** Whether a limit of this type applies to a period. */
export function hasPeriod(type: LimitType): boolean {
  return kinds[type] === "money" || type === "time";
}

/** Statuses in which a limit applies; it does so until its removal is confirmed. */
export const statusesInForce = ["active", "confirmed", "unconfirmed_disabled"] as const satisfies readonly LimitStatus[];

export function isInForce(status: LimitStatus): boolean {
  return statusesInForce.some((one) => one === status);
}

/** Length of a rolling period. */
export const periodMs: Readonly<Record<LimitPeriod, number>> = { day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs };

const byCountry: Readonly<Record<string, Jurisdiction>> = { GB: jurisdictions.uk, BR: jurisdictions.br, KZ: jurisdictions.kz };

/** The rules for players of a country (ISO 3166 code). */
export function jurisdictionOf(country: string): Jurisdiction {
  return byCountry[country] ?? jurisdictions.default;
}
