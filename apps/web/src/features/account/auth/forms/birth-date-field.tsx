import { useId, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { BirthDate } from "./sign-up-values.ts";
import "@touchline/ui/late-controls.css";

interface BirthDateFieldProps {
  readonly value: BirthDate;
  /** Of the chosen country. */
  readonly minimumAge: number;
  readonly error: string | undefined;
  onType(value: BirthDate): void;
}

const parts = [
  { key: "day", autoComplete: "bday-day", digits: 2 },
  { key: "month", autoComplete: "bday-month", digits: 2 },
  { key: "year", autoComplete: "bday-year", digits: 4 },
] as const;

/** Day, month and year as three numbers: quicker to type than a calendar is to page through. */
export function BirthDateField({ value, minimumAge, error, onType }: BirthDateFieldProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 font-semibold">{t("auth.dateOfBirth")}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-2">
        {parts.map(({ key, autoComplete, digits }) => (
          <div key={key} className="field">
            <label htmlFor={`${id}-${key}`} className="text-12 text-mid">
              {t(`auth.birth.${key}`)}
            </label>
            <input
              id={`${id}-${key}`}
              name={`birth-${key}`}
              className="control"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={digits}
              dir="ltr"
              aria-invalid={error !== undefined}
              value={value[key]}
              onChange={(event) => onType({ ...value, [key]: event.target.value.replace(/\D/gu, "") })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-note`} className={error === undefined ? "text-12 text-mid" : "text-12 font-semibold text-down"}>
        {error ?? t("auth.birthHint", { age: minimumAge })}
      </p>
    </fieldset>
  );
}
