import { Icon } from "@touchline/ui";
import { useId, type ReactNode } from "react";
import "@touchline/ui/late-controls.css";

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly autoComplete?: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly error?: string | undefined;
  onChoose(value: string): void;
}

/** A labelled choice of many, on the device's own list. */
export function SelectField({ label, name, value, autoComplete, options, error, onChoose }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field relative">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="control appearance-none pe-11"
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        {...(error === undefined ? {} : { "aria-describedby": `${id}-note` })}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-9.5 text-mid" />
      {error === undefined ? null : (
        <p id={`${id}-note`} className="text-12 font-semibold text-down">
          {error}
        </p>
      )}
    </div>
  );
}
