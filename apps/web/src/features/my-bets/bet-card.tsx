import { formatTotalOdds, oddsToFraction } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { MoneyText } from "../../elements/money-text.tsx";
import { useDayFormat } from "../../elements/use-day-format.ts";
import { usePreferences } from "../../elements/use-preferences.ts";
import { useText } from "../../messages/use-text.ts";
import { BetLegRow } from "./bet-leg-row.tsx";
import { BetPending } from "./bet-pending.tsx";
import { betState, isPlaced, rejectReasonKey } from "./bet-state.ts";
import { toneInk } from "./tone-ink.data.ts";

interface BetCardProps {
  readonly bet: ListedBet;
  /** On the page a card of its own, in the slip's column a section. */
  readonly layout: "page" | "column";
}

const looks: Readonly<Record<BetCardProps["layout"], string>> = {
  page: "overflow-hidden rounded-3 bg-pane shadow-1",
  column: "border-b border-line-2",
};

/** One bet: kind, reference, stake at its price, legs as they stand, and what it returns or returned. */
export function BetCard({ bet, layout }: BetCardProps): ReactNode {
  const t = useText();
  const { wordKey, tone, amountKey, amount } = betState(bet);
  return (
    <article className={looks[layout]} aria-label={t("bets.ref", { ref: bet.ref })}>
      <BetHead bet={bet} />
      {bet.status === "submitted" ? <BetPending createdAtMs={bet.createdAtMs} pendingUntilMs={bet.pendingUntilMs} /> : null}
      {bet.status === "rejected" ? (
        <p className="flex items-start gap-2.5 border-t border-line bg-down-w px-4 py-2.5">
          <Icon name="alert" className="shrink-0 text-down" />
          <span>
            <b className="block font-[650]">{t("bets.status.rejected")}</b>
            <span className="text-mid">{t(rejectReasonKey(bet.rejectReason))}</span>
          </span>
        </p>
      ) : null}
      <ul>
        {bet.legs.map((leg) => (
          <BetLegRow key={leg.id} leg={leg} isPlaced={isPlaced(bet)} />
        ))}
      </ul>
      <footer className="flex items-baseline gap-3 border-t border-line bg-raise px-4 py-3">
        <span className={`font-[650] ${toneInk[tone]}`}>{t(wordKey)}</span>
        <span className="ms-auto text-mid">{t(amountKey)}</span>
        <b className={`text-18 leading-none font-[720] ${tone === "good" ? "text-up" : ""}`}>
          <MoneyText amount={amount} />
        </b>
      </footer>
    </article>
  );
}

function BetHead({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  return (
    <header className="px-4 pt-3 pb-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-14 font-[680]">{betTitle(bet, t)}</h3>
        <span className="n shrink-0 text-mid">
          <span className="sr">{t("bets.stake")} </span>
          <bdi>
            {bet.odds === null ? (
              <MoneyText amount={bet.stake} />
            ) : (
              <>
                <MoneyText amount={bet.stake} /> {t("bets.at")} {formatTotalOdds(oddsToFraction(bet.odds), oddsFormat)}
              </>
            )}
          </bdi>
        </span>
      </div>
      <p className="n text-12 leading-[18px] text-low">
        <bdi>{moment(bet.createdAtMs)}</bdi> · {t("slip.placed.ref")} <bdi className="select-all">{bet.ref}</bdi>
        {bet.isSimulatedDetail ? (
          <>
            {" · "}
            <span title={t("match.simulatedDetailLong")} className="underline decoration-dotted underline-offset-2">
              {t("match.simulatedDetail")}
            </span>
          </>
        ) : null}
      </p>
    </header>
  );
}

function betTitle({ type, legs, system }: ListedBet, t: ReturnType<typeof useText>): string {
  if (type === "system" && system !== null) return t("bets.systemOf", { wins: system.winCount, total: system.totalCount });
  return t(`bets.type.${type}`, { count: legs.length });
}
