import type { ApiError } from "@touchline/store";
import type { ReactNode } from "react";
import { EmailField, PasswordField } from "../../../elements/form-fields.tsx";
import { FormRefusal, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { AuthLinks } from "./auth-links.ts";

interface SignInFormProps {
  readonly initialEmail?: string;
  /** Opens the forms for a forgotten password, a missing mail and a locked account. */
  readonly links: AuthLinks;
}

/** Signs in by email and password. On success, the session changes. */
export function SignInForm({ initialEmail = "", links }: SignInFormProps): ReactNode {
  const t = useText();
  const { session } = useStore();
  const form = useForm({
    initial: { email: initialEmail, password: "" },
    check: ({ email, password }) => ({
      email: email.trim() === "" ? "validation.required" : null,
      password: password === "" ? "validation.required" : null,
    }),
    send: async ({ email, password }) => session.signIn({ email: email.trim(), password }),
  });
  const { email, password } = form.values;
  return (
    <form {...form.attributes}>
      <FormRefusal
        refusal={form.refusal}
        action={form.refusal === null ? undefined : <RefusalAction error={form.refusal} links={links} email={email} />}
      />
      <EmailField value={email} autoComplete="username" error={form.error("email")} onType={(typed) => form.change({ email: typed })} />
      <PasswordField
        value={password}
        autoComplete="current-password"
        error={form.error("password")}
        onType={(typed) => form.change({ password: typed })}
      />
      <button type="button" className="link justify-self-start py-2" onClick={() => links.open("forgot_password", email)}>
        {t("auth.forgot")}
      </button>
      <SubmitButton form={form} labelKey="auth.submitSignIn" />
    </form>
  );
}

/** The action that resolves a refusal, if there is one. */
function RefusalAction({
  error,
  links,
  email,
}: {
  readonly error: ApiError;
  readonly links: AuthLinks;
  readonly email: string;
}): ReactNode {
  const t = useText();
  const code = error.type === "refused" ? error.code : "";
  if (code !== "unconfirmed" && code !== "locked") return null;
  const kind = code === "locked" ? "resend_unlock_instructions" : "resend_confirmation_instructions";
  return (
    <button type="button" className="link" onClick={() => links.open(kind, email)}>
      {t(code === "locked" ? "auth.resendUnlockTitle" : "auth.resendConfirmTitle")}
    </button>
  );
}
