import type { Money } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats } from "../use-slip.ts";

interface QuickStakeRowProps {
  readonly stakes: readonly Money[];
  readonly max: Money | null;
  readonly stake: Money;
  readonly isDisabled: boolean;
  onChoose(stake: Money): void;
}

/** Amounts to set in one tap; `Max` is what the balance covers. */
export function QuickStakeRow({ stakes, max, stake, isDisabled, onChoose }: QuickStakeRowProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const look =
    "n h-[34px] flex-1 bg-cell font-semibold text-mid hover:bg-cell-h hover:text-hi aria-pressed:bg-plate aria-pressed:text-hi aria-pressed:shadow-[inset_0_-2px_0_var(--ind)] disabled:text-low";
  return (
    <fieldset aria-label={t("slip.quickStakes")} className="mt-2 mb-3 flex gap-px overflow-hidden rounded-2 bg-line-2">
      {stakes.map((amount) => (
        <button
          key={String(amount.minor)}
          type="button"
          className={look}
          disabled={isDisabled}
          aria-pressed={amount.minor === stake.minor}
          onClick={() => onChoose(amount)}
        >
          {formats.money(amount, "short")}
        </button>
      ))}
      <button
        type="button"
        className={look}
        disabled={isDisabled || max === null || max.minor === 0n}
        aria-pressed={false}
        onClick={() => max !== null && onChoose(max)}
      >
        {t("slip.max")}
      </button>
    </fieldset>
  );
}
