import { Alert, Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../elements/store/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { authErrorKey } from "./auth-error.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { PasswordField } from "./password-field.tsx";
import { useSubmission } from "./use-submission.ts";

/** Email and password; says why when they are refused. Whoever shows it hears of success by the session. */
export function SignInForm(): ReactNode {
  const t = useText();
  const { session } = useStore();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();
  const emptyError = (value: string): string | undefined => (isChecked && value.trim() === "" ? t("validation.required") : undefined);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (email.trim() === "" || password === "") return focusFirstError(event.currentTarget);
    void send(async () => session.signIn({ email: email.trim(), password }));
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {submission.type === "refused" ? <Alert tone="bad">{t(authErrorKey(submission.error))}</Alert> : null}
      <Field
        label={t("auth.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
        dir="ltr"
        error={emptyError(email)}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField value={password} autoComplete="current-password" error={emptyError(password)} onType={setPassword} />
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.submitSignIn")}
      </Button>
    </form>
  );
}
