import type { MatchChange } from "../feed/engine/match-change.ts";
import { lineKeyOf, type LineState } from "../feed/engine/line-state.ts";
import { outcomeIdsOf } from "./line-ids.ts";

/** One price of one outcome in time; null odds when it had none. */
export interface PricePoint {
  readonly at: number;
  readonly outcomeId: number;
  readonly odds: number | null;
}

/** Past prices of the lines in list columns and of lines that bets stand on. */
export interface PriceHistory {
  note(change: MatchChange, now: number): void;
  of(matchId: number, typeId: number, specifier: string): readonly PricePoint[];
  /** Forgets a match. */
  drop(matchId: number): void;
}

const pointsPerLine = 240;

export function createPriceHistory(): PriceHistory {
  const byMatch = new Map<number, Map<string, PricePoint[]>>();
  const lastOdds = new WeakMap<LineState, Int32Array>();

  function noteLine(points: PricePoint[], line: LineState, now: number): void {
    const before = lastOdds.get(line);
    outcomeIdsOf(line.template).forEach((outcomeId, index) => {
      const odds = line.odds[index] ?? 0;
      if (before !== undefined && before[index] === odds) return;
      points.push({ at: now, outcomeId, odds: odds > 0 ? odds : null });
    });
    if (points.length > pointsPerLine) points.splice(0, points.length - pointsPerLine);
    lastOdds.set(line, line.odds);
  }

  return {
    note({ match, lines, columnLines }, now) {
      for (const line of lines) {
        const key = lineKeyOf(line.typeId, line.specifier);
        if (line.results !== null || !(columnLines.includes(line) || match.tracked.has(key))) continue;
        const byLine = byMatch.get(match.fixture.id) ?? new Map<string, PricePoint[]>();
        byMatch.set(match.fixture.id, byLine);
        const points = byLine.get(key) ?? [];
        byLine.set(key, points);
        noteLine(points, line, now);
      }
    },
    of: (matchId, typeId, specifier) => byMatch.get(matchId)?.get(lineKeyOf(typeId, specifier)) ?? [],
    drop: (matchId) => void byMatch.delete(matchId),
  };
}
