import { addMoney, compareMoney, subtractMoney, zeroMoney, type Money } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { useId, type ReactNode, type RefObject } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats } from "../use-slip.ts";
import { DraftInput } from "./draft-input.tsx";
import type { StakeDraft } from "./use-stake-draft.ts";

interface StakeFieldProps {
  readonly label: string;
  readonly stake: Money;
  readonly step: Money;
  readonly draft: StakeDraft;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly isDisabled: boolean;
  /** Chooses the unit, where there are several. */
  readonly unitPicker: ReactNode;
}

/** The stake as a typed amount with steppers; what is wrong with the text stands under it. */
export function StakeField({ label, stake, step, draft, fieldRef, isDisabled, unitPicker }: StakeFieldProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const id = useId();
  const less = compareMoney(stake, step) > 0 ? subtractMoney(stake, step) : zeroMoney(stake);
  const more = addMoney(stake, step);
  return (
    <div>
      <div className="flex h-[52px] items-center gap-2 rounded-2 bg-pane ps-3.5 pe-1.5 shadow-[inset_0_0_0_1px_var(--ctl)] focus-within:shadow-[inset_0_0_0_2px_var(--accent-t)] has-[[aria-invalid=true]]:shadow-[inset_0_0_0_2px_var(--down)]">
        <label htmlFor={id} className="shrink-0 text-mid">
          {label}
        </label>
        <DraftInput
          fieldRef={fieldRef}
          id={id}
          data-stake-field=""
          draft={draft}
          shown={stake.minor > 0n ? formats.money(stake) : ""}
          className="n h-full min-w-0 flex-1 bg-transparent text-end text-22 font-bold outline-none placeholder:text-low"
          enterKeyHint="done"
          disabled={isDisabled}
          placeholder={formats.money(zeroMoney(stake))}
          aria-describedby={draft.error === null ? undefined : `${id}-error`}
        />
        {unitPicker}
        <div className="flex gap-px overflow-hidden rounded-1 bg-line-2">
          <StepButton label={t("slip.less")} icon="minus" isDisabled={isDisabled || stake.minor === 0n} onPress={() => draft.set(less)} />
          <StepButton label={t("slip.more")} icon="plus" isDisabled={isDisabled} onPress={() => draft.set(more)} />
        </div>
      </div>
      <StakeError draft={draft} id={`${id}-error`} />
    </div>
  );
}

/** What is wrong with a typed stake, read out as it appears. */
export function StakeError({ draft, id }: { readonly draft: StakeDraft; readonly id?: string }): ReactNode {
  const t = useText();
  if (draft.error === null || draft.error.type === "empty") return null;
  const text =
    draft.error.type === "tooManyDigits"
      ? t("slip.stakeError.tooManyDigits", { digits: draft.error.maxDigits })
      : t(`slip.stakeError.${draft.error.type}`);
  return (
    <p id={id} role="alert" className="pt-1.5 text-12 font-semibold text-down">
      {text}
    </p>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: "minus" | "plus";
  readonly isDisabled: boolean;
  onPress(): void;
}

function StepButton({ label, icon, isDisabled, onPress }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: at zero the button would lose the focus that lowered the stake.
      aria-disabled={isDisabled}
      className="grid h-10 w-[34px] place-items-center bg-cell text-mid hover:bg-cell-h hover:text-hi aria-disabled:text-low"
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
