import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { zoneOf, type Zone } from "../dataset/zone.ts";
import { dayMs, hourMs, minuteMs } from "../core/time.ts";
import { type LocalHours, localHours, otherZone, type Pace } from "./pace.data.ts";

/** The local hours at which a match may start. */
export interface KickOffHours {
  readonly zone: Zone;
  readonly openMs: number;
  readonly closeMs: number;
  /** Groups the matches whose starts share the day. */
  readonly name: string;
}

const stepMs = 15 * minuteMs;
const hoursByCountry = new Map(
  localHours.flatMap((row) => row.countries.split(" ").map((country): [string, LocalHours] => [country, row])),
);
const known = new Map<string, Map<readonly [number, number], KickOffHours>>();

function hoursIn(zone: string, span: readonly [number, number]): KickOffHours {
  const ofZone = known.get(zone) ?? new Map<readonly [number, number], KickOffHours>();
  known.set(zone, ofZone);
  const [open, close] = span;
  const found = ofZone.get(span) ?? {
    zone: zoneOf(zone),
    openMs: open * hourMs,
    closeMs: close * hourMs,
    name: `${zone}/${open}/${close}`,
  };
  ofZone.set(span, found);
  return found;
}

/** Hours in the time zone of the data, or in that of the host country if the data has none. */
export function kickOffHours(season: CompetitionSeason, match: SourceMatch, pace: Pace): KickOffHours {
  if (season.tz !== "UTC") return hoursIn(season.tz, pace.hours);
  const isTennis = season.sport === "tennis";
  const row = hoursByCountry.get((isTennis ? season.country : match.home.country) ?? "");
  return hoursIn(row?.zone ?? otherZone, (isTennis ? null : row?.hours) ?? pace.hours);
}

/** The first possible start at or after a time. */
export function nextKickOff({ zone, openMs, closeMs }: KickOffHours, atMs: number): number {
  const local = atMs + zone.offsetAt(atMs);
  const day = Math.floor(local / dayMs) * dayMs;
  const wanted = Math.ceil(Math.max(local, day + openMs) / stepMs) * stepMs;
  const start = zone.toUtc(wanted > day + closeMs ? day + dayMs + openMs : wanted);
  return start < atMs ? start + stepMs : start;
}

/** The first and the last possible start on the local day of a time. */
export function kickOffSpan({ zone, openMs, closeMs }: KickOffHours, atMs: number): readonly [number, number] {
  const day = Math.floor((atMs + zone.offsetAt(atMs)) / dayMs) * dayMs;
  return [zone.toUtc(day + openMs), zone.toUtc(day + closeMs)];
}

/** The time of a position in the days of a season: the fraction of a day is mapped to its kick-off hours. */
export function timeAt({ zone, openMs, closeMs }: KickOffHours, firstDay: number, days: number): number {
  const day = Math.floor(days);
  return zone.toUtc(firstDay + day * dayMs + openMs + (days - day) * (closeMs - openMs));
}
