import type { Settings } from "../platform/settings/read-settings.ts";

/** What the operator decides about who may come in, and how. */
export interface PlayerRules {
  /** Where players reach the sportsbook: links in mails lead there. */
  readonly publicOrigin: string;
  /** Whether a new player has to open the link in a mail before signing in (spec.md 9). */
  readonly isConfirmationRequired: boolean;
  /** Countries whose callers get nothing but refusals. */
  readonly closedCountries: ReadonlySet<string>;
  /** Countries that may neither sign in nor up (spec.md 5). */
  readonly blockedCountries: ReadonlySet<string>;
  /** Countries whose players must verify their phone. */
  readonly phoneCountries: ReadonlySet<string>;
  /** Request header, in small letters, in which a proxy names the visitor's country; null where none does. */
  readonly countryHeader: string | null;
  /** Country of visitors of whom nothing is known. */
  readonly homeCountry: string;
  /** Status without which players are sent to the platform (spec.md 6 "user-group check"); null lets everybody stay. */
  readonly userGroup: string | null;
  /** Version of the operator's terms that players must have accepted; null asks nobody. */
  readonly termsVersion: string | null;
  /** Who may read the outbox of mails. */
  readonly outbox: "local" | "open" | "closed";
}

function listOf(text: string): ReadonlySet<string> {
  return new Set(text === "" ? [] : text.split(","));
}

function outboxOf({ OUTBOX, PRODUCTION, ALLOW_OPEN_OUTBOX }: Settings): PlayerRules["outbox"] {
  if (PRODUCTION === "true" && !ALLOW_OPEN_OUTBOX) return "closed";
  return OUTBOX === "open" || OUTBOX === "closed" ? OUTBOX : "local";
}

/** Reads the rules off the settings. */
export function readPlayerRules(settings: Settings): PlayerRules {
  return {
    publicOrigin: settings.PUBLIC_ORIGIN === "" ? `http://localhost:${settings.PORT}` : settings.PUBLIC_ORIGIN,
    isConfirmationRequired: settings.EMAIL_CONFIRMATION,
    closedCountries: listOf(settings.BLOCKED_COUNTRIES),
    blockedCountries: listOf(settings.AUTH_BLOCKED_COUNTRIES),
    phoneCountries: listOf(settings.PHONE_VERIFICATION_COUNTRIES),
    countryHeader: settings.COUNTRY_HEADER === "" ? null : settings.COUNTRY_HEADER,
    homeCountry: settings.HOME_COUNTRY,
    userGroup: settings.USER_GROUP === "" ? null : settings.USER_GROUP,
    termsVersion: settings.TERMS_VERSION === "" ? null : settings.TERMS_VERSION,
    outbox: outboxOf(settings),
  };
}
