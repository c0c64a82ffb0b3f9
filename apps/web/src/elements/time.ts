import { useMemo, useSyncExternalStore } from "react";
import { localeToNumberTag, dayMs } from "@touchline/domain";
import { usePreferences, useStore } from "./store.ts";
import { useText } from "../messages/use-text.ts";
import type { Text } from "../messages/text.ts";

const partsByZone = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = partsByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" });
  partsByZone.set(timeZone, format);
  return format;
}

const quarterHourMs = 900_000;
const maxCachedQuarters = 5_000;
const clockByQuarter = new Map<string, number>();

/** The local time in a zone, in milliseconds after midnight. Cached by quarter hour, because zones change only at those. */
function clockTimeMs(atMs: number, timeZone: string): number {
  const quarter = Math.floor(atMs / quarterHourMs);
  const key = `${timeZone}/${quarter}`;
  const sinceQuarter = atMs - quarter * quarterHourMs;
  const known = clockByQuarter.get(key);
  if (known !== undefined) return known + sinceQuarter;
  const parts = Object.fromEntries(
    zoneFormat(timeZone)
      .formatToParts(quarter * quarterHourMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const shown = ((parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0)) * 60_000;
  if (clockByQuarter.size >= maxCachedQuarters) clockByQuarter.clear();
  clockByQuarter.set(key, shown);
  return shown + sinceQuarter;
}

/** The start of the day that contains `atMs` in a time zone, epoch ms; also correct on days with a clock change. */
export function startOfDayMs(atMs: number, timeZone: string): number {
  const guess = atMs - clockTimeMs(atMs, timeZone);
  const shown = clockTimeMs(guess, timeZone);
  return guess - (shown > dayMs / 2 ? shown - dayMs : shown);
}

/** The calendar date in a time zone, `2026-11-21`. */
export function localDate(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(atMs);
}

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

// Browsers have no Kazakh weekday names. Keys are the English ones.
const kazakhWeekdays: Readonly<Record<string, string>> = { Mon: "дс", Tue: "сс", Wed: "ср", Thu: "бс", Fri: "жм", Sat: "сб", Sun: "жс" };

function weekdayOf(atMs: number, place: TimePlace): string {
  const format = (locale: string): string => formatOf({ ...place, locale }, { weekday: "short" }).format(atMs);
  return place.locale === "kz" ? (kazakhWeekdays[format("en")] ?? "") : format(place.locale);
}

/** The time of day, `17:30`. */
export function formatTime(atMs: number, place: TimePlace): string {
  return formatOf(place, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(atMs);
}

/** Yesterday, today, tomorrow, a weekday within five days, else day and month (decisions AF). */
export function formatDay(atMs: number, place: TimePlace & { readonly nowMs: number; readonly t: Text }): string {
  const days = Math.round((startOfDayMs(atMs, place.timeZone) - startOfDayMs(place.nowMs, place.timeZone)) / dayMs);
  if (days === 0) return place.t("day.today");
  if (days === 1) return place.t("day.tomorrow");
  if (days === -1) return place.t("day.yesterday");
  return days > 1 && days < 6 ? weekdayOf(atMs, place) : formatOf(place, { day: "2-digit", month: "2-digit" }).format(atMs);
}

/** Full date and time, for receipts and details. Kazakh months are numbers. */
export function formatMoment(atMs: number, place: TimePlace): string {
  const month = place.locale === "kz" ? "2-digit" : "short";
  return formatOf(place, { day: "numeric", month, year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(atMs);
}

/** A date without its time, `12 Jan 2027`. Kazakh months are numbers. */
function formatDate(atMs: number, place: TimePlace): string {
  return formatOf(place, { day: "numeric", month: place.locale === "kz" ? "2-digit" : "short", year: "numeric" }).format(atMs);
}

/** Formats times in the page's locale and time zone. */
export interface DayFormat {
  time(atMs: number): string;
  day(atMs: number): string;
  date(atMs: number): string;
  moment(atMs: number): string;
}

/** Formatters of the page. Today is the day of the first render. */
export function useDayFormat(): DayFormat {
  const { locale, renderedAtMs } = useStore();
  const { timeZone } = usePreferences();
  const t = useText();
  return useMemo(() => {
    const place = { locale, timeZone, t, nowMs: renderedAtMs() };
    return {
      time: (atMs) => formatTime(atMs, place),
      day: (atMs) => formatDay(atMs, place),
      date: (atMs) => formatDate(atMs, place),
      moment: (atMs) => formatMoment(atMs, place),
    };
  }, [locale, timeZone, t, renderedAtMs]);
}

/** Product time in whole seconds, epoch ms; at first the time of the server's render. */
export function useNow(): number {
  const { clock, renderedAtMs } = useStore();
  const floor = (ms: number): number => Math.floor(ms / 1000) * 1000;
  return useSyncExternalStore(
    clock.subscribe,
    () => floor(clock.now()),
    () => floor(renderedAtMs()),
  );
}
