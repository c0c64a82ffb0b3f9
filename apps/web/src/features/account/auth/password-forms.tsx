import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { focusFirstError } from "../../../elements/forms/focus-first-error.ts";
import { formErrorKey } from "../../../elements/forms/form-error.ts";
import { PasswordField } from "../../../elements/forms/password-field.tsx";
import { useSubmission } from "../../../elements/forms/use-submission.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { shortestPassword } from "./sign-up-values.ts";

/** The password once more, before something delicate. */
export function ConfirmPasswordForm({ onDone }: { onDone(): void }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (password === "") return focusFirstError(event.currentTarget);
    void send(async () => {
      const answer = await api.call(accountEndpoints.confirmPassword, { body: { password } });
      if (answer.ok) onDone();
      return answer;
    });
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-mid">{t("auth.confirmPasswordText")}</p>
      {submission.type === "refused" ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
      <PasswordField
        value={password}
        autoComplete="current-password"
        error={isChecked && password === "" ? t("validation.required") : undefined}
        onType={setPassword}
      />
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.goOn")}
      </Button>
    </form>
  );
}

interface NewPasswordFormProps {
  /** Of the mailed link. */
  readonly token: string;
  onSaved(email: string): void;
}

/** A new password by a mailed link. */
export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();
  const isShort = password.length < shortestPassword;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (isShort) return focusFirstError(event.currentTarget);
    void send(async () => {
      const answer = await api.call(accountEndpoints.resetPassword, { body: { reset_password_token: token, password } });
      if (answer.ok) onSaved(answer.value.email);
      return answer;
    });
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {submission.type === "refused" ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
      <PasswordField
        label={t("auth.newPassword")}
        value={password}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={isChecked && isShort ? t("validation.password") : undefined}
        onType={setPassword}
      />
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.savePassword")}
      </Button>
    </form>
  );
}
