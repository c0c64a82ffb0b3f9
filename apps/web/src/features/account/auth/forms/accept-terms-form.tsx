import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { formErrorKey } from "../../../../elements/forms/form-error.ts";
import { useSubmission } from "../../../../elements/forms/use-submission.ts";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { TermsField } from "./terms-field.tsx";

/** Other terms are in force than the player accepted: accepting them, or leaving, are the ways on (spec.md 2 "terms and conditions checker"). */
export function AcceptTermsForm({ version, onDone }: { readonly version: string; onDone(): void }): ReactNode {
  const t = useText();
  const { api, session } = useStore();
  const [isAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();
  const accept = (): void => {
    setChecked(true);
    if (!isAccepted) return;
    void send(async () => {
      const answer = await api.call(accountEndpoints.acceptTerms, { body: { version } });
      if (answer.ok) onDone();
      return answer;
    });
  };
  return (
    <div className="grid gap-4">
      <p className="text-mid">{t("auth.newTermsText", { version })}</p>
      {submission.type === "refused" ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
      <TermsField
        isAccepted={isAccepted}
        error={isChecked && !isAccepted ? t("auth.error.terms_required") : undefined}
        onChange={setAccepted}
      />
      <Button tone="act" size="large" aria-disabled={submission.type === "sending"} onClick={accept}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.goOn")}
      </Button>
      <Button onClick={() => void session.signOut()}>{t("shell.signOut")}</Button>
    </div>
  );
}
