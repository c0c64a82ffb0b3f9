import { formatMoney } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { betState, toneClasses } from "../bet-state.ts";
import { useCountedAmount } from "./when-won.ts";

/** The status of a bet, its return, and its profit or loss once it is settled. */
export function BetFoot({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { wordKey, tone, amountKey, amount, returnedOf, profit } = betState(bet);
  const counted = useCountedAmount(amount, bet.result === "win");
  const isCapped = bet.isReturnCapped && (amount === bet.potentialWin || bet.status === "done");
  return (
    <footer className="grid gap-1.5 border-t border-line bg-raise px-4 py-3">
      <p className="flex items-baseline gap-3">
        <span className={`font-[650] ${toneClasses[tone]}`}>{t(wordKey)}</span>
        {returnedOf === null ? (
          <>
            <span className="ms-auto text-mid">{t(amountKey)}</span>
            <b className={`text-18 leading-none font-[720] ${tone === "good" ? "text-up" : ""}`}>
              <MoneyText amount={counted} />
              {isCapped ? (
                <span className="ms-1.5 rounded-1 bg-cell px-1.5 text-12 font-[620] text-mid" title={t("bets.cappedText")}>
                  {t("bets.capped")}
                </span>
              ) : null}
            </b>
          </>
        ) : (
          <b className="n ms-auto text-end font-[680]">
            {t("bets.returnedOf", { paid: formatMoney(amount, locale), stake: formatMoney(returnedOf, locale) })}
          </b>
        )}
      </p>
      {profit === null || profit.minor === 0n ? null : (
        <FootLine name={t(profit.minor > 0n ? "bets.profit" : "bets.loss")}>
          <b className={`font-[650] ${profit.minor > 0n ? "text-up" : "text-hi"}`}>
            <MoneyText amount={profit} style="signed" />
          </b>
        </FootLine>
      )}
      {profit === null && bet.cashedOut.minor > 0n ? (
        <FootLine name={t("bets.cashedOut")}>
          <MoneyText amount={bet.cashedOut} />
        </FootLine>
      ) : null}
    </footer>
  );
}

function FootLine({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <p className="flex items-baseline justify-end gap-3 text-mid">
      <span>{name}</span>
      {children}
    </p>
  );
}
