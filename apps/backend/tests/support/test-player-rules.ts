import type { PlayerRules } from "../../src/players/player-rules.ts";

/** No blocked countries, mails must be confirmed, the outbox is open to this machine. */
export const testPlayerRules: PlayerRules = {
  publicOrigin: "http://localhost:3000",
  isConfirmationRequired: true,
  closedCountries: new Set(),
  blockedCountries: new Set(),
  phoneCountries: new Set(),
  countryHeader: null,
  homeCountry: "DE",
  userGroup: null,
  termsVersion: null,
  outbox: "local",
};
