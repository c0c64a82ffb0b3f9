import { accountEndpoints } from "@touchline/store/account";
import type { ReactNode } from "react";
import { PasswordField } from "../../../elements/form-fields.tsx";
import { FormRefusal, minPasswordLength, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** Asks for the password again before a sensitive change. */
export function ConfirmPasswordForm({ onDone }: { onDone(): void }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password === "" ? "validation.required" : null }),
    async send({ password }) {
      const answer = await api.call(accountEndpoints.confirmPassword, { body: { password } });
      if (answer.ok) onDone();
      return answer;
    },
  });
  return (
    <form {...form.attributes}>
      <p className="text-mid">{t("auth.confirmPasswordText")}</p>
      <FormRefusal refusal={form.refusal} />
      <PasswordField
        value={form.values.password}
        autoComplete="current-password"
        error={form.error("password")}
        onType={(password) => form.change({ password })}
      />
      <SubmitButton form={form} labelKey="auth.goOn" />
    </form>
  );
}

interface NewPasswordFormProps {
  /** From the mailed link. */
  readonly token: string;
  onSaved(email: string): void;
}

/** Sets a new password with a mailed link. */
export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps): ReactNode {
  const t = useText();
  const { api } = useStore();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password.length < minPasswordLength ? "validation.password" : null }),
    async send({ password }) {
      const answer = await api.call(accountEndpoints.resetPassword, { body: { reset_password_token: token, password } });
      if (answer.ok) onSaved(answer.value.email);
      return answer;
    },
  });
  return (
    <form {...form.attributes}>
      <FormRefusal refusal={form.refusal} />
      <PasswordField
        label={t("auth.newPassword")}
        value={form.values.password}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={form.error("password")}
        onType={(password) => form.change({ password })}
      />
      <SubmitButton form={form} labelKey="auth.savePassword" />
    </form>
  );
}
