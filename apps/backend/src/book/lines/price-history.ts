import { lineKeyOf, type LineState, type MatchChange } from "@touchline/feed";
import { outcomeIdsOf } from "./line-ids.ts";

/** Odds of an outcome from one moment on; null if it had no price. */
interface PricePoint {
  readonly at: number;
  readonly outcomeId: number;
  readonly odds: number | null;
}

/** Past prices of list-column lines and of lines with bets, stored until the match is released. */
export interface PriceHistory {
  record(change: MatchChange, now: number): void;
  of(line: LineState): readonly PricePoint[];
}

/** Numbers in a row take a fifth of the memory of an object for each price: the time of a change, then the odds of all outcomes. */
type Rows = number[];

/** Number of changes stored for a line with two outcomes; lines with more store proportionally fewer, but at least `fewestChanges`. */
const changesOfPair = 75;
const fewestChanges = 10;

export function createPriceHistory(): PriceHistory {
  const byLine = new WeakMap<LineState, Rows>();

  function recordLine(line: LineState, now: number): void {
    const rows = byLine.get(line) ?? [];
    byLine.set(line, rows);
    const { odds } = line;
    const lastAt = rows.length - odds.length;
    if (lastAt > 0 && odds.every((price, index) => price === rows[lastAt + index])) return;
    rows.push(now, ...odds);
    const width = odds.length + 1;
    const maxNumbers = Math.max(fewestChanges, Math.floor((changesOfPair * 2) / Math.max(1, odds.length))) * width;
    if (rows.length > maxNumbers) rows.splice(0, rows.length - maxNumbers);
  }

  return {
    record({ match, lines, columnLines }, now) {
      for (const line of lines) {
        const isKept = columnLines.includes(line) || match.tracked.has(lineKeyOf(line.typeId, line.specifier));
        if (line.results === null && isKept) recordLine(line, now);
      }
    },
    of(line) {
      const rows = byLine.get(line) ?? [];
      const outcomeIds = outcomeIdsOf(line.template);
      const width = outcomeIds.length + 1;
      const points: PricePoint[] = [];
      for (let row = 0; row < rows.length; row += width) {
        for (const [index, outcomeId] of outcomeIds.entries()) {
          const odds = rows[row + 1 + index] ?? 0;
          const isChanged = row === 0 || rows[row + 1 + index - width] !== odds;
          if (isChanged) points.push({ at: rows[row] ?? 0, outcomeId, odds: odds > 0 ? odds : null });
        }
      }
      return points;
    },
  };
}
