import type { BetRequest } from "@touchline/contract/entities/bet";
import { allLegs, parseBetType, parseOdds, systemSizes, type BetShape, type Odds } from "@touchline/domain";
import { systemTypeOf } from "../stored/system-types.ts";

/** Most legs of a custom bet. */
export const mostCustomLegs = 10;

/** What kind of bet a request asks for. */
export type RequestedForm =
  | { readonly betType: "single" | "combo" | "system"; readonly shape: BetShape }
  | { readonly betType: "customBet"; readonly askedOdds: Odds };

function customForm(request: BetRequest): RequestedForm | null {
  const { length } = request.selections;
  const askedOdds = parseOdds(request.custom_odds);
  const matchIds = new Set(request.selections.map((selection) => selection.match_id));
  return length < 2 || length > mostCustomLegs || matchIds.size > 1 || askedOdds === null ? null : { betType: "customBet", askedOdds };
}

/** Reads type, number of legs, system and custom odds together; null when they do not fit (spec.md 5: only systems send `system_id`, only custom bets `custom_odds`). */
export function requestedForm(request: BetRequest): RequestedForm | null {
  const betType = parseBetType(request.type);
  const { length } = request.selections;
  if ((request.system_id !== undefined) !== (betType === "system")) return null;
  if ((request.custom_odds !== undefined) !== (betType === "customBet")) return null;
  switch (betType) {
    case "single":
      return length === 1 ? { betType, shape: allLegs } : null;
    case "combo":
      return length > 1 ? { betType, shape: allLegs } : null;
    case "system": {
      const type = systemTypeOf(request.system_id ?? "", length);
      return type === null ? null : { betType, shape: { type: "system", sizes: systemSizes(type) } };
    }
    case "customBet":
      return customForm(request);
    case null:
      return null;
  }
}
