import { useMemo } from "react";
import { useText } from "../../messages/use-text.ts";
import { formatDay, formatMoment, formatTime } from "./start-time.ts";
import { usePreferences, useStore } from "../store.ts";

/** Writes moments in the page's locale and time zone. */
export interface DayFormat {
  time(atMs: number): string;
  day(atMs: number): string;
  moment(atMs: number): string;
}

/** How this page writes moments; days are counted from the page's first drawing. */
export function useDayFormat(): DayFormat {
  const { locale, drawnAtMs } = useStore();
  const { timeZone } = usePreferences();
  const t = useText();
  return useMemo(() => {
    const place = { locale, timeZone, t, nowMs: drawnAtMs() };
    return { time: (atMs) => formatTime(atMs, place), day: (atMs) => formatDay(atMs, place), moment: (atMs) => formatMoment(atMs, place) };
  }, [locale, timeZone, t, drawnAtMs]);
}
