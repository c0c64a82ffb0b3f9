import type { PlayerRow } from "../platform/database/player-tables.ts";
import type { PlayerRules } from "./player-rules.ts";

/** What a player must do before money moves: verify the phone number, or accept the terms in force. */
export type EntryDuty = "phone" | "terms";

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
export function entryDuty(player: Person, rules: Pick<PlayerRules, "phoneCountries" | "termsVersion">): EntryDuty | null {
  if (areTermsDue(player, rules)) return "terms";
  return isPhoneDue(player, rules) ? "phone" : null;
}
