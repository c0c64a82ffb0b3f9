import { formatTotalOdds, isFreeBet, oddsToFraction } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useDayFormat } from "../../../../elements/time.ts";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { betMoney, betTitle } from "../bet-state.ts";
import { CopyButton } from "../copy-button.tsx";

/** Type, original stake, price, time and reference of a bet. */
export function BetHead({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  const { bonus } = bet;
  const marks = [
    // An insured bet is not a free bet, because the player pays its stake, so it shows the bonus's own name.
    ...(bonus?.freebetType == null ? [] : [isFreeBet(betMoney(bet)) ? t("bonus.type.freebet") : bonus.name || t("bonus.type.freebet")]),
    ...(bet.isVip ? [t("bets.vip")] : []),
    ...(bet.isQuick ? [t("bets.quick")] : []),
    ...(bet.editedFrom === null ? [] : [t("bets.edited")]),
  ];
  return (
    <header className="px-4 pt-3 pb-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-14 font-[680]">
          <bdi>{betTitle(bet, t)}</bdi>
          {marks.map((mark) => (
            <span key={mark} className="ms-1.5 inline-block rounded-1 bg-cell px-1.5 text-12 font-[620] text-mid">
              {mark}
            </span>
          ))}
        </h2>
        <span className="n shrink-0 text-mid">
          <span className="sr">{t("bets.stake")} </span>
          <bdi>
            <MoneyText amount={bet.originalStake} />
            {bet.odds === null ? null : ` ${t("bets.at")} ${formatTotalOdds(oddsToFraction(bet.odds), oddsFormat)}`}
          </bdi>
        </span>
      </div>
      <div className="n flex flex-wrap items-center gap-x-1 text-12 leading-[18px] text-low">
        <bdi>{moment(bet.createdAtMs)}</bdi> · {t("slip.placed.ref")} <bdi className="select-all">{bet.ref}</bdi>
        <span className="-my-1.5">
          <CopyButton text={bet.ref} label={t("bets.copyRef", { ref: bet.ref })} doneText={t("bets.refCopied")} />
        </span>
        {bet.isSimulatedDetail ? (
          <span title={t("match.simulatedDetailLong")} className="underline decoration-dotted underline-offset-2">
            {t("match.simulatedDetail")}
          </span>
        ) : null}
      </div>
    </header>
  );
}
