import type { ApiError } from "@touchline/store";
import type { MessageKey } from "../../messages/text.ts";

const known = ["invalid_credentials", "locked", "email_taken", "under_age", "terms_required", "country_blocked"] as const;

/** What to tell of a refused sign-in or sign-up. */
export function authErrorKey(error: ApiError): MessageKey {
  if (error.type !== "refused") return "auth.error.network";
  if (error.status === 429) return "auth.error.429";
  const code = known.find((candidate) => candidate === error.code);
  return code === undefined ? "auth.error.default" : `auth.error.${code}`;
}
