import { useRef, type InputHTMLAttributes, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { StakeDraft } from "./use-stake-draft.ts";

interface DraftInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "aria-label" | "aria-describedby" | "className" | "disabled" | "enterKeyHint" | "placeholder"
> {
  readonly draft: StakeDraft;
  /** What stands in it while nothing is being typed. */
  readonly shown: string;
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
  /** Marks the field of the stake that the whole slip has, or the bet whose own it is. */
  readonly "data-stake-field"?: "";
  readonly "data-stake-of"?: string;
}

/** An amount that is typed: the whole of it is chosen when it takes the focus, and what cannot be read stays as it was typed. */
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
        // The text changes with the focus: it is written and chosen at once, so that whoever types next replaces it.
        flushSync(draft.begin);
        field.select();
      }}
      onClick={(event) => {
        const field = event.currentTarget;
        // The press that brought the focus has set the cursor since.
        if (isPressed.current && field.selectionStart === field.selectionEnd) field.select();
        isPressed.current = false;
      }}
      onBlur={draft.end}
      onChange={(event) => draft.type(event.currentTarget.value)}
    />
  );
}
