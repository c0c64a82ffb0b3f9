import type { Match, PeriodScore } from "@touchline/store";

/** One column of period scores under a league. */
export type PeriodColumn = Pick<PeriodScore, "key" | "name" | "number" | "type">;

/** The periods that any of the matches had, those of the longest match first. */
export function periodColumns(matches: readonly Match[]): readonly PeriodColumn[] {
  const byLength = matches.map((match) => match.scoreboard?.periods ?? []).toSorted((a, b) => b.length - a.length);
  const columns = new Map<string, PeriodColumn>();
  for (const periods of byLength) for (const period of periods) if (!columns.has(period.key)) columns.set(period.key, period);
  return columns.size < 2 ? [] : [...columns.values()];
}

/** The short head of a column: its number, or a mark for what is played after the regular time. */
export function columnMark({ type, number }: PeriodColumn): string {
  if (type === "overtime") return "OT";
  return type === "penalties" ? "P" : String(number);
}
