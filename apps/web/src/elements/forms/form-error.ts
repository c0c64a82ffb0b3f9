import type { ApiError } from "@touchline/store";
import type { MessageKey } from "../../messages/text.ts";

const known = [
  "invalid_credentials",
  "locked",
  "email_taken",
  "under_age",
  "terms_required",
  "country_blocked",
  "unknown_country",
  "unknown_currency",
  "unconfirmed",
  "invalid_token",
  "wrong_password",
  "common_password",
  "self_excluded",
  "account_blocked",
  "invalid_cpf",
  "cpf_taken",
  "unknown_municipality",
  "already_known",
  "invalid_phone",
  "wrong_code",
  "code_expired",
  "password_required",
] as const;

/** What to tell of a refused form of the account; no answer is told as such, since nothing is known then. */
export function formErrorKey(error: ApiError): MessageKey {
  if (error.type !== "refused") return "auth.error.network";
  if (error.status === 429) return "auth.error.429";
  if (error.status >= 500) return "auth.error.unavailable";
  const code = known.find((candidate) => candidate === error.code);
  return code === undefined ? "auth.error.default" : `auth.error.${code}`;
}
