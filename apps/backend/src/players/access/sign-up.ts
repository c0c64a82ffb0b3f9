import { randomUUID } from "node:crypto";
import type { SignUpBody } from "@touchline/contract/http/player";
import { ageOn, minimumAge, parseCpf, parsePhone } from "@touchline/domain";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction, sqlStateOf } from "../../platform/database/run-transaction.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { openAccount } from "../../wallet/player-accounts.ts";
import { hashPassword, isCommonPassword } from "./password.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { normalizeEmail } from "./sign-in.ts";

/** Why a sign-up was refused; `field` is the field to correct. */
export interface SignUpRefusal {
  readonly type: "refused";
  readonly code:
    | "under_age"
    | "common_password"
    | "terms_required"
    | "country_blocked"
    | "unknown_currency"
    | "unknown_country"
    | "invalid_cpf"
    | "invalid_phone"
    | "invalid_request";
  readonly field: keyof SignUpBody;
}
export type SignUpResult =
  | { readonly type: "ok"; readonly player: PlayerRow }
  /** The address or the tax number is already registered. */
  | { readonly type: "taken"; readonly field: "email" | "cpf" }
  | SignUpRefusal;

/** The operator's rules for sign-ups. */
export interface SignUpRules {
  readonly blockedCountries: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly locale: string;
  readonly isConfirmationRequired: boolean;
  /** Version of the terms accepted by signing up. */
  readonly termsVersion: string | null;
}

const uniqueViolation = "23505";

function hasControlCharacters(text: string | undefined): boolean {
  return text !== undefined && /\p{Cc}/u.test(text);
}

function refusalOf(body: SignUpBody, rules: SignUpRules, now: Date): SignUpRefusal | null {
  const refuse = (code: SignUpRefusal["code"], field: keyof SignUpBody): SignUpRefusal => ({ type: "refused", code, field });
  if (!body.terms) return refuse("terms_required", "terms");
  if (rules.blockedCountries.has(body.country)) return refuse("country_blocked", "country");
  if (!rules.countries.has(body.country)) return refuse("unknown_country", "country");
  if (currencyFacts(body.currency) === null) return refuse("unknown_currency", "currency");
  if (hasControlCharacters(body.first_name)) return refuse("invalid_request", "first_name");
  if (hasControlCharacters(body.last_name)) return refuse("invalid_request", "last_name");
  if (body.country === "BR" ? parseCpf(body.cpf ?? "") === null : body.cpf !== undefined) return refuse("invalid_cpf", "cpf");
  if (isCommonPassword(body.password)) return refuse("common_password", "password");
  if (body.phone !== undefined && parsePhone(body.phone) === null) return refuse("invalid_phone", "phone");
  const age = ageOn(body.date_of_birth, now.getTime());
  if (age > 130) return refuse("invalid_request", "date_of_birth");
  return age < minimumAge(body.country) ? refuse("under_age", "date_of_birth") : null;
}

/** Creates a player with one empty account; takes as long for a registered address. */
export async function signUpPlayer(
  database: Database,
  body: SignUpBody,
  context: { readonly rules: SignUpRules; readonly now: Date },
): Promise<SignUpResult> {
  const refusal = refusalOf(body, context.rules, context.now);
  if (refusal !== null) return refusal;
  const password_hash = await hashPassword(body.password);
  try {
    const player = await runTransaction(database, async (transaction) => {
      const values = {
        id: randomUUID(),
        email: normalizeEmail(body.email),
        password_hash,
        first_name: body.first_name?.trim().normalize("NFC") ?? null,
        last_name: body.last_name?.trim().normalize("NFC") ?? null,
        nickname: null,
        phone: body.phone === undefined ? null : parsePhone(body.phone),
        currency: body.currency,
        country: body.country,
        locale: context.rules.locale,
        date_of_birth: body.date_of_birth,
        is_confirmed: !context.rules.isConfirmationRequired,
        cpf: body.cpf === undefined ? null : parseCpf(body.cpf),
        tags: JSON.stringify(body.tags ?? {}),
        device_id: body.device_id ?? null,
        terms_version: context.rules.termsVersion,
        terms_accepted_at: context.now,
      };
      const row = await transaction.insertInto("players").values(values).returningAll().executeTakeFirstOrThrow();
      await openAccount(transaction, row.id, body.currency);
      return row;
    });
    return { type: "ok", player };
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    const known = await database.selectFrom("players").select("id").where("email", "=", normalizeEmail(body.email)).executeTakeFirst();
    return { type: "taken", field: known === undefined ? "cpf" : "email" };
  }
}
