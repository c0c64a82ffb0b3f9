import type { DatedStart } from "../core/strength-record.ts";
import type { SportKey } from "../core/source-match.ts";
import { dayStart } from "./source-file.ts";

/** Ratings at the start of seasons; the meaning of the numbers depends on the sport's model. */
export interface StartsFile {
  readonly starts: readonly {
    readonly sport: SportKey;
    /** First day of the season, `YYYY-MM-DD`. */
    readonly from: string;
    readonly teams: Readonly<Record<string, readonly number[]>>;
  }[];
}

/** Reads the starts of seasons by sport, in order of time. */
export function readStarts(file: StartsFile): (sport: SportKey) => readonly DatedStart[] {
  const bySport = Map.groupBy(file.starts, ({ sport }) => sport);
  const starts = new Map(
    [...bySport].map(([sport, rows]) => [
      sport,
      rows
        .map(({ from, teams }) => ({ from: dayStart(from), byTeam: new Map(Object.entries(teams)) }))
        .sort((one, other) => one.from - other.from),
    ]),
  );
  return (sport) => starts.get(sport) ?? [];
}
