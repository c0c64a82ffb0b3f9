import { formatPercent, impliedChance, type Market, type Odds } from "@touchline/domain";
import { type PricePoint, priceHistoryOf } from "@touchline/store/price-history";
import { type ReactNode, useEffect, useMemo } from "react";
import { useResource, useStore } from "../../../elements/store.ts";

/** The chances of the entrants since their odds were first recorded. */
export interface Movement {
  readonly sinceMs: number;
  /** Chances in thousandths, by outcome, oldest first. */
  readonly trends: ReadonlyMap<string, readonly number[]>;
}

/** Delay before the next request; the backend computes the history on the first request. */
const askAgainAfterMs = 3_000;
/** Maximum number of points in a trend; a small picture shows no more. */
const maxMoments = 32;
/** Minimum number of points for a line; between two points it would be as steep for 1% as for 20%. */
const minMoments = 3;

/** The chances at each time of recorded odds; null without records. */
export function trendsOf(points: readonly PricePoint[], winners: number): Movement | null {
  const [first] = points;
  if (first === undefined) return null;
  const moments = [...new Set(points.map(({ atMs }) => atMs))];
  const every = Math.ceil(moments.length / maxMoments);
  const shown = new Set(moments.filter((_, index) => index % every === 0 || index === moments.length - 1));
  const known = new Map<string, Odds>();
  const trends = new Map<string, number[]>();
  points.forEach(({ atMs, outcomeId, odds }, index) => {
    if (odds === null) known.delete(outcomeId);
    else known.set(outcomeId, odds);
    if (points[index + 1]?.atMs === atMs || !shown.has(atMs)) return;
    const prices = [...known.values()];
    for (const [id, price] of known) trends.set(id, [...(trends.get(id) ?? []), impliedChance(price, prices, winners)]);
  });
  return { sinceMs: first.atMs, trends };
}

/** The market since its first recorded odds; null without records. */
export function useMovement(market: Market, winners: number): Movement | null {
  const { api, ports, listings } = useStore();
  const isKept = useResource(listings.settings()).data?.capabilities.includes("price_history") === true;
  const { data, refetch } = useResource(priceHistoryOf(api, market), { isEnabled: isKept });
  const isEmpty = data?.length === 0;
  useEffect(() => (isEmpty ? ports.time.after(askAgainAfterMs, () => void refetch()) : undefined), [ports, isEmpty, refetch]);
  return useMemo(() => trendsOf(data ?? [], winners), [data, winners]);
}

/** The change of a chance in thousandths, rounded to whole percent. */
export function changeOf(chance: number, trend: readonly number[]): number {
  return Math.round((chance - (trend[0] ?? chance)) / 10) * 10;
}

/** The change of a chance: ▲ 3%. */
export function Change({ change, locale }: { readonly change: number; readonly locale: string }): ReactNode {
  if (change === 0) return null;
  return (
    <bdi
      className={`n block text-12 ${change > 0 ? "text-up" : "text-down"}`}
    >{`${change > 0 ? "▲" : "▼"} ${formatPercent(Math.abs(change), locale)}`}</bdi>
  );
}

/** Whether there are enough points to draw a line. */
export function hasCurve(trend: readonly number[]): boolean {
  return trend.length >= minMoments;
}

/** The trend of a chance as a line in its own scale, next to numbers. Time runs from the left in every language. */
export function Trend({ trend, tone }: { readonly trend: readonly number[]; readonly tone: string }): ReactNode {
  const [low, high] = [Math.min(...trend), Math.max(...trend)];
  if (!hasCurve(trend)) return null;
  const line = trend.map(
    (chance, index) => `${(index / (trend.length - 1)) * 100} ${high === low ? 12 : 22 - ((chance - low) / (high - low)) * 20}`,
  );
  return (
    <svg className={`ent-trend ${tone}`} viewBox="0 0 100 24" preserveAspectRatio="none" width="100%" height="24" aria-hidden="true">
      <path d={`M${line.join("L")}`} fill="none" stroke="currentColor" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
