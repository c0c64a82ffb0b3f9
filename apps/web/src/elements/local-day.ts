const partsByZone = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = partsByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  partsByZone.set(timeZone, format);
  return format;
}

const dayMs = 86_400_000;

/** What the clocks of a time zone show at a moment, milliseconds after midnight. */
function clockTimeMs(atMs: number, timeZone: string): number {
  const parts = Object.fromEntries(zoneFormat(timeZone).formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  return ((parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0)) * 60_000 + (parts["second"] ?? 0) * 1000 + (((atMs % 1000) + 1000) % 1000);
}

const quarterHourMs = 900_000;
const dayMs = 86_400_000;
const mostOffsets = 5_000;
const offsetByQuarter = new Map<string, number>();

/** How far a zone's clock is ahead of UTC at a moment, ms; zones change only at quarters of an hour. */
function zoneOffsetMs(atMs: number, timeZone: string): number {
  const quarter = Math.floor(atMs / quarterHourMs);
  const key = `${timeZone}/${quarter}`;
  const known = offsetByQuarter.get(key);
  if (known !== undefined) return known;
  const startMs = quarter * quarterHourMs;
  const parts = Object.fromEntries(zoneFormat(timeZone).formatToParts(startMs).map(({ type, value }) => [type, Number(value)]));
  const sinceMidnight = ((parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0)) * 60_000 + (parts["second"] ?? 0) * 1000;
  const behind = (sinceMidnight - (startMs % dayMs) + 2 * dayMs) % dayMs;
  if (offsetByQuarter.size >= mostOffsets) offsetByQuarter.clear();
  offsetByQuarter.set(key, behind);
  return behind;
}

/** Midnight before a moment in a time zone, epoch ms. Days that a clock change cuts short are counted from the moment's own offset. */
export function startOfDayMs(atMs: number, timeZone: string): number {
  const sinceMidnight = (atMs + zoneOffsetMs(atMs, timeZone)) % dayMs;
  return atMs - sinceMidnight;
}

/** The calendar day of a moment in a time zone, `2026-11-21`. */
export function localDate(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(atMs);
}
