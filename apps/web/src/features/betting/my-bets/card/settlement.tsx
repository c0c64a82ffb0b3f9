import {
  allLegs,
  type ExplainedLeg,
  explainSettlement,
  formatPercent,
  type Fraction,
  fractionToFixed,
  type SettlementExplanation,
  type SettlementStep,
  toOdds,
  zeroMoney,
} from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import type { Text } from "../../../../messages/text.ts";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

/** Explains the payout of a settled bet step by step. Hidden while the bet is open. */
export function SettlementExplained({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const explained = explainBet(bet);
  if (explained === null) return null;
  return (
    <details className="border-t border-line" name={`settled-${bet.id}`}>
      <summary className="flex min-h-11 items-center px-4 font-[620] underline decoration-dotted underline-offset-4">
        {t("settled.title")}
      </summary>
      <div className="px-4 pb-4">
        <SettlementLines bet={bet} explained={explained} />
      </div>
    </details>
  );
}

interface SettlementLinesProps {
  readonly bet: ListedBet;
  readonly explained: SettlementExplanation;
}

/** Each leg with its factor, each step with its amount, and the sum. */
export function SettlementLines({ bet, explained }: SettlementLinesProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const hasFactors = bet.type !== "customBet" && bet.status !== "cashed_out";
  return (
    <>
      <ul className="grid gap-1 text-mid">
        {bet.legs.map((leg, index) => {
          const line = explained.legs[index];
          return line === undefined ? null : (
            <li key={leg.id} className="flex justify-between gap-3">
              <span className="min-w-0">
                <bdi className="font-[620] text-hi first-letter:uppercase">{leg.outcomeName}</bdi> · {legResultText(line, t)}
              </span>
              {hasFactors && line.factor !== null ? (
                <bdi dir="ltr" className="n shrink-0 text-hi">
                  × {factorText(line.factor)}
                </bdi>
              ) : null}
            </li>
          );
        })}
      </ul>
      <dl className="mt-2 grid gap-1 border-t border-dashed border-line-2 pt-2">
        {explained.steps.map((step) => (
          <div key={step.type === "lines" ? `lines-${step.size}` : step.type} className="flex justify-between gap-3">
            <dt className="min-w-0 text-mid">
              {stepText(step, { t, locale })} {"stake" in step && step.type !== "lines" ? <StakeAt step={step} /> : null}
            </dt>
            <dd className="n shrink-0 font-[620]">
              <MoneyText amount={step.amount} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-1.5 font-[680]">
          <dt>{t("bets.returned")}</dt>
          <dd className="n">
            <MoneyText amount={explained.total} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The stake of a step and the factor that multiplies it. */
function StakeAt({ step }: { readonly step: Extract<SettlementStep, { type: "cashOut" | "product" | "refund" }> }): ReactNode {
  return (
    <bdi dir="ltr" className="n whitespace-nowrap text-hi">
      <MoneyText amount={step.stake} />
      {step.type === "product" ? ` × ${factorText(step.factor)}` : null}
    </bdi>
  );
}

function stepText(step: SettlementStep, { t, locale }: { readonly t: Text; readonly locale: string }): string {
  switch (step.type) {
    case "cashOut":
      return t("settled.cashOut");
    case "product":
      return t("settled.product");
    case "lines":
      return t("settled.lines", { size: step.size, lines: Number(step.lineCount), paid: Number(step.paidCount) });
    case "refund":
      return t("settled.refund");
    case "boost":
      return t("settled.boost", { percent: formatPercent(step.boost - 1000, locale) });
    case "freebet":
      return t(step.freebetType === "no_risk" ? "settled.insured" : "settled.freebet");
    case "cap":
      return t("settled.cap");
    case "correction":
      return t("settled.correction");
  }
}

/** The result of a leg in words. */
export function legResultText({ result }: Pick<ExplainedLeg, "result">, t: Text): string {
  switch (result?.type) {
    case "win":
      return t("bets.leg.won");
    case "lose":
      return t("bets.leg.lost");
    case "void":
      return t("bets.leg.void");
    case "halfWin":
      return t("bets.leg.halfWon");
    case "halfLose":
      return t("bets.leg.halfLost");
    case "deadHeat":
      return t("settled.deadHeat", { places: result.places, tied: result.tied });
    case undefined:
      return t("settled.notNeeded");
  }
}

/** A factor with at most four decimals and no trailing zeros: `2.1`, `1`, `0.5`. */
export function factorText(factor: Fraction): string {
  return fractionToFixed(factor, 4).replace(/\.?0+$/u, "");
}

/** Explains the payout of a bet; null if it is open or was never accepted. */
export function explainBet(bet: ListedBet): SettlementExplanation | null {
  const { status, type, system, odds, stake, originalStake, cashedOut, win, legs, isReturnCapped } = bet;
  if (status !== "done" && status !== "cashed_out") return null;
  return explainSettlement({
    shape: system === null ? allLegs : { type: "system", sizes: system.sizes },
    legs: legs.map((leg) => ({ odds: leg.odds, result: leg.settled })),
    ownPrice: type === "customBet" ? (odds ?? toOdds(1001)) : null,
    runningStake: status === "cashed_out" ? zeroMoney(stake) : stake,
    originalStake,
    cashedOut,
    win,
    isReturnCapped,
    bonus: bet.bonus ?? null,
  });
}
