import { amountOf, capReturn, multiplyMoney, type Money } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";
import { ReturnLabel } from "./return-label.tsx";
import { DraftInput } from "./stake-field.tsx";
import type { StakeDraft } from "./use-stake-draft.ts";

/** The return if every leg wins. */
export interface ShownReturn {
  readonly label: string;
  readonly amount: Money;
}

/** The return with its label: at the total price, at the maximum stake, or capped. */
export function useShownReturn(view: SlipView): ShownReturn {
  const t = useText();
  const formats = useSlipFormats();
  const { summary, refusal } = view;
  const [only] = summary.betCount === 1 ? summary.bets : [];
  if (refusal?.type === "stakeOverLimit" && only !== undefined) {
    return {
      label: t("slip.returnsAtStake", { stake: formats.money(refusal.maxStake) }),
      amount: capReturn(multiplyMoney(refusal.maxStake, only.odds), amountOf(view.slip.rules.maxReturn, refusal.maxStake)),
    };
  }
  const amount = summary.totalReturn;
  if (summary.bets.some((bet) => bet.isReturnCapped)) return { label: t("slip.returnsMost"), amount };
  if (only?.type === "system") return { label: t("slip.returnsUpTo"), amount };
  const odds = summary.selectionCount > 1 ? summary.totalOdds : null;
  return { label: odds === null ? t("slip.returns") : t("slip.returnsAt", { odds: formats.total(odds) }), amount };
}

/** The amount taken from the balance, if a free bet pays part of the stake. */
export function YouPay({ view: { summary }, className }: { readonly view: SlipView; readonly className: string }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  if (summary.totalDebit.minor === summary.totalStake.minor) return null;
  return (
    <p className={`flex items-baseline justify-between ${className}`}>
      <span className="font-[650]">{t("slip.youPay")}</span>
      <b className="n">
        <bdi>{formats.money(summary.totalDebit)}</bdi>
      </b>
    </p>
  );
}

interface SlipReturnsProps {
  readonly view: SlipView;
  /** Null if the return cannot be typed. */
  readonly draft: StakeDraft | null;
}

/** The return in the column. It can be edited; the stake is then computed from it. */
export function SlipReturns({ view, draft }: SlipReturnsProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { label, amount } = useShownReturn(view);
  return (
    <span className="slip-return">
      <ReturnLabel view={view} label={label} />
      {draft === null || view.summary.totalDebit.minor !== view.summary.totalStake.minor ? (
        <b className="n">
          <bdi>{formats.money(amount)}</bdi>
        </b>
      ) : (
        <DraftInput
          draft={draft}
          shown={formats.money(amount)}
          aria-label={t("slip.returnField")}
          enterKeyHint="done"
          className="slip-returns n"
        />
      )}
    </span>
  );
}
