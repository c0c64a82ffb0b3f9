const partsByZone = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = partsByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  partsByZone.set(timeZone, format);
  return format;
}

/** Midnight before a moment in a time zone, epoch ms. Days that a clock change cuts short are counted from the moment's own offset. */
export function startOfDayMs(atMs: number, timeZone: string): number {
  const parts = Object.fromEntries(zoneFormat(timeZone).formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const sinceMidnight = ((parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0)) * 60_000 + (parts["second"] ?? 0) * 1000 + (((atMs % 1000) + 1000) % 1000);
  return Math.round((atMs - sinceMidnight) / 1000) * 1000;
}

/** The calendar day of a moment in a time zone, `2026-11-21`. */
export function localDate(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(atMs);
}
