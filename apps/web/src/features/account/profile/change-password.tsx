import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../elements/forms/focus-first-error.ts";
import { formErrorKey } from "../../../elements/forms/form-error.ts";
import { PasswordField } from "../../../elements/forms/password-field.tsx";
import { useSubmission } from "../../../elements/forms/use-submission.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup } from "./profile-frame.tsx";

const shortestPassword = 8;

/** A new password for a player who knows the present one. */
export function ChangePassword({ onChanged }: { onChanged(): void }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { submission, send } = useSubmission();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    setDone(false);
    if (current === "" || next.length < shortestPassword) return focusFirstError(event.currentTarget);
    void send(async () => {
      const answer = await api.call(accountEndpoints.changePassword, { body: { current_password: current, password: next } });
      if (answer.ok) {
        setCurrent("");
        setNext("");
        setChecked(false);
        setDone(true);
        onChanged();
      }
      return answer;
    });
  }

  return (
    <ProfileGroup title={t("profile.password")}>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        {submission.type === "refused" ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
        {isDone ? <Alert tone="good">{t("profile.passwordChanged")}</Alert> : null}
        <PasswordField
          label={t("auth.currentPassword")}
          name="current-password"
          value={current}
          autoComplete="current-password"
          error={isChecked && current === "" ? t("validation.required") : undefined}
          onType={setCurrent}
        />
        <PasswordField
          label={t("auth.newPassword")}
          name="new-password"
          value={next}
          autoComplete="new-password"
          hint={t("auth.passwordHint")}
          error={isChecked && next.length < shortestPassword ? t("validation.password") : undefined}
          onType={setNext}
        />
        <Button type="submit" tone="act" className="justify-self-start" aria-disabled={submission.type === "sending"}>
          {t(submission.type === "sending" ? "auth.sending" : "auth.savePassword")}
        </Button>
      </form>
    </ProfileGroup>
  );
}
