import { useId, type ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";
import { toHref } from "../../../../navigation/navigation.ts";
import { useText } from "../../../../messages/use-text.ts";

interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  onChange(isAccepted: boolean): void;
}

/** The box without which no account is opened. */
export function TermsField({ isAccepted, error, onChange }: TermsFieldProps): ReactNode {
  const t = useText();
  const store = useStore();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="terms"
          required
          className="size-5 shrink-0 accent-(--accent)"
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { "aria-describedby": id })}
          checked={isAccepted}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t("auth.terms")}</span>
      </label>
      <a
        href={toHref("/terms-and-conditions", store)}
        target="_blank"
        rel="noopener"
        className="justify-self-start py-1 ps-8 text-12 font-semibold text-accent-t underline"
      >
        {t("auth.readTerms")}
      </a>
      {error === undefined ? null : (
        <p id={id} className="text-12 font-semibold text-down">
          {error}
        </p>
      )}
    </div>
  );
}
