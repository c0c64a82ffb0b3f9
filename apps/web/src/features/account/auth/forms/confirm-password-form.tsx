import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../../elements/forms/focus-first-error.ts";
import { formErrorKey } from "../../../../elements/forms/form-error.ts";
import { PasswordField } from "../../../../elements/forms/password-field.tsx";
import { useSubmission } from "../../../../elements/forms/use-submission.ts";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

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
