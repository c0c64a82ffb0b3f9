import { parsePhone, type Result } from "@touchline/domain";
import type { ApiError } from "@touchline/store";
import { accountEndpoints } from "@touchline/store/account";
import { Field } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { FormRefusal, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface PhoneFormProps {
  /** The player cannot continue without a verified number. */
  readonly isRequired: boolean;
  onDone(): void;
}

/** Verifies a phone number with a code sent to it. */
export function PhoneForm({ isRequired, onDone }: PhoneFormProps): ReactNode {
  const t = useText();
  const { api, session, listings } = useStore();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const outbox = useResource(listings.system()).data?.platform_settings.outbox_url ?? null;
  const form = useForm({
    initial: () => ({ phone: session.toSeed().player?.phone ?? "", code: "" }),
    check: ({ phone, code }) => ({
      phone: sentTo === null && parsePhone(phone) === null ? "auth.error.invalid_phone" : null,
      code: sentTo !== null && code.trim() === "" ? "validation.required" : null,
    }),
    send: async ({ phone, code }) => (sentTo === null ? sendCode(phone) : checkCode(code)),
  });

  async function sendCode(phone: string): Promise<Result<unknown, ApiError>> {
    const answer = await api.call(accountEndpoints.sendPhoneCode, { body: { phone } });
    if (answer.ok) {
      setSentTo(parsePhone(phone));
      form.hideErrors();
    }
    return answer;
  }

  async function checkCode(code: string): Promise<Result<unknown, ApiError>> {
    const answer = await api.call(accountEndpoints.checkPhoneCode, { body: { code } });
    if (answer.ok) {
      await session.refresh();
      onDone();
    }
    return answer;
  }

  return (
    <form {...form.attributes}>
      <p className="text-mid">
        {sentTo === null ? t(isRequired ? "auth.phoneText" : "auth.phoneOptionalText") : t("auth.codeSent", { phone: sentTo })}
      </p>
      <FormRefusal refusal={form.refusal} />
      {sentTo === null ? (
        <Field
          key="phone"
          label={t("auth.phone")}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
          dir="ltr"
          hint={t("auth.phoneHint")}
          error={form.error("phone")}
          value={form.values.phone}
          onChange={(event) => form.change({ phone: event.target.value })}
        />
      ) : (
        <Field
          key="code"
          label={t("auth.code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={6}
          dir="ltr"
          error={form.error("code")}
          value={form.values.code}
          onChange={(event) => form.change({ code: event.target.value })}
        />
      )}
      <SubmitButton form={form} labelKey={sentTo === null ? "auth.sendCode" : "auth.checkCode"} />
      {sentTo === null ? null : (
        <div className="flex flex-wrap justify-between gap-2">
          <button type="button" className="link py-2" onClick={() => setSentTo(null)}>
            {t("auth.otherNumber")}
          </button>
          {outbox === null ? null : (
            <a href={outbox} target="_blank" rel="noopener" className="link py-2">
              {t("auth.openOutbox")}
            </a>
          )}
        </div>
      )}
    </form>
  );
}
