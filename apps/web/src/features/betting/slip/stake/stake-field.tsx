import { displayUnits, slipUnit } from "@touchline/domain";
import { type InputHTMLAttributes, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, usePageSlip, useShownUnit } from "../use-slip.ts";
import type { StakeDraft } from "./use-stake-draft.ts";

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

interface DraftInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "aria-label" | "aria-describedby" | "className" | "disabled" | "enterKeyHint" | "placeholder"
> {
  readonly draft: StakeDraft;
  /** The text while the player is not typing. */
  readonly shown: string;
  /** `data-stake-field` marks the field that receives the next stake; `data-stake-of` is the key of its bet. */
  readonly "data-stake-field"?: "";
  readonly "data-stake-of"?: string;
  readonly "data-target"?: boolean;
  readonly "data-refused"?: boolean;
  readonly "data-long"?: boolean;
}

/** A text field for an amount. Focus selects the text; an unreadable text stays as it was typed. */
export function DraftInput({ draft, shown, ...rest }: DraftInputProps): ReactNode {
  const isPressed = useRef(false);
  return (
    <input
      {...rest}
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
        // The click that focused the field has removed the selection, so the text is selected again.
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
      className="min-h-8 rounded-1 bg-cell ps-1.5 text-14 font-[640] text-hi"
      value={shown.currency}
      onChange={(event) => page.showUnit(event.currentTarget.value)}
    >
      {units.map(({ currency }) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
  );
}
