const partsByZone = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = partsByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" });
  partsByZone.set(timeZone, format);
  return format;
}

const dayMs = 86_400_000;
const quarterHourMs = 900_000;
const mostQuarters = 5_000;
const clockByQuarter = new Map<string, number>();

/** What the clocks of a time zone show at a moment, milliseconds after midnight; zones change at quarters of an hour only. */
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
  if (clockByQuarter.size >= mostQuarters) clockByQuarter.clear();
  clockByQuarter.set(key, shown);
  return shown + sinceQuarter;
}

/** Midnight before a moment in a time zone, epoch ms; also on days that a clock change cuts or stretches. */
export function startOfDayMs(atMs: number, timeZone: string): number {
  const guess = atMs - clockTimeMs(atMs, timeZone);
  const shown = clockTimeMs(guess, timeZone);
  return guess - (shown > dayMs / 2 ? shown - dayMs : shown);
}

/** The calendar day of a moment in a time zone, `2026-11-21`. */
export function localDate(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(atMs);
}
