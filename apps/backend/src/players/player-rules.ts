import type { Settings } from "../platform/settings/read-settings.ts";

/** The operator's access rules. */
export interface PlayerRules {
  /** Public origin of the sportsbook, for links in mails. */
  readonly publicOrigin: string;
  /** Whether new players must confirm their address before signing in (spec.md 9). */
  readonly isConfirmationRequired: boolean;
  /** Countries for which the whole site is closed; they change while the product runs. */
  readonly closedCountries: Pick<ReadonlySet<string>, "has">;
  /** Countries from which sign-in and sign-up are closed (spec.md 5). */
  readonly blockedCountries: ReadonlySet<string>;
  /** Countries whose players must verify a phone number. */
  readonly phoneCountries: ReadonlySet<string>;
  /** Lower-case request header with the visitor's country, set by a proxy; null without one. */
  readonly countryHeader: string | null;
  /** Default country of visitors. */
  readonly homeCountry: string;
  /** Players without this status are sent to the platform (spec.md 6 "user-group check"); null disables the check. */
  readonly userGroup: string | null;
  /** Version of the operator's terms that players must have accepted; null for none. */
  readonly termsVersion: string | null;
  /** Who may read the mail outbox. */
  readonly outbox: "local" | "open" | "closed";
}

function listOf(text: string): ReadonlySet<string> {
  return new Set(text === "" ? [] : text.split(","));
}

function outboxOf({ OUTBOX, PRODUCTION, ALLOW_OPEN_OUTBOX }: Settings): PlayerRules["outbox"] {
  if (PRODUCTION === "true" && !ALLOW_OPEN_OUTBOX) return "closed";
  return OUTBOX === "open" || OUTBOX === "closed" ? OUTBOX : "local";
}

/** The countries of BLOCKED_COUNTRIES. */
export function fixedBlocks({ BLOCKED_COUNTRIES }: Settings): ReadonlySet<string> {
  return listOf(BLOCKED_COUNTRIES);
}

export function readPlayerRules(settings: Settings, closedCountries: PlayerRules["closedCountries"] = fixedBlocks(settings)): PlayerRules {
  return {
    publicOrigin: settings.PUBLIC_ORIGIN === "" ? `http://localhost:${settings.PORT}` : settings.PUBLIC_ORIGIN,
    isConfirmationRequired: settings.EMAIL_CONFIRMATION,
    closedCountries,
    blockedCountries: listOf(settings.AUTH_BLOCKED_COUNTRIES),
    phoneCountries: listOf(settings.PHONE_VERIFICATION_COUNTRIES),
    countryHeader: settings.COUNTRY_HEADER === "" ? null : settings.COUNTRY_HEADER,
    homeCountry: settings.HOME_COUNTRY,
    userGroup: settings.USER_GROUP === "" ? null : settings.USER_GROUP,
    termsVersion: settings.TERMS_VERSION === "" ? null : settings.TERMS_VERSION,
    outbox: outboxOf(settings),
  };
}
