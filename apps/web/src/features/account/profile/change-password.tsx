import { accountEndpoints } from "@touchline/store/account";
import { Alert } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { PasswordField } from "../../../elements/form-fields.tsx";
import { FormRefusal, minPasswordLength, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup } from "./profile-frame.tsx";

/** Changes the password of a player who knows the current one. */
export function ChangePassword({ onChanged }: { onChanged(): void }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { current: "", next: "" },
    check: ({ current, next }) => ({
      current: current === "" ? "validation.required" : null,
      next: next.length < minPasswordLength ? "validation.password" : null,
    }),
    async send({ current, next }) {
      const answer = await api.call(accountEndpoints.changePassword, { body: { current_password: current, password: next } });
      if (answer.ok) {
        form.change({ current: "", next: "" });
        form.hideErrors();
        setDone(true);
        onChanged();
      }
      return answer;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setDone(false);
    form.attributes.onSubmit(event);
  };
  return (
    <ProfileGroup title={t("profile.password")}>
      <form {...form.attributes} onSubmit={submit}>
        <FormRefusal refusal={form.refusal} />
        {isDone ? <Alert tone="good">{t("profile.passwordChanged")}</Alert> : null}
        <PasswordField
          label={t("auth.currentPassword")}
          name="current-password"
          value={form.values.current}
          autoComplete="current-password"
          error={form.error("current")}
          onType={(current) => form.change({ current })}
        />
        <PasswordField
          label={t("auth.newPassword")}
          name="new-password"
          value={form.values.next}
          autoComplete="new-password"
          hint={t("auth.passwordHint")}
          error={form.error("next")}
          onType={(next) => form.change({ next })}
        />
        <SubmitButton form={form} labelKey="auth.savePassword" isCompact />
      </form>
    </ProfileGroup>
  );
}
