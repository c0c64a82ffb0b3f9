import { lineKeyOf, type LineState, type MatchChange } from "@touchline/feed";
import { outcomeIdsOf } from "./line-ids.ts";

/** Odds of an outcome from one moment on; null if it had no price. */
interface PricePoint {
  readonly at: number;
  readonly outcomeId: number;
  readonly odds: number | null;
}

/** Past prices of list-column lines and of lines with bets, kept until the match is released. */
export interface PriceHistory {
  record(change: MatchChange, now: number): void;
  of(line: LineState): readonly PricePoint[];
}

interface LineHistory {
  readonly points: PricePoint[];
  last: readonly number[];
}

const pointsPerLine = 150;

export function createPriceHistory(): PriceHistory {
  const byLine = new WeakMap<LineState, LineHistory>();

  function recordLine(line: LineState, now: number): void {
    const history = byLine.get(line) ?? { points: [], last: line.odds.map(() => -1) };
    byLine.set(line, history);
    const { points, last } = history;
    outcomeIdsOf(line.template).forEach((outcomeId, index) => {
      const odds = line.odds[index] ?? 0;
      if (last[index] !== odds) points.push({ at: now, outcomeId, odds: odds > 0 ? odds : null });
    });
    if (points.length > pointsPerLine) points.splice(0, points.length - pointsPerLine);
    history.last = line.odds;
  }

  return {
    record({ match, lines, columnLines }, now) {
      for (const line of lines) {
        const isKept = columnLines.includes(line) || match.tracked.has(lineKeyOf(line.typeId, line.specifier));
        if (line.results === null && isKept) recordLine(line, now);
      }
    },
    of: (line) => byLine.get(line)?.points ?? [],
  };
}
