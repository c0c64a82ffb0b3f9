import type { Odds } from "@touchline/domain";
import type { PricePoint } from "@touchline/store/price-history";

/** Every outcome's price at one moment of change; an outcome without one is missing. */
export interface MovementRow {
  readonly atMs: number;
  readonly odds: ReadonlyMap<string, Odds>;
}

/** The moments at which a price changed, the latest first, at most so many. */
export function movementRows(points: readonly PricePoint[], atMost: number): readonly MovementRow[] {
  const current = new Map<string, Odds>();
  const rows = [...Map.groupBy(points, ({ atMs }) => atMs)].map(([atMs, changes]) => {
    for (const { outcomeId, odds } of changes) {
      if (odds === null) current.delete(outcomeId);
      else current.set(outcomeId, odds);
    }
    return { atMs, odds: new Map(current) };
  });
  return rows.toReversed().slice(0, atMost);
}
