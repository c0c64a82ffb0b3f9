import { dayMs } from "../../platform/clock.ts";
import { ageOn, minimumAge } from "@touchline/domain";
import { type RawBuilder, sql } from "kysely";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import type { PlayerRules } from "../player-rules.ts";
import { statusesInForce } from "../../safer/limit-rules.ts";
import { readLimits } from "../../safer/stored-limits.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** Why access is refused; the same codes for every way to sign in. */
export type EntryRefusal = "country_blocked" | "account_blocked" | "self_excluded" | "under_age" | "unconfirmed";

type CountryRules = Pick<PlayerRules, "blockedCountries" | "closedCountries">;
type EntryRules = CountryRules & Pick<PlayerRules, "isConfirmationRequired">;

const halfDayMs = dayMs / 2;

/** Whether the whole site is closed for a country, by BLOCKED_COUNTRIES or by the operator later; null means unknown. */
export function isSiteClosedIn(country: string | null, { closedCountries }: Pick<CountryRules, "closedCountries">): boolean {
  return country !== null && closedCountries.has(country);
}

/** Whether sign-in and sign-up are closed for a country: by AUTH_BLOCKED_COUNTRIES, or with the whole site. */
export function isEntryClosedIn(country: string | null, rules: CountryRules): boolean {
  return country !== null && (rules.blockedCountries.has(country) || rules.closedCountries.has(country));
}

/** A player's age in years. Drivers return a date as midnight in different time zones; noon of that day has the same date in all of them. */
function ageOf({ date_of_birth }: Pick<PlayerRow, "date_of_birth">, now: Date): number {
  return ageOn(new Date(date_of_birth.getTime() + halfDayMs).toISOString().slice(0, 10), now.getTime());
}

/** SQL on `players`: whether the player is blocked by the operator or self-excluded, so that sessions are invalid. */
export function isBlockedOrExcluded(at: Date): RawBuilder<boolean> {
  return sql<boolean>`players.is_blocked or exists (
    select 1 from player_limits as own where own.player_id = players.id and own.type = 'selfexclusion'
      and own.status in (${sql.join([...statusesInForce])}) and (own.ends_at is null or own.ends_at > ${at}::timestamptz))`;
}

/**
 * Decides whether a player may have a session, for sign-in by password, host code or platform link and for the
 * continued use of a session. `country` is the player's location; null if the caller is not the player's device.
 */
export async function entryRefusal(
  database: Database,
  player: PlayerRow,
  { country, rules, now }: { readonly country: string | null; readonly rules: EntryRules; readonly now: Date },
): Promise<EntryRefusal | null> {
  if (isEntryClosedIn(country, rules)) return "country_blocked";
  if (player.is_blocked) return "account_blocked";
  // A longer break must not hide a self-exclusion.
  if ((await readLimits(database, player.id)).some(({ type }) => type === "selfexclusion")) return "self_excluded";
  if (ageOf(player, now) < minimumAge(player.country)) return "under_age";
  return rules.isConfirmationRequired && !player.is_confirmed ? "unconfirmed" : null;
}

/** What a player must do before bets and deposits: verify the phone number, or accept the current terms. */
export type RequiredAction = "phone" | "terms";

type Person = Pick<PlayerRow, "is_phone_verified" | "is_phone_asked" | "country" | "terms_version">;

/** Whether the player must still verify a phone number. */
export function isPhoneDue(player: Person, { phoneCountries }: Pick<PlayerRules, "phoneCountries">): boolean {
  return !player.is_phone_verified && (player.is_phone_asked || phoneCountries.has(player.country));
}

/** Whether the player has not accepted the current terms. */
export function areTermsDue(
  { terms_version }: Pick<Person, "terms_version">,
  { termsVersion }: Pick<PlayerRules, "termsVersion">,
): boolean {
  return termsVersion !== null && terms_version !== termsVersion;
}

/** The next required action; null if bets and deposits are allowed. The pages ask for both in dialogs that cannot be dismissed. */
export function requiredActionOf(player: Person, rules: Pick<PlayerRules, "phoneCountries" | "termsVersion">): RequiredAction | null {
  if (areTermsDue(player, rules)) return "terms";
  return isPhoneDue(player, rules) ? "phone" : null;
}
