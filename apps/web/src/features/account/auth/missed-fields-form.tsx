import { accountEndpoints } from "@touchline/store/account";
import { Alert, Field } from "@touchline/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { PlayerChange } from "@touchline/contract/http/access";
import { parseCpf, type PlayerField, playerFields } from "@touchline/domain";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormRefusal, formErrorKey, SubmitButton, useForm } from "../../../elements/use-form.tsx";
import type { MessageKey } from "../../../messages/text.ts";

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

function textProblem(field: TextField, text: string): MessageKey | null {
  if (text.trim() === "") return "validation.required";
  return field === "cpf" && parseCpf(text) === null ? "auth.error.invalid_cpf" : null;
}

interface MissedValues {
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly place: ChosenMunicipality | null;
}

/** Asks for the profile fields that the server reports as missing. */
export function MissedFieldsForm({ onDone }: { onDone(): void }): ReactNode {
  const t = useText();
  const { api, session } = useStore();
  const [missed] = useState(() => session.toSeed().player?.auth_fields_missed ?? []);
  const requestedFields = playerFields.filter((field) => missed.includes(field));
  const texts = requestedFields.filter(isTextField);
  const needsPlace = requestedFields.includes("municipality_code");
  const form = useForm<MissedValues, TextField | "municipality_code">({
    initial: { texts: {}, place: null },
    check: ({ texts: typed, place }) => ({
      ...Object.fromEntries(texts.map((field) => [field, textProblem(field, typed[field] ?? "")])),
      municipality_code: needsPlace && place === null ? "auth.error.unknown_municipality" : null,
    }),
    async send({ texts: typed, place }) {
      const body: PlayerChange = {
        ...Object.fromEntries(texts.map((field) => [field, (typed[field] ?? "").trim()])),
        ...(needsPlace && place !== null ? { municipality_code: place.code } : {}),
      };
      const answer = await api.call(accountEndpoints.changePlayer, { body });
      if (answer.ok) {
        await session.take(answer.value);
        onDone();
      }
      return answer;
    },
  });
  const { refusal, values } = form;
  const refusedField = refusal?.type === "refused" ? refusal.field : null;

  function textError(field: TextField): string | undefined {
    return refusal !== null && refusedField === field ? t(formErrorKey(refusal)) : form.error(field);
  }

  if (requestedFields.length === 0) return <Alert tone="good">{t("auth.nothingMissed")}</Alert>;
  return (
    <form {...form.attributes}>
      <p className="text-mid">{t("auth.missedText")}</p>
      <FormRefusal refusal={refusedField === null ? refusal : null} />
      {texts.map((field) => {
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
            value={values.texts[field] ?? ""}
            onChange={(event) => form.change({ texts: { ...values.texts, [field]: event.target.value } })}
          />
        );
      })}
      {needsPlace ? <MunicipalityField error={form.error("municipality_code")} onChoose={(place) => form.change({ place })} /> : null}
      <SubmitButton form={form} labelKey="auth.saveDetails" />
    </form>
  );
}

/** A Brazilian municipality with its IBGE code. */
interface ChosenMunicipality {
  readonly code: number;
  readonly name: string;
  readonly state: string;
}

interface MunicipalityFieldProps {
  readonly error: string | undefined;
  onChoose(place: ChosenMunicipality | null): void;
}

const debounceMs = 200;
const minLetters = 2;

function labelOf({ name, state }: ChosenMunicipality): string {
  return `${name} (${state})`;
}

/** Suggests municipalities from the platform while the player types. */
function MunicipalityField({ error, onChoose }: MunicipalityFieldProps): ReactNode {
  const t = useText();
  const { api, ports } = useStore();
  const listId = useId();
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly ChosenMunicipality[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < minLetters) return;
    let isWanted = true;
    const cancel = ports.time.after(debounceMs, () => {
      const q = typed.replace(/ \([A-Z]{2}\)$/u, "");
      void api.call(accountEndpoints.listMunicipalities, { query: { q } }).then((answer) => {
        if (isWanted && answer.ok) setFound(answer.value.data);
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [api, ports, typed]);
  return (
    <>
      <Field
        label={t("auth.municipality")}
        name="municipality"
        list={listId}
        autoComplete="off"
        required
        maxLength={50}
        hint={t("auth.municipalityHint")}
        error={error}
        value={text}
        onChange={(event) => {
          const wanted = event.target.value;
          setText(wanted);
          onChoose(found.find((place) => labelOf(place) === wanted) ?? null);
        }}
      />
      <datalist id={listId}>
        {found.map((place) => (
          <option key={place.code} value={labelOf(place)}>
            {labelOf(place)}
          </option>
        ))}
      </datalist>
    </>
  );
}
