import { ageOn, minimumAge, parseCpf } from "@touchline/domain";
import { minPasswordLength } from "../../../elements/use-form.tsx";
import type { MessageKey } from "../../../messages/text.ts";

export interface BirthDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  readonly birthDate: BirthDate;
  readonly country: string;
  readonly currency: string;
  /** Required in Brazil. */
  readonly cpf: string;
  readonly hasAcceptedTerms: boolean;
}

export type SignUpField = "email" | "password" | "date_of_birth" | "country" | "currency" | "cpf" | "terms";
export type SignUpErrors = Readonly<Partial<Record<SignUpField, MessageKey>>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

export function isEmailShaped(text: string): boolean {
  return emailShape.test(text);
}

/** Parses a date to `yyyy-mm-dd`; null if the calendar does not have it. */
export function birthDateToIso({ day, month, year }: BirthDate): string | null {
  if (!/^\d{4}$/u.test(year) || !/^\d{1,2}$/u.test(month) || !/^\d{1,2}$/u.test(day)) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

function birthDateError({ birthDate: value, country }: SignUpValues, nowMs: number): MessageKey | null {
  if (value.day === "" && value.month === "" && value.year === "") return "validation.required";
  const iso = birthDateToIso(value);
  const today = new Date(nowMs);
  if (iso === null || Date.parse(iso) > nowMs || Number(value.year) < today.getUTCFullYear() - 130) return "validation.date";
  return ageOn(iso, nowMs) < minimumAge(country) ? "validation.ageOf" : null;
}

/** The problems of the form by field. The server makes the final decision. */
export function checkSignUp(values: SignUpValues, nowMs: number): SignUpErrors {
  const email = values.email.trim();
  const birthDate = birthDateError(values, nowMs);
  return {
    ...(email === "" ? { email: "validation.required" } : emailShape.test(email) ? {} : { email: "validation.email" }),
    ...(values.password === ""
      ? { password: "validation.required" }
      : values.password.length < minPasswordLength
        ? { password: "validation.password" }
        : {}),
    ...(birthDate === null ? {} : { date_of_birth: birthDate }),
    ...(values.country === "BR" && parseCpf(values.cpf) === null ? { cpf: "auth.error.invalid_cpf" } : {}),
    ...(values.hasAcceptedTerms ? {} : { terms: "auth.error.terms_required" }),
  };
}

const signUpFields: readonly SignUpField[] = ["email", "password", "date_of_birth", "country", "currency", "cpf", "terms"];
const invalidKeys: Readonly<Record<SignUpField, MessageKey>> = {
  email: "validation.email",
  password: "validation.password",
  date_of_birth: "validation.date",
  country: "auth.error.unknown_country",
  currency: "auth.error.unknown_currency",
  cpf: "auth.error.invalid_cpf",
  terms: "auth.error.terms_required",
};

/** The field that a refusal names, as `email` or `body.email`; null if it is not a field of the form. */
export function refusedField(field: string | null): SignUpField | null {
  const last = field?.split(/[./]/u).at(-1);
  return signUpFields.find((name) => name === last) ?? null;
}

/** The problem of a field whose value the server could not read. */
export function invalidFieldKey(field: SignUpField): MessageKey {
  return invalidKeys[field];
}
