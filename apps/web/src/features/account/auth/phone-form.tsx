import { parsePhone } from "@touchline/domain";
import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../elements/forms/focus-first-error.ts";
import { formErrorKey } from "../../../elements/forms/form-error.ts";
import { useSubmission } from "../../../elements/forms/use-submission.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface PhoneFormProps {
  /** Nothing else goes on before the number is verified. */
  readonly isRequired: boolean;
  onDone(): void;
}

/** A phone number, then the code that was sent to it. */
export function PhoneForm({ isRequired, onDone }: PhoneFormProps): ReactNode {
  const t = useText();
  const { api, session, listings } = useStore();
  const [phone, setPhone] = useState(() => session.toSeed().player?.phone ?? "");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();
  const outbox = useResource(listings.system()).data?.platform_settings.outbox_url ?? null;
  const failure = submission.type === "refused" ? t(formErrorKey(submission.error)) : undefined;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (sentTo === null ? parsePhone(phone) === null : code.trim() === "") return focusFirstError(event.currentTarget);
    void send(async () => {
      if (sentTo === null) {
        const answer = await api.call(accountEndpoints.sendPhoneCode, { body: { phone } });
        if (!answer.ok) return answer;
        setSentTo(parsePhone(phone));
        setChecked(false);
        return answer;
      }
      const answer = await api.call(accountEndpoints.checkPhoneCode, { body: { code } });
      if (answer.ok) {
        await session.refresh();
        onDone();
      }
      return answer;
    });
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-mid">
        {sentTo === null ? t(isRequired ? "auth.phoneText" : "auth.phoneOptionalText") : t("auth.codeSent", { phone: sentTo })}
      </p>
      {failure === undefined ? null : <Alert tone="bad">{failure}</Alert>}
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
          error={isChecked && parsePhone(phone) === null ? t("auth.error.invalid_phone") : undefined}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
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
          error={isChecked && code.trim() === "" ? t("validation.required") : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : sentTo === null ? "auth.sendCode" : "auth.checkCode")}
      </Button>
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
