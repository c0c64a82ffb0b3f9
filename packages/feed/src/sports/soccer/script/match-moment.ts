import type { Side } from "../../../dataset/source-match.ts";

/** 1 and 2 are the halves, 3 and 4 those of extra time. */
export type PeriodNumber = 1 | 2 | 3 | 4;

/** A thing that happens in a period, before its place on the wall clock is known. */
export interface MatchMoment {
  readonly period: PeriodNumber;
  /** Second of the period's clock. */
  readonly second: number;
  readonly kind: "goal" | "yellow_card" | "red_card" | "corner";
  readonly side: Side;
  readonly player?: string;
  readonly isPenalty: boolean;
  readonly isOwnGoal: boolean;
  readonly simulated: boolean;
}

/** First minute of each period, less one. */
export const periodStartMinute: Readonly<Record<PeriodNumber, number>> = { 1: 0, 2: 45, 3: 90, 4: 105 };
/** Nominal minutes of each period. */
export const periodMinutes: Readonly<Record<PeriodNumber, number>> = { 1: 45, 2: 45, 3: 15, 4: 15 };

/** Minute of a second as counted, stoppage held at the period's last minute. */
export function minuteOf(period: PeriodNumber, second: number): number {
  return periodStartMinute[period] + Math.min(Math.floor(second / 60) + 1, periodMinutes[period]);
}

/** `23`, `45+2`, `105+1`. */
export function minuteLabel(period: PeriodNumber, second: number): string {
  const over = Math.floor(second / 60) + 1 - periodMinutes[period];
  const minute = minuteOf(period, second);
  return over > 0 ? `${minute}+${over}` : String(minute);
}

/** Reads a minute of the data; minutes 46 and later belong to the second half, and so on. */
export function placeMinute(minute: number, stoppage: number): { readonly period: PeriodNumber; readonly firstSecond: number } {
  const period: PeriodNumber = minute <= 45 ? 1 : minute <= 90 ? 2 : minute <= 105 ? 3 : 4;
  return { period, firstSecond: (minute - periodStartMinute[period] - 1 + stoppage) * 60 };
}
