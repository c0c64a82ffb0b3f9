import { Field, Icon } from "@touchline/ui";
import { type ReactNode, useId, useState } from "react";
import "@touchline/ui/late-controls.css";
import { useText } from "../messages/use-text.ts";

interface EmailFieldProps {
  readonly value: string;
  /** `username` in sign-in forms, so that password managers fill it. */
  readonly autoComplete: "username" | "email";
  readonly error: string | undefined;
  onType(value: string): void;
}

/** Email addresses are left to right in every language. */
export function EmailField({ value, autoComplete, error, onType }: EmailFieldProps): ReactNode {
  const t = useText();
  return (
    <Field
      label={t("auth.email")}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      required
      maxLength={254}
      dir="ltr"
      error={error}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface PasswordFieldProps {
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  /** `Password` by default. */
  readonly label?: string;
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onType(value: string): void;
}

/** A password field with a button that reveals its value. */
export function PasswordField({ value, autoComplete, label, name = "password", hint, error, onType }: PasswordFieldProps): ReactNode {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field
        label={label ?? t("auth.password")}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={200}
        dir="ltr"
        hint={hint}
        error={error}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <button
        type="button"
        aria-label={t(isShown ? "auth.hidePassword" : "auth.showPassword")}
        className="link absolute end-0 -top-2.5 px-1 py-2.5 text-mid hover:text-hi"
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? "auth.hide" : "auth.show")}
      </button>
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly autoComplete?: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly error?: string | undefined;
  onChoose(value: string): void;
}

/** A labelled native `select`. */
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
        className="control bare pe-11"
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
