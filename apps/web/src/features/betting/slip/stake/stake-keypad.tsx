import { currencyDigits, decimalMark, type Money } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, useShownUnit } from "../use-slip.ts";
import { QuickFace } from "./quick-face.tsx";
import type { StakeDraft, StakeKey } from "./use-stake-draft.ts";

interface StakeKeypadProps {
  readonly draft: StakeDraft;
  readonly stake: Money;
  readonly quickStakes: readonly Money[];
  readonly max: Money | null;
  readonly view: SlipView;
  readonly isDisabled: boolean;
  onQuickStake(stake: Money): void;
}

const rows: readonly (readonly StakeKey[])[] = [
  ["1", "2", "3"],
  ["4", "5", "6"],
  ["7", "8", "9"],
  ["mark", "0", "backspace"],
];

/** The stake keypad shown on phones: digits, the locale's decimal mark, backspace, and quick stakes in the last column. */
export function StakeKeypad({ draft, stake, quickStakes, max, view, isDisabled, onQuickStake }: StakeKeypadProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const mark = decimalMark(locale);
  const unit = useShownUnit();
  const faces: Partial<Record<StakeKey, ReactNode>> = { mark, backspace: <Icon name="backspace" size={22} /> };
  const names: Partial<Record<StakeKey, string>> = {
    mark: t("slip.keypad.mark"),
    backspace: t("slip.keypad.backspace"),
  };
  const quick = [0, 1, 2].map((index) => quickStakes[index] ?? null);
  const quickStakeClass =
    "n grid h-11 place-items-center bg-raise text-14 font-[650] text-hi aria-pressed:bg-plate aria-pressed:shadow-[inset_0_-2px_0_var(--ind)] disabled:text-low";
  return (
    <fieldset
      dir="ltr"
      data-money=""
      aria-label={t("slip.keypad.label")}
      className="grid grid-cols-4 gap-px border-y border-line-2 bg-line-2"
    >
      {rows.map((keys, row) => [
        ...keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={names[key]}
            disabled={isDisabled || (key === "mark" && currencyDigits(unit.subunits) === 0)}
            className="n grid h-11 touch-manipulation place-items-center bg-pane text-22 font-[560] active:bg-cell-h disabled:text-low"
            onClick={() => draft.press(key)}
          >
            {faces[key] ?? key}
          </button>
        )),
        row < 3 ? (
          <button
            key={`quick-${row}`}
            type="button"
            className={quickStakeClass}
            disabled={isDisabled || quick[row] === null}
            aria-pressed={quick[row]?.minor === stake.minor}
            onClick={() => setQuick(quick[row] ?? null)}
          >
            {quick[row] === null || quick[row] === undefined ? "" : <QuickFace amount={quick[row]} view={view} />}
          </button>
        ) : (
          <button
            key="max"
            type="button"
            className={quickStakeClass}
            disabled={isDisabled || max === null || max.minor === 0n}
            aria-pressed={false}
            onClick={() => setQuick(max)}
          >
            {t("slip.max")}
          </button>
        ),
      ])}
    </fieldset>
  );

  function setQuick(amount: Money | null): void {
    if (amount !== null) onQuickStake(amount);
  }
}
