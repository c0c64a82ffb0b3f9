import { formatMoney, money, subtractMoney } from "@touchline/domain";
import { betListingsOf, type ListedBet, type OfferTrend } from "@touchline/store";
import { type ReactNode, useId } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useDayFormat, useNow } from "../../../../elements/time.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useCapability } from "./use-cash-out.ts";

/** The offer, its gain over the stake, and its course: green above the stake, red below. */
export function OfferCurve({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const store = useStore();
  const isOffered = useCapability("cashout_trend");
  const { currency, subunits } = bet.stake;
  const { data } = useResource(betListingsOf(store).offerTrend({ betId: bet.id, unit: { currency, subunits } }), { isEnabled: isOffered });
  const now = bet.cashout?.value ?? null;
  const known = data?.points ?? [];
  const nowMs = Math.max(useNow(), known.at(-1)?.atMs ?? 0);
  const points = [...known, ...(now === null ? [] : [{ atMs: nowMs, value: Number(now.minor) }])];
  const gain = now === null ? null : subtractMoney(now, bet.stake);
  return (
    <>
      {now === null || gain === null ? null : (
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="cash-offer">
            <MoneyText amount={now} />
          </b>
          <span className={gain.minor < 0n ? "text-down" : "text-up"}>
            <MoneyText amount={gain} style="signed" />
          </span>
          <span className="ms-auto text-12 text-mid">
            {t("bets.potentialReturn")} <MoneyText amount={bet.potentialWin} />
          </span>
        </p>
      )}
      {isOffered && points.length > 1 ? <Curve bet={bet} points={points} /> : null}
    </>
  );
}

type OfferPoint = OfferTrend["points"][number];

function Curve({ bet, points }: { readonly bet: ListedBet; readonly points: readonly OfferPoint[] }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { time } = useDayFormat();
  const values = points.map(({ value }) => value);
  const id = useId();
  const { stake, cashoutRule: rule } = bet;
  const ruleAt = rule === null || rule.state !== "waiting" ? null : rule;
  const text = (minor: number): string => formatMoney(money(BigInt(minor), stake), locale);
  const label = t("cashout.trend", { low: text(Math.min(...values)), high: text(Math.max(...values)), now: text(values.at(-1) ?? 0) });
  const { line, stakeY, ruleY, lastY } = curveOf(points, {
    stake: Number(stake.minor),
    rule: ruleAt === null ? null : Number(ruleAt.at.minor),
  });
  return (
    <>
      <div className="cash-plot" dir="ltr">
        <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="100">
            <stop offset={stakeY / 100} stopColor="var(--up)" />
            <stop offset={stakeY / 100} stopColor="var(--down)" />
          </linearGradient>
          <path d={`M0,${stakeY} L${line} L100,${stakeY}Z`} fill={`url(#${id})`} opacity=".22" />
          <path d={`M0,${stakeY}H100`} className="cash-stake" />
          {ruleY === null ? null : <path d={`M0,${ruleY}H100`} className="cash-rule" />}
          <polyline points={line} stroke={`url(#${id})`} />
        </svg>
        <i style={{ insetBlockStart: `${lastY}%` }} />
        <span style={{ insetBlockStart: `${stakeY}%` }}>
          {t("bets.stake")} <MoneyText amount={stake} />
        </span>
        {ruleAt === null ? null : (
          <span className="text-accent-t" style={{ insetBlockStart: `${ruleY}%` }}>
            {t(ruleAt.action === "notify" ? "cashout.ruleNotify" : "cashout.ruleCashOut")} <MoneyText amount={ruleAt.at} />
          </span>
        )}
      </div>
      <p className="cash-times" dir="ltr">
        <bdi>{time(points[0]?.atMs ?? 0)}</bdi>
        <bdi>{time(points.at(-1)?.atMs ?? 0)}</bdi>
      </p>
    </>
  );
}

/** Plots offers over time in a square of 100, the highest at the top, with the stake and a rule on the same scale. */
export function curveOf(
  points: readonly OfferPoint[],
  { stake, rule }: { readonly stake: number; readonly rule: number | null },
): { readonly line: string; readonly lastY: number; readonly stakeY: number; readonly ruleY: number | null } {
  const all = [...points.map(({ value }) => value), stake, ...(rule === null ? [] : [rule])];
  const low = Math.min(...all);
  const range = Math.max(...all) - low;
  const [fromMs, toMs] = [points[0]?.atMs ?? 0, points.at(-1)?.atMs ?? 0];
  // Leaves room for the strokes and for text above a line.
  const placeOf = (value: number): number => Math.round((range === 0 ? 50 : 92 - ((value - low) * 72) / range) * 10) / 10;
  const xOf = (atMs: number): string => (((atMs - fromMs) * 100) / Math.max(1, toMs - fromMs)).toFixed(1);
  const line = points.map(({ atMs, value }) => `${xOf(atMs)},${placeOf(value)}`).join(" ");
  return { line, lastY: placeOf(points.at(-1)?.value ?? stake), stakeY: placeOf(stake), ruleY: rule === null ? null : placeOf(rule) };
}
