import { addMoney, compareMoney, displayUnits, type Money, slipUnit, subtractMoney, zeroMoney } from "@touchline/domain";
import { type InputHTMLAttributes, type ReactNode, type RefObject, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@touchline/ui";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, usePageSlip, useShownUnit, useSlipFormats } from "../use-slip.ts";
import type { StakeDraft } from "./use-stake-draft.ts";

interface StakeFieldProps {
  readonly label: string;
  readonly stake: Money;
  readonly step: Money;
  readonly draft: StakeDraft;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly isDisabled: boolean;
  /** Chooses the unit, if there are several. */
  readonly unitPicker: ReactNode;
}

/** The stake as a text field with steppers. Problems are shown below it. */
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

/** The problem of a typed stake. Screen readers announce it. */
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
      // Not `disabled`: at zero the button would lose the focus.
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

interface DraftInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "aria-label" | "aria-describedby" | "className" | "disabled" | "enterKeyHint" | "placeholder"
> {
  readonly draft: StakeDraft;
  /** The text while nobody types. */
  readonly shown: string;
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
  /** Marks the shared stake's field, or the field of one bet's own stake. */
  readonly "data-stake-field"?: "";
  readonly "data-stake-of"?: string;
}

/** A text field for an amount. Focus selects the text; an unreadable text stays as it was typed. */
export function DraftInput({ draft, shown, fieldRef, ...rest }: DraftInputProps): ReactNode {
  const isPressed = useRef(false);
  return (
    <input
      {...rest}
      ref={fieldRef}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={draft.error !== null}
      value={draft.text ?? shown}
      onPointerDown={(event) => {
        isPressed.current = document.activeElement !== event.currentTarget;
      }}
      onFocus={(event) => {
        const field = event.currentTarget;
        // The text changes on focus. Render it synchronously and select it, so that typing replaces it.
        flushSync(draft.begin);
        field.select();
      }}
      onClick={(event) => {
        const field = event.currentTarget;
        // The click that focused the field has placed the cursor since.
        if (isPressed.current && field.selectionStart === field.selectionEnd) field.select();
        isPressed.current = false;
      }}
      onBlur={draft.end}
      onChange={(event) => draft.type(event.currentTarget.value)}
    />
  );
}

/** Chooses the unit of the account's currency, if it has several. */
export function UnitPicker({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { listings } = useStore();
  const { data } = useResource(listings.system(), { isEnabled: view.balance !== null });
  const units = displayUnits(slipUnit(view.slip), data?.currencies ?? []);
  const shown = useShownUnit();
  if (units.length < 2) return null;
  return (
    <select
      aria-label={t("slip.unit")}
      className="min-h-8 rounded-1 bg-cell px-1.5 text-14 font-[640] text-hi"
      value={shown.currency}
      onChange={(event) => page.showUnit(event.currentTarget.value)}
    >
      {units.map(({ currency }) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
  );
}
