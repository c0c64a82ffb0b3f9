import { minuteMs } from "../core/time.ts";

/** Converts between the wall-clock time of an IANA zone and UTC. */
export interface Zone {
  /** Wall-clock time minus UTC at an instant, ms. */
  offsetAt(utcMs: number): number;
  /** UTC of a wall-clock time that is encoded as if it were UTC; skipped hours move forward. */
  toUtc(localMs: number): number;
}

interface Segment {
  readonly from: number;
  readonly offset: number;
}

const zones = new Map<string, Zone>();

/** The zone of an IANA name; offsets are computed per year and cached. */
export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = name === "UTC" ? fixedZone() : createZone(name);
  zones.set(name, zone);
  return zone;
}

function fixedZone(): Zone {
  return { offsetAt: () => 0, toUtc: (localMs) => localMs };
}

function createZone(name: string): Zone {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const segmentsByYear = new Map<number, readonly Segment[]>();
  const latest = { from: 0, until: 0, offset: 0 };
  const offsetAt = (utcMs: number): number => {
    if (utcMs < latest.from || utcMs >= latest.until) find(utcMs);
    return latest.offset;
  };
  /** Finds the part of the year with one offset; most calls need the same one as the call before. */
  const find = (utcMs: number): void => {
    const year = new Date(utcMs).getUTCFullYear();
    let segments = segmentsByYear.get(year);
    if (!segments) {
      segments = segmentsOfYear(year, (at) => readOffset(format, at));
      segmentsByYear.set(year, segments);
    }
    const place = segments.findLastIndex(({ from }) => from <= utcMs);
    const segment = segments[place];
    latest.from = segment?.from ?? utcMs;
    latest.until = segments[place + 1]?.from ?? Date.UTC(year + 1, 0, 1);
    latest.offset = segment?.offset ?? 0;
  };
  return {
    offsetAt,
    toUtc(localMs) {
      const first = localMs - offsetAt(localMs);
      return localMs - offsetAt(first);
    },
  };
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const wholeSecond = Math.floor(utcMs / 1000) * 1000;
  const part = new Map(format.formatToParts(wholeSecond).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0;
  return Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second")) - wholeSecond;
}

/** Offsets of one UTC year: probes each month and bisects to the minute between different probes. */
function segmentsOfYear(year: number, offsetOf: (at: number) => number): readonly Segment[] {
  const first = Date.UTC(year, 0, 1);
  const segments: Segment[] = [{ from: first, offset: offsetOf(first) }];
  let before = { at: first, offset: offsetOf(first) };
  for (let month = 1; month <= 12; month += 1) {
    const at = Date.UTC(year, month, 1);
    const offset = offsetOf(at);
    if (offset !== before.offset) {
      let [low, high] = [before.at, at];
      while (high - low > minuteMs) {
        const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
        if (offsetOf(middle) === before.offset) low = middle;
        else high = middle;
      }
      segments.push({ from: high, offset });
    }
    before = { at, offset };
  }
  return segments;
}
