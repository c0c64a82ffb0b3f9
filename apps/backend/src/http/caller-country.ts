import type { IncomingHttpHeaders } from "node:http";
import type { PlayerRules } from "../players/player-rules.ts";

/** Country in which a visitor is, as the operator's proxy says; null where it says nothing. */
export function callerCountry(header: (name: string) => string | null, { countryHeader }: PlayerRules): string | null {
  const value = countryHeader === null ? null : header(countryHeader);
  return value !== null && /^[A-Z]{2}$/.test(value) ? value : null;
}

/** The same, of a request's headers. */
export function countryOf(headers: IncomingHttpHeaders, rules: PlayerRules): string | null {
  return callerCountry((name) => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  }, rules);
}
