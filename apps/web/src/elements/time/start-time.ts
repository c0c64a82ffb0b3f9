import { localeToNumberTag } from "@touchline/domain";
import type { Text } from "../../messages/text.ts";
import { startOfDayMs } from "./local-day.ts";

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

interface TimePlace {
  readonly locale: string;
  readonly timeZone: string;
}

function formatOf({ locale, timeZone }: TimePlace, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}/${timeZone}/${Object.keys(options).join()}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`${localeToNumberTag(locale)}-ca-gregory`, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

// Intl of browsers has no Kazakh names; by the English ones.
const kazakhWeekdays: Readonly<Record<string, string>> = { Mon: "дс", Tue: "сс", Wed: "ср", Thu: "бс", Fri: "жм", Sat: "сб", Sun: "жс" };

function weekdayOf(atMs: number, place: TimePlace): string {
  const write = (locale: string): string => formatOf({ ...place, locale }, { weekday: "short" }).format(atMs);
  return place.locale === "kz" ? (kazakhWeekdays[write("en")] ?? "") : write(place.locale);
}

/** The time of day, `17:30`. */
export function formatTime(atMs: number, place: TimePlace): string {
  return formatOf(place, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(atMs);
}

/** Today, tomorrow, a weekday within the week, else day and month (decisions AF). */
export function formatDay(atMs: number, place: TimePlace & { readonly nowMs: number; readonly t: Text }): string {
  const days = Math.round((startOfDayMs(atMs, place.timeZone) - startOfDayMs(place.nowMs, place.timeZone)) / dayMs);
  if (days === 0) return place.t("day.today");
  if (days === 1) return place.t("day.tomorrow");
  if (days === -1) return place.t("day.yesterday");
  return days > 1 && days < 6 ? weekdayOf(atMs, place) : formatOf(place, { day: "2-digit", month: "2-digit" }).format(atMs);
}

/** Day, month and time in full, for receipts and details; Kazakh has its month as a number. */
export function formatMoment(atMs: number, place: TimePlace): string {
  const month = place.locale === "kz" ? "2-digit" : "short";
  return formatOf(place, { day: "numeric", month, year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(atMs);
}
