import { ageOn, minimumAge } from "@touchline/domain";
import { type RawBuilder, sql } from "kysely";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import type { PlayerRules } from "../player-rules.ts";
import { statusesInForce } from "../../safer/limit-rules.ts";
import { readLimits } from "../../safer/stored-limits.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** Why somebody may not come in; the same code whichever way they come. */
export type EntryRefusal = "country_blocked" | "account_blocked" | "self_excluded" | "under_age" | "unconfirmed";

type CountryRules = Pick<PlayerRules, "blockedCountries" | "closedCountries">;
type EntryRules = CountryRules & Pick<PlayerRules, "isConfirmationRequired">;

const halfDayMs = 12 * 3_600_000;

/** Whether the whole site is closed to callers of a country (BLOCKED_COUNTRIES); null is a country that nobody named. */
export function isSiteClosedIn(country: string | null, { closedCountries }: Pick<CountryRules, "closedCountries">): boolean {
  return country !== null && closedCountries.has(country);
}

/** Whether nobody may sign in or up from a country: AUTH_BLOCKED_COUNTRIES, or the whole site is closed there. */
export function isEntryClosedIn(country: string | null, rules: CountryRules): boolean {
  return country !== null && (rules.blockedCountries.has(country) || rules.closedCountries.has(country));
}

/** A player's age in years. Drivers read a date as midnight of one time zone or another: noon of that day is the same date in all. */
function ageOf({ date_of_birth }: Pick<PlayerRow, "date_of_birth">, now: Date): number {
  return ageOn(new Date(date_of_birth.getTime() + halfDayMs).toISOString().slice(0, 10), now.getTime());
}

/** SQL on `players`: whether a player's sessions count no more, since the operator blocked the player or the player excluded themselves. */
export function isShutOut(at: Date): RawBuilder<boolean> {
  return sql<boolean>`players.is_blocked or exists (
    select 1 from player_limits as own where own.player_id = players.id and own.type = 'selfexclusion'
      and own.status in (${sql.join([...statusesInForce])}) and (own.ends_at is null or own.ends_at > ${at}::timestamptz))`;
}

/**
 * The one answer to whether a player may have a session: by password, by a host's code, by a link of the platform, or by going on with the
 * session they have. `country` is where the player is, null where the caller is not the player's own device.
 */
export async function entryRefusal(
  database: Database,
  player: PlayerRow,
  { country, rules, now }: { readonly country: string | null; readonly rules: EntryRules; readonly now: Date },
): Promise<EntryRefusal | null> {
  if (isEntryClosedIn(country, rules)) return "country_blocked";
  if (player.is_blocked) return "account_blocked";
  // A break that runs longer does not hide an exclusion.
  if ((await readLimits(database, player.id)).some(({ type }) => type === "selfexclusion")) return "self_excluded";
  if (ageOf(player, now) < minimumAge(player.country)) return "under_age";
  return rules.isConfirmationRequired && !player.is_confirmed ? "unconfirmed" : null;
}

/** What a player must do before money moves: verify the phone number, or accept the terms in force. */
export type RequiredAction = "phone" | "terms";

type Person = Pick<PlayerRow, "is_phone_verified" | "is_phone_asked" | "country" | "terms_version">;

/** Whether the operator's rules ask for a verified phone that there is none of. */
export function isPhoneDue(player: Person, { phoneCountries }: Pick<PlayerRules, "phoneCountries">): boolean {
  return !player.is_phone_verified && (player.is_phone_asked || phoneCountries.has(player.country));
}

/** Whether other terms are in force than the player accepted. */
export function areTermsDue(
  { terms_version }: Pick<Person, "terms_version">,
  { termsVersion }: Pick<PlayerRules, "termsVersion">,
): boolean {
  return termsVersion !== null && terms_version !== termsVersion;
}

/** The first duty that is left; null where money may move. The pages ask for both in dialogs that cannot be closed. */
export function requiredActionOf(player: Person, rules: Pick<PlayerRules, "phoneCountries" | "termsVersion">): RequiredAction | null {
  if (areTermsDue(player, rules)) return "terms";
  return isPhoneDue(player, rules) ? "phone" : null;
}
