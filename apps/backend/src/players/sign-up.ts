import { randomUUID } from "node:crypto";
import type { SignUpBody } from "@touchline/contract/http/player";
import type { Database } from "../database/open-database.ts";
import { runTransaction, sqlStateOf } from "../database/run-transaction.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { openAccount } from "../wallet/player-accounts.ts";
import { hashPassword } from "./password.ts";
import type { PlayerRow } from "./player-row.ts";

/** Why nobody was signed up; `field` is what to correct. */
export interface SignUpRefusal {
  readonly type: "refused";
  readonly code:
    | "email_taken"
    | "under_age"
    | "terms_required"
    | "country_blocked"
    | "unknown_currency"
    | "unknown_country"
    | "invalid_request";
  readonly field: keyof SignUpBody;
}
export type SignUpResult = { readonly type: "ok"; readonly player: PlayerRow } | SignUpRefusal;

/** What the operator decides about sign-ups. */
export interface SignUpRules {
  readonly minimumAge: number;
  readonly blockedCountries: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly locale: string;
}

const uniqueViolation = "23505";

/** Whole years between a `yyyy-mm-dd` birthday and a moment, in UTC. */
function ageOn(dateOfBirth: string, at: Date): number {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`);
  const years = at.getUTCFullYear() - birth.getUTCFullYear();
  const before = at.getUTCMonth() * 100 + at.getUTCDate() < birth.getUTCMonth() * 100 + birth.getUTCDate();
  return before ? years - 1 : years;
}

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
  const age = ageOn(body.date_of_birth, now);
  if (age > 130) return refuse("invalid_request", "date_of_birth");
  return age < rules.minimumAge ? refuse("under_age", "date_of_birth") : null;
}

/** Creates a player with one empty account. */
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
        email: body.email.trim().toLowerCase(),
        password_hash,
        first_name: body.first_name?.trim().normalize("NFC") ?? null,
        last_name: body.last_name?.trim().normalize("NFC") ?? null,
        nickname: null,
        phone: null,
        currency: body.currency,
        country: body.country,
        locale: context.rules.locale,
        date_of_birth: body.date_of_birth,
        is_confirmed: true,
        locked_until: null,
      };
      const row = await transaction.insertInto("players").values(values).returningAll().executeTakeFirstOrThrow();
      await openAccount(transaction, row.id, body.currency);
      return row;
    });
    return { type: "ok", player };
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return { type: "refused", code: "email_taken", field: "email" };
    throw error;
  }
}
