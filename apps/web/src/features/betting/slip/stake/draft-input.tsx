import type { InputHTMLAttributes, ReactNode, RefObject } from "react";
import type { StakeDraft } from "./use-stake-draft.ts";

interface DraftInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "aria-label" | "aria-describedby" | "className" | "disabled" | "enterKeyHint" | "placeholder"
> {
  readonly draft: StakeDraft;
  /** What stands in it while nothing is being typed. */
  readonly shown: string;
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
}

/** An amount that is typed: the whole of it is chosen when it takes the focus, and what cannot be read stays as it was typed. */
export function DraftInput({ draft, shown, fieldRef, ...rest }: DraftInputProps): ReactNode {
  return (
    <input
      {...rest}
      ref={fieldRef}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={draft.error !== null}
      value={draft.text ?? shown}
      onFocus={(event) => {
        draft.begin();
        const field = event.currentTarget;
        requestAnimationFrame(() => field.select());
      }}
      onBlur={draft.end}
      onChange={(event) => draft.type(event.currentTarget.value)}
    />
  );
}
