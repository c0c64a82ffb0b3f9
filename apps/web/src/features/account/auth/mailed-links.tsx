import type { ApiClient, ApiError } from "@touchline/store";
import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Result } from "@touchline/domain";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { EmailField } from "../../../elements/form-fields.tsx";
import { FormRefusal, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import { isEmailShaped } from "./sign-up-values.ts";

/** The links that can be requested by email address. */
export type MailKind = "forgot_password" | "resend_confirmation_instructions" | "resend_unlock_instructions";

type RequestMail = (api: ApiClient, body: { readonly email: string }) => Promise<Result<unknown, ApiError>>;

const callsByKind: Readonly<Record<MailKind, RequestMail>> = {
  forgot_password: async (api, body) => api.call(accountEndpoints.forgotPassword, { body }),
  resend_confirmation_instructions: async (api, body) => api.call(accountEndpoints.resendConfirmation, { body }),
  resend_unlock_instructions: async (api, body) => api.call(accountEndpoints.resendUnlock, { body }),
};

const texts = {
  forgot_password: "auth.forgotText",
  resend_confirmation_instructions: "auth.resendConfirmText",
  resend_unlock_instructions: "auth.resendUnlockText",
} as const;

/** Requests a mailed link. The answer does not reveal whether the address has an account. */
export function EmailForm({ kind, initialEmail = "" }: { readonly kind: MailKind; readonly initialEmail?: string }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: initialEmail },
    check: ({ email }) => ({ email: isEmailShaped(email.trim()) ? null : "validation.email" }),
    async send({ email }) {
      const address = email.trim();
      const answer = await callsByKind[kind](api, { email: address });
      if (answer.ok) setSentTo(address);
      return answer;
    },
  });
  if (sentTo !== null) return <MailSent text={t("auth.sentText", { email: sentTo })} onResend={() => setSentTo(null)} />;
  return (
    <form {...form.attributes}>
      <p className="text-mid">{t(texts[kind])}</p>
      <FormRefusal refusal={form.refusal} />
      <EmailField
        value={form.values.email}
        autoComplete="username"
        error={form.error("email")}
        onType={(email) => form.change({ email })}
      />
      <SubmitButton form={form} labelKey="auth.sendLink" />
    </form>
  );
}

interface MailSentProps {
  readonly text: string;
  /** Requests the link again, if possible here. */
  onResend?(): void;
}

/** Confirms that a link was mailed. In a demo, links to the outbox. */
export function MailSent({ text, onResend }: MailSentProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const outbox = useResource(listings.system()).data?.platform_settings.outbox_url ?? null;
  return (
    <div className="grid gap-4">
      <Alert tone="good">
        <p className="font-semibold">{t("auth.sentTitle")}</p>
        <p>{text}</p>
      </Alert>
      {outbox === null ? null : (
        <a href={outbox} target="_blank" rel="noopener" className="btn" data-tone="act" data-size="large">
          {t("auth.openOutbox")}
        </a>
      )}
      {onResend === undefined ? null : <Button onClick={onResend}>{t("auth.notArrived")}</Button>}
    </div>
  );
}

interface LinkCheckProps {
  readonly purpose: "confirm" | "unlock";
  /** From the mailed link. */
  readonly token: string;
  /** Rendered below the success message. */
  children(email: string): ReactNode;
  /** Rendered below the error message. */
  readonly fallback: ReactNode;
}

type Check =
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly email: string }
  | { readonly type: "refused"; readonly error: ApiError };

/** Redeems a mailed link once, even if it renders repeatedly, and shows the result. */
export function LinkCheck({ purpose, token, children, fallback }: LinkCheckProps): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [check, setCheck] = useState<Check>({ type: "checking" });
  const redeemedToken = useRef<string | null>(null);
  useEffect(() => {
    if (redeemedToken.current === token) return;
    redeemedToken.current = token;
    const body = { token };
    const redeemed =
      purpose === "confirm" ? api.call(accountEndpoints.confirmEmail, { body }) : api.call(accountEndpoints.unlock, { body });
    void redeemed.then((answer) => {
      setCheck(answer.ok ? { type: "done", email: answer.value.email } : { type: "refused", error: answer.error });
    });
  }, [api, purpose, token]);
  if (check.type === "checking") return <p role="status">{t("auth.confirming")}</p>;
  if (check.type === "refused")
    return (
      <>
        <FormRefusal refusal={check.error} />
        {fallback}
      </>
    );
  return (
    <>
      <Alert tone="good">{t(purpose === "confirm" ? "auth.confirmed" : "auth.unlocked")}</Alert>
      {children(check.email)}
    </>
  );
}
