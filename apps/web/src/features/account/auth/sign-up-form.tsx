import { type ReactNode, useId } from "react";
import "@touchline/ui/late-controls.css";
import { minimumAge } from "@touchline/domain";
import type { ApiError, SystemData } from "@touchline/store";
import { signUp } from "@touchline/store/account";
import { Field } from "@touchline/ui";
import { useText } from "../../../messages/use-text.ts";
import {
  type BirthDate,
  birthDateToIso,
  checkSignUp,
  refusedField,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
  invalidFieldKey,
} from "./sign-up-values.ts";
import { useStore } from "../../../elements/store.ts";
import { EmailField, PasswordField, SelectField } from "../../../elements/form-fields.tsx";
import { TermsField } from "./terms-form.tsx";
import { FormRefusal, formErrorKey, SubmitButton, useForm } from "../../../elements/use-form.tsx";

function emptyValues({ user_country, currencies }: SystemData): SignUpValues {
  const currency = currencies.find(({ code }) => code === "EUR") ?? currencies[0];
  return {
    email: "",
    password: "",
    birthDate: { day: "", month: "", year: "" },
    country: user_country.code,
    currency: currency?.code ?? "",
    cpf: "",
    hasAcceptedTerms: false,
  };
}

/** The problem of the field that a refusal names; empty if it names none. */
function refusedFields(error: ApiError): SignUpErrors {
  const field = error.type === "refused" ? refusedField(error.field) : null;
  if (field === null) return {};
  const key = formErrorKey(error);
  return { [field]: key === "auth.error.default" ? invalidFieldKey(field) : key };
}

interface SignUpFormProps {
  readonly system: SystemData;
  /** Called after the confirmation link was mailed; the player must open it before signing in. */
  onMailed(email: string): void;
}

/** Opens an account. */
export function SignUpForm({ system, onMailed }: SignUpFormProps): ReactNode {
  const t = useText();
  const store = useStore();
  const { locale, ports } = store;
  const form = useForm<SignUpValues, SignUpField>({
    initial: () => emptyValues(system),
    check: (values) => checkSignUp(values, ports.time.now()),
    async send(values) {
      const { password, country, currency } = values;
      const email = values.email.trim();
      const dateOfBirth = birthDateToIso(values.birthDate) ?? "";
      const cpf = country === "BR" ? { cpf: values.cpf } : {};
      const body = { email, password, country, currency, date_of_birth: dateOfBirth, terms: true, locale, ...cpf };
      const answer = await signUp(store, body);
      if (answer.ok && answer.value === "confirm") onMailed(email);
      return answer;
    },
    refusedFields,
  });
  const { values, change, refusal } = form;
  const textOf = (field: SignUpField): string | undefined => form.error(field, { age: minimumAge(values.country) });
  return (
    <form {...form.attributes}>
      <FormRefusal refusal={refusal !== null && Object.keys(refusedFields(refusal)).length === 0 ? refusal : null} />
      <EmailField value={values.email} autoComplete="email" error={textOf("email")} onType={(email) => change({ email })} />
      <PasswordField
        value={values.password}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={textOf("password")}
        onType={(password) => change({ password })}
      />
      <BirthDateField
        minimumAge={minimumAge(values.country)}
        value={values.birthDate}
        error={textOf("date_of_birth")}
        onType={(birthDate) => change({ birthDate })}
      />
      <SelectField
        label={t("auth.country")}
        name="country"
        autoComplete="country"
        value={values.country}
        error={textOf("country")}
        options={system.countries.map(({ code, name }) => ({ value: code, name }))}
        onChoose={(country) => change({ country })}
      />
      <SelectField
        label={t("auth.currency")}
        name="currency"
        value={values.currency}
        error={textOf("currency")}
        options={system.currencies.map(({ code }) => ({ value: code, name: code }))}
        onChoose={(currency) => change({ currency })}
      />
      {values.country === "BR" ? (
        <Field
          label={t("auth.cpf")}
          name="cpf"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={14}
          dir="ltr"
          hint={t("auth.cpfHint")}
          error={textOf("cpf")}
          value={values.cpf}
          onChange={(event) => change({ cpf: event.target.value })}
        />
      ) : null}
      <TermsField
        isAccepted={values.hasAcceptedTerms}
        error={textOf("terms")}
        onChange={(hasAcceptedTerms) => change({ hasAcceptedTerms })}
      />
      <SubmitButton form={form} labelKey="auth.submitSignUp" />
    </form>
  );
}

interface BirthDateFieldProps {
  readonly value: BirthDate;
  /** The minimum age in the chosen country. */
  readonly minimumAge: number;
  readonly error: string | undefined;
  onType(value: BirthDate): void;
}

const parts = [
  { key: "day", autoComplete: "bday-day", digits: 2 },
  { key: "month", autoComplete: "bday-month", digits: 2 },
  { key: "year", autoComplete: "bday-year", digits: 4 },
] as const;

/** Day, month and year as three numbers, which is quicker than a calendar. */
function BirthDateField({ value, minimumAge, error, onType }: BirthDateFieldProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 font-semibold">{t("auth.dateOfBirth")}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-2">
        {parts.map(({ key, autoComplete, digits }) => (
          <div key={key} className="field">
            <label htmlFor={`${id}-${key}`} className="text-12 text-mid">
              {t(`auth.birth.${key}`)}
            </label>
            <input
              id={`${id}-${key}`}
              name={`birth-${key}`}
              className="control"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={digits}
              dir="ltr"
              aria-invalid={error !== undefined}
              value={value[key]}
              onChange={(event) => onType({ ...value, [key]: event.target.value.replace(/\D/gu, "") })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-note`} className={error === undefined ? "text-12 text-mid" : "text-12 font-semibold text-down"}>
        {error ?? t("auth.birthHint", { age: minimumAge })}
      </p>
    </fieldset>
  );
}
