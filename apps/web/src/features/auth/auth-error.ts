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
] as const;

/** What to tell of a refused sign-in or sign-up; no answer is told as such, since nothing is known then. */
export function authErrorKey(error: ApiError): MessageKey {
  if (error.type !== "refused") return "auth.error.network";
  if (error.status === 429) return "auth.error.429";
  if (error.status >= 500) return "auth.error.unavailable";
  const code = known.find((candidate) => candidate === error.code);
  return code === undefined ? "auth.error.default" : `auth.error.${code}`;
}
