import { Field, IconButton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

interface PasswordFieldProps {
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onType(value: string): void;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ value, autoComplete, hint, error, onType }: PasswordFieldProps): ReactNode {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field
        label={t("auth.password")}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        required
        hint={hint}
        error={error}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <IconButton icon="eye" aria-pressed={isShown} label={t(isShown ? "auth.hidePassword" : "auth.showPassword")} className="absolute end-1.5 top-[30px]" onClick={() => setShown(!isShown)} />
    </div>
  );
}
