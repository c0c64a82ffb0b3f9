import type { ApiError, SystemData } from "@touchline/store";
import { Alert, Button, Field } from "@touchline/ui";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { authErrorKey } from "./auth-error.ts";
import { PasswordField } from "./password-field.tsx";

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly initial: string;
}

function SelectField({ label, name, options, initial }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} className="control" defaultValue={initial}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SignUpFormProps {
  readonly system: SystemData;
  onDone(): void;
}

/** What a new player must tell; the server has the last word on age and country. */
export function SignUpForm({ system, onDone }: SignUpFormProps): ReactNode {
  const t = useText();
  const { session, locale } = useStore();
  const [password, setPassword] = useState("");
  const [state, setState] = useState<{ readonly type: "typing" } | { readonly type: "sending" } | { readonly type: "refused"; readonly error: ApiError }>({ type: "typing" });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? "").trim();
    setState({ type: "sending" });
    const answer = await session.signUp({
      email: text("email"), password, currency: text("currency"), country: text("country"), date_of_birth: text("date_of_birth"), terms: form.get("terms") === "on", locale,
    });
    if (answer.ok) onDone();
    else setState({ type: "refused", error: answer.error });
  }

  const refusal = state.type === "refused" ? state.error : null;
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {refusal === null ? null : <Alert tone="bad">{t(authErrorKey(refusal))}</Alert>}
      <Field label={t("auth.email")} name="email" type="email" autoComplete="email" required dir="ltr" maxLength={254} />
      <PasswordField value={password} autoComplete="new-password" hint={t("auth.passwordHint")} onType={setPassword} />
      <Field label={t("auth.dateOfBirth")} name="date_of_birth" type="date" autoComplete="bday" required />
      <SelectField label={t("auth.country")} name="country" initial={system.user_country.code} options={system.countries.map(({ code, name }) => ({ value: code, name }))} />
      <SelectField label={t("auth.currency")} name="currency" initial="EUR" options={system.currencies.map(({ code }) => ({ value: code, name: code }))} />
      <label className="flex items-start gap-3 py-1">
        <input type="checkbox" name="terms" required className="mt-0.5 size-5 accent-[var(--accent)]" />
        <span>{t("auth.terms")}</span>
      </label>
      <Button type="submit" tone="act" size="large" disabled={state.type === "sending"}>
        {t("auth.submitSignUp")}
      </Button>
    </form>
  );
}
