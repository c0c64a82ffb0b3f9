import { Field } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

interface PasswordFieldProps {
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  /** `Password` when absent. */
  readonly label?: string;
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onType(value: string): void;
}

/** A password that can be shown while it is typed. */
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
