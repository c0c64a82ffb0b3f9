import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import "./late-controls.css";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled input with a hint and an error, which screen readers announce with the field. */
export function Field({ label, hint, error, id, ...rest }: FieldProps): ReactNode {
  const ownId = useId();
  const inputId = id ?? ownId;
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={inputId} className="font-semibold">
        {label}
      </label>
      <input
        id={inputId}
        className="control"
        aria-invalid={error !== undefined}
        {...(note === undefined ? {} : { "aria-describedby": `${inputId}-note` })}
        {...rest}
      />
      {note === undefined ? null : (
        <p id={`${inputId}-note`} className={error === undefined ? "text-12 text-mid" : "text-12 font-semibold text-down"}>
          {note}
        </p>
      )}
    </div>
  );
}
