import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { betState } from "./bet-state.ts";
import { toneInk } from "./tone-ink.data.ts";

/** How a bet stands in a word, and what it returns or returned. */
export function BetFoot({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { wordKey, tone, amountKey, amount } = betState(bet);
  const isCapped = bet.isReturnCapped && (amount === bet.potentialWin || bet.status === "done");
  return (
    <footer className="flex items-baseline gap-3 border-t border-line bg-raise px-4 py-3">
      <span className={`font-[650] ${toneInk[tone]}`}>{t(wordKey)}</span>
      <span className="ms-auto text-mid">{t(amountKey)}</span>
      <b className={`text-18 leading-none font-[720] ${tone === "good" ? "text-up" : ""}`}>
        <MoneyText amount={amount} />
        {isCapped ? (
          <span className="ms-1.5 rounded-1 bg-cell px-1.5 text-12 font-[620] text-mid" title={t("bets.cappedText")}>
            {t("bets.capped")}
          </span>
        ) : null}
      </b>
    </footer>
  );
}
