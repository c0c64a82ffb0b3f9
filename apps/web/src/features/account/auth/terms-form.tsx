import { type ReactNode, useId } from "react";
import { accountEndpoints } from "@touchline/store/account";
import { Button } from "@touchline/ui";
import { useStore } from "../../../elements/store.ts";
import { toHref } from "../../../navigation/navigation.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormRefusal, useForm } from "../../../elements/use-form.tsx";

/** Asks a player to accept new terms or to sign out (spec.md 2 "terms and conditions checker"). */
export function AcceptTermsForm({ version, onDone }: { readonly version: string; onDone(): void }): ReactNode {
  const t = useText();
  const { api, session } = useStore();
  const form = useForm({
    initial: { isAccepted: false },
    check: ({ isAccepted }) => ({ terms: isAccepted ? null : "auth.error.terms_required" }),
    async send() {
      const answer = await api.call(accountEndpoints.acceptTerms, { body: { version } });
      if (answer.ok) onDone();
      return answer;
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-mid">{t("auth.newTermsText", { version })}</p>
      <FormRefusal refusal={form.refusal} />
      <TermsField isAccepted={form.values.isAccepted} error={form.error("terms")} onChange={(isAccepted) => form.change({ isAccepted })} />
      <Button tone="act" size="large" aria-disabled={form.isSending} onClick={form.submit}>
        {t(form.isSending ? "auth.sending" : "auth.goOn")}
      </Button>
      <Button onClick={() => void session.signOut()}>{t("shell.signOut")}</Button>
    </div>
  );
}

interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  onChange(isAccepted: boolean): void;
}

/** The required checkbox for the terms. */
export function TermsField({ isAccepted, error, onChange }: TermsFieldProps): ReactNode {
  const t = useText();
  const store = useStore();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="terms"
          required
          className="size-5 shrink-0 accent-(--accent)"
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { "aria-describedby": id })}
          checked={isAccepted}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t("auth.terms")}</span>
      </label>
      <a
        href={toHref("/terms-and-conditions", store)}
        target="_blank"
        rel="noopener"
        className="justify-self-start py-1 ps-8 text-12 font-semibold text-accent-t underline"
      >
        {t("auth.readTerms")}
      </a>
      {error === undefined ? null : (
        <p id={id} className="text-12 font-semibold text-down">
          {error}
        </p>
      )}
    </div>
  );
}
