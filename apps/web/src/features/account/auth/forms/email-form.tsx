import type { Result } from "@touchline/domain";
import type { ApiClient, ApiError } from "@touchline/store";
import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../../elements/forms/focus-first-error.ts";
import { EmailField } from "../../../../elements/forms/email-field.tsx";
import { formErrorKey } from "../../../../elements/forms/form-error.ts";
import { useSubmission } from "../../../../elements/forms/use-submission.ts";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { MailSent } from "./mail-sent.tsx";
import { isEmailShaped } from "./sign-up-values.ts";

/** Mails that can be asked for by an address. */
export type MailWish = "forgot_password" | "resend_confirmation_instructions" | "resend_unlock_instructions";

type Ask = (api: ApiClient, body: { readonly email: string }) => Promise<Result<unknown, ApiError>>;

const asks: Readonly<Record<MailWish, Ask>> = {
  forgot_password: async (api, body) => api.call(accountEndpoints.forgotPassword, { body }),
  resend_confirmation_instructions: async (api, body) => api.call(accountEndpoints.resendConfirmation, { body }),
  resend_unlock_instructions: async (api, body) => api.call(accountEndpoints.resendUnlock, { body }),
};

const texts = {
  forgot_password: "auth.forgotText",
  resend_confirmation_instructions: "auth.resendConfirmText",
  resend_unlock_instructions: "auth.resendUnlockText",
} as const;

/** Asks for a mailed link; says the same whether or not anybody has the address. */
export function EmailForm({ wish, firstEmail = "" }: { readonly wish: MailWish; readonly firstEmail?: string }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [email, setEmail] = useState(firstEmail);
  const [isChecked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submission, send } = useSubmission();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const address = email.trim();
    if (!isEmailShaped(address)) return focusFirstError(event.currentTarget);
    void send(async () => {
      const answer = await asks[wish](api, { email: address });
      if (answer.ok) setSentTo(address);
      return answer;
    });
  }

  if (sentTo !== null) return <MailSent text={t("auth.sentText", { email: sentTo })} onAgain={() => setSentTo(null)} />;
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-mid">{t(texts[wish])}</p>
      {submission.type === "refused" ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
      <EmailField
        value={email}
        autoComplete="username"
        error={isChecked && !isEmailShaped(email.trim()) ? t("validation.email") : undefined}
        onType={setEmail}
      />
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.sendLink")}
      </Button>
    </form>
  );
}
