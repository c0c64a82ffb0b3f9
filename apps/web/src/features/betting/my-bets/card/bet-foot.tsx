import { addMoney, formatMoney, fraction, type Money, multiplyMoney, subtractMoney } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { type ReactNode, useRef, useState } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { countUp, enter } from "../../../../elements/rendering/motion.ts";
import { useWhenWon, wonAtMs } from "../../../../elements/rendering/when-won.ts";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { betState, toneClasses } from "../bet-state.ts";

/** The amount to show: it counts up from the stake once if the bet is won while shown. */
function useCountedAmount(amount: Money, { stake, isWon }: { readonly stake: Money; readonly isWon: boolean }): Money {
  const [thousandths, setThousandths] = useState(1_000);
  useWhenWon(isWon, () => countUp(setThousandths, wonAtMs.sum));
  if (thousandths === 1_000) return amount;
  return addMoney(stake, multiplyMoney(subtractMoney(amount, stake), fraction(BigInt(thousandths), 1_000n)));
}

/** The status of a bet, its return, and its profit or loss once it is settled. */
export function BetFoot({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { wordKey, tone, amountKey, amount, returnedOf, profit } = betState(bet);
  const isWon = bet.result === "win";
  const counted = useCountedAmount(amount, { stake: bet.originalStake, isWon });
  const foot = useRef<HTMLElement>(null);
  useWhenWon(isWon, () =>
    enter(foot.current?.querySelector("[data-profit]"), {
      from: { transform: "translateY(8px)", opacity: 0 },
      durationMs: 320,
      delayMs: wonAtMs.profit,
    }),
  );
  const isCapped = bet.isReturnCapped && (amount === bet.potentialWin || bet.status === "done");
  return (
    <footer ref={foot} className="grid gap-1.5 border-t border-line bg-raise px-4 py-3">
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
        <FootLine isProfit name={t(profit.minor > 0n ? "bets.profit" : "bets.loss")}>
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

interface FootLineProps {
  readonly name: string;
  readonly isProfit?: boolean;
  readonly children: ReactNode;
}

function FootLine({ name, isProfit, children }: FootLineProps): ReactNode {
  return (
    <p className="flex items-baseline justify-end gap-3 text-mid" data-profit={isProfit}>
      <span>{name}</span>
      {children}
    </p>
  );
}
