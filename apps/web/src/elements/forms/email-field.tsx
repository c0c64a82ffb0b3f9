import { Field } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

interface EmailFieldProps {
  readonly value: string;
  /** `username` where the address says who signs in, so that password managers fill it. */
  readonly autoComplete: "username" | "email";
  readonly error: string | undefined;
  onType(value: string): void;
}

/** An e-mail address: written left to right in every language, as long as mail allows. */
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
