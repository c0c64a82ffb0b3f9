import { betListingsOf } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useDayFormat } from "../../../../elements/time.ts";
import { useText } from "../../../../messages/use-text.ts";
import { ledgerPicture } from "./ledger-picture.ts";
import "../../../../styles/late.css";

/** The player's stakes, returns and result of the last thirty days, with a bar for each day. Hidden without settled bets. */
export function BetLedger(): ReactNode {
  const t = useText();
  const store = useStore();
  const { date, day } = useDayFormat();
  const { data } = useResource(betListingsOf(store).sums());
  if (data === undefined || (data.staked.minor === 0n && data.returned.minor === 0n)) return null;
  const { staked, returned, net, days } = data;
  const { bars, line, zeroY } = ledgerPicture(days.map((one) => one.net));
  const figures = [
    [t("safer.session.staked"), <MoneyText key="staked" amount={staked} />],
    [t("safer.session.returned"), <MoneyText key="returned" amount={returned} />],
    [t("bets.net30"), <MoneyText key="net" amount={net} style="signed" />],
  ] as const;
  return (
    <section className="ledger print:hidden" aria-label={t("bets.net30")}>
      <dl>
        {figures.map(([name, value], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={index === 2 && net.minor > 0n ? "text-up" : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ledger-line" dir="ltr" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {bars.map(({ x, y, height, isGain }) => (
            <rect key={x} x={x} y={y} width="2.4" height={height} fill={isGain ? "var(--up)" : "var(--down)"} opacity=".55" />
          ))}
          <path d={`M0,${zeroY}H100`} className="cash-stake" />
          <polyline points={line} stroke="var(--hi)" />
        </svg>
        <p>
          <span>{date(days[0]?.atMs ?? 0)}</span>
          <span>{day(days.at(-1)?.atMs ?? 0)}</span>
        </p>
      </div>
    </section>
  );
}
