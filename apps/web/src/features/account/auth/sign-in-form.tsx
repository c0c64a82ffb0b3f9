import { Alert, Button } from "@touchline/ui";
import type { ApiError } from "@touchline/store";
import { useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { AuthWays } from "./auth-links.ts";
import { EmailField } from "../../../elements/forms/email-field.tsx";
import { formErrorKey } from "../../../elements/forms/form-error.ts";
import { focusFirstError } from "../../../elements/forms/focus-first-error.ts";
import { PasswordField } from "../../../elements/forms/password-field.tsx";
import { useSubmission } from "../../../elements/forms/use-submission.ts";

interface SignInFormProps {
  /** The address as far as it is known. */
  readonly firstEmail?: string;
  /** Ways out of a refusal: a forgotten password, a mail that did not arrive, a lock. */
  readonly ways: AuthWays;
}

/** Email and password; says why when they are refused. Whoever shows it hears of success by the session. */
export function SignInForm({ firstEmail = "", ways }: SignInFormProps): ReactNode {
  const t = useText();
  const { session } = useStore();
  const [email, setEmail] = useState(firstEmail);
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
      {submission.type === "refused" ? (
        <Alert tone="bad" action={<WayOut error={submission.error} ways={ways} email={email} />}>
          {t(formErrorKey(submission.error))}
        </Alert>
      ) : null}
      <EmailField value={email} autoComplete="username" error={emptyError(email)} onType={setEmail} />
      <PasswordField value={password} autoComplete="current-password" error={emptyError(password)} onType={setPassword} />
      <button type="button" className="link justify-self-start py-2" onClick={() => ways.open("forgot_password", email)}>
        {t("auth.forgot")}
      </button>
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.submitSignIn")}
      </Button>
    </form>
  );
}

/** What can be done about a refusal, if anything. */
function WayOut({ error, ways, email }: { readonly error: ApiError; readonly ways: AuthWays; readonly email: string }): ReactNode {
  const t = useText();
  const code = error.type === "refused" ? error.code : "";
  if (code !== "unconfirmed" && code !== "locked") return null;
  const kind = code === "locked" ? "resend_unlock_instructions" : "resend_confirmation_instructions";
  return (
    <button type="button" className="link" onClick={() => ways.open(kind, email)}>
      {t(code === "locked" ? "auth.resendUnlockTitle" : "auth.resendConfirmTitle")}
    </button>
  );
}
