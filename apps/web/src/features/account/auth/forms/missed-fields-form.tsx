import type { PlayerChange } from "@touchline/contract/http/access";
import { parseCpf, playerFields, type PlayerField } from "@touchline/domain";
import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../../elements/forms/focus-first-error.ts";
import { formErrorKey } from "../../../../elements/forms/form-error.ts";
import { useSubmission } from "../../../../elements/forms/use-submission.ts";
import { useStore } from "../../../../elements/store.ts";
import type { MessageKey } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import { MunicipalityField, type ChosenMunicipality } from "./municipality-field.tsx";

type TextField = Exclude<PlayerField, "municipality_code" | "phone">;

const textFields: Readonly<
  Record<TextField, { readonly labelKey: MessageKey; readonly autoComplete: string; readonly hintKey?: MessageKey }>
> = {
  first_name: { labelKey: "auth.firstName", autoComplete: "given-name" },
  last_name: { labelKey: "auth.lastName", autoComplete: "family-name" },
  cpf: { labelKey: "auth.cpf", autoComplete: "off", hintKey: "auth.cpfHint" },
};

function isTextField(field: PlayerField): field is TextField {
  return field in textFields;
}

function errorOf(field: TextField, text: string): MessageKey | null {
  if (text.trim() === "") return "validation.required";
  return field === "cpf" && parseCpf(text) === null ? "auth.error.invalid_cpf" : null;
}

/** Fields of the profile that are missed, asked once; what the server misses decides which. */
export function MissedFieldsForm({ onDone }: { onDone(): void }): ReactNode {
  const t = useText();
  const { api, session } = useStore();
  const [missed] = useState(() => session.toSeed().player?.auth_fields_missed ?? []);
  const [texts, setTexts] = useState<Readonly<Partial<Record<TextField, string>>>>({});
  const [place, setPlace] = useState<ChosenMunicipality | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { submission, send } = useSubmission();
  const asked = playerFields.filter((field) => missed.includes(field));
  const refusedField = submission.type === "refused" && submission.error.type === "refused" ? submission.error.field : null;

  function textError(field: TextField): string | undefined {
    if (refusedField === field && submission.type === "refused") return t(formErrorKey(submission.error));
    const key = isChecked ? errorOf(field, texts[field] ?? "") : null;
    return key === null ? undefined : t(key);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const wanted = asked.filter(isTextField);
    const needsPlace = asked.includes("municipality_code");
    if (wanted.some((field) => errorOf(field, texts[field] ?? "") !== null) || (needsPlace && place === null))
      return focusFirstError(event.currentTarget);
    const body: PlayerChange = {
      ...Object.fromEntries(wanted.map((field) => [field, (texts[field] ?? "").trim()])),
      ...(needsPlace && place !== null ? { municipality_code: place.code } : {}),
    };
    void send(async () => {
      const answer = await api.call(accountEndpoints.changePlayer, { body });
      if (answer.ok) {
        await session.take(answer.value);
        onDone();
      }
      return answer;
    });
  }

  if (asked.length === 0) return <Alert tone="good">{t("auth.nothingMissed")}</Alert>;
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-mid">{t("auth.missedText")}</p>
      {submission.type === "refused" && refusedField === null ? <Alert tone="bad">{t(formErrorKey(submission.error))}</Alert> : null}
      {asked.filter(isTextField).map((field) => {
        const { labelKey, autoComplete, hintKey } = textFields[field];
        return (
          <Field
            key={field}
            label={t(labelKey)}
            name={field}
            autoComplete={autoComplete}
            required
            maxLength={field === "cpf" ? 14 : 80}
            {...(field === "cpf" ? { inputMode: "numeric" as const, dir: "ltr" } : {})}
            hint={hintKey === undefined ? undefined : t(hintKey)}
            error={textError(field)}
            value={texts[field] ?? ""}
            onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
          />
        );
      })}
      {asked.includes("municipality_code") ? (
        <MunicipalityField error={isChecked && place === null ? t("auth.error.unknown_municipality") : undefined} onChoose={setPlace} />
      ) : null}
      <Button type="submit" tone="act" size="large" aria-disabled={submission.type === "sending"}>
        {t(submission.type === "sending" ? "auth.sending" : "auth.saveDetails")}
      </Button>
    </form>
  );
}
