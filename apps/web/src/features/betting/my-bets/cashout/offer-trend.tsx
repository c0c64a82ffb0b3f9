import { formatMoney, money } from "@touchline/domain";
import { betListingsOf, type ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useCapability } from "./use-cash-out.ts";

const width = 96;
const height = 24;

/** The history of the cash-out offer, ending with the current one. Hidden if the operator does not provide it. */
export function OfferTrend({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const store = useStore();
  const { locale } = store;
  const isOffered = useCapability("cashout_trend");
  const { currency, subunits } = bet.stake;
  const { data } = useResource(betListingsOf(store).offerTrend({ betId: bet.id, unit: { currency, subunits } }), { isEnabled: isOffered });
  const now = bet.cashout?.value ?? null;
  const values = [...(data?.points.map(({ value }) => value) ?? []), ...(now === null ? [] : [Number(now.minor)])];
  if (!isOffered || values.length < 2) return null;
  const text = (minor: number): string => formatMoney(money(BigInt(minor), bet.stake), locale);
  const label = t("cashout.trend", { low: text(Math.min(...values)), high: text(Math.max(...values)), now: text(values.at(-1) ?? 0) });
  const { points, last } = trendLine(values, { width, height });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-6 w-24 shrink-0 overflow-visible">
      <title>{label}</title>
      <polyline points={points} fill="none" stroke="var(--ctl)" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r="2.5" fill="var(--ind)" />
    </svg>
  );
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The points of a sparkline, left to right with the maximum at the top. A constant line is centred. */
export function trendLine(
  values: readonly number[],
  { width, height }: Box,
): { readonly points: string; readonly last: { readonly x: number; readonly y: number } } {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const places = values.map((value, index) => ({
    x: values.length === 1 ? width : (index * width) / (values.length - 1),
    y: range === 0 ? height / 2 : height - ((value - low) * height) / range,
  }));
  return {
    points: places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
    last: places.at(-1) ?? { x: width, y: height / 2 },
  };
}
