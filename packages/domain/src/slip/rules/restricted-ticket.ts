import type { SlipSelection } from "../../selection/slip-selection.ts";
import { isProviderAllowed, providersOutsideSystems, type ProviderRules } from "./provider-rules.ts";
import type { SlipBet } from "../slip.ts";

/** Why selections may not stand on one ticket (spec.md 5); the ids are those to take off. */
export interface TicketRestriction {
  readonly type: "sameMatch" | "mixedProviders" | "providerOutsideSystem" | "providerNotAllowed";
  readonly selectionIds: readonly string[];
}

/** What of a leg the rules look at. */
export type RestrictableSelection = Pick<SlipSelection, "id" | "matchId" | "provider">;

/** A bet as far as the rules look at it: on the slip, or in a request. */
export interface RestrictableBet {
  readonly type: SlipBet["type"];
  readonly selections: readonly RestrictableSelection[];
}

/** What is wrong with one bet: match twice in a combo or system (by match id), providers mixed, oddin in a system, provider not enabled (decisions J). */
export function ticketRestrictions(bet: RestrictableBet, rules: ProviderRules): readonly TicketRestriction[] {
  const isJoined = bet.type === "combo" || bet.type === "system";
  const found: TicketRestriction[] = [
    restriction(
      "providerNotAllowed",
      bet.selections.filter((selection) => !isProviderAllowed(selection.provider, rules)),
    ),
    restriction("sameMatch", isJoined ? repeatedMatches(bet.selections) : []),
    restriction("mixedProviders", isJoined ? otherProviders(bet.selections) : []),
    restriction(
      "providerOutsideSystem",
      bet.type === "system" ? bet.selections.filter((selection) => providersOutsideSystems.includes(selection.provider)) : [],
    ),
  ];
  return found.filter((candidate) => candidate.selectionIds.length > 0);
}

function restriction(type: TicketRestriction["type"], selections: readonly RestrictableSelection[]): TicketRestriction {
  return { type, selectionIds: selections.map((selection) => selection.id) };
}

/** All but the first selection of each match. */
function repeatedMatches(selections: readonly RestrictableSelection[]): readonly RestrictableSelection[] {
  return selections.filter((selection, index) => selections.findIndex((other) => other.matchId === selection.matchId) !== index);
}

/** Those of another provider than the first selection's. */
function otherProviders(selections: readonly RestrictableSelection[]): readonly RestrictableSelection[] {
  return selections.filter((selection) => selection.provider !== selections[0]?.provider);
}
