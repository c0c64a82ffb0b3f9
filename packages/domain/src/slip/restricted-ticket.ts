import type { SlipSelection } from "../selection/slip-selection.ts";
import { isProviderAllowed, providersOutsideSystems } from "./provider-rules.ts";
import type { SlipBet, SlipRules } from "./slip.ts";

/** Why selections may not stand on one ticket (spec.md 5); the ids are those to take off. */
export interface TicketRestriction {
  readonly type: "sameMatch" | "mixedProviders" | "providerOutsideSystem" | "providerNotAllowed";
  readonly selectionIds: readonly string[];
}

/** What is wrong with one bet: match twice in a combo or system (by match id), providers mixed, oddin in a system, provider not enabled (decisions J). */
export function ticketRestrictions(bet: Pick<SlipBet, "type" | "selections">, rules: SlipRules): readonly TicketRestriction[] {
  const isJoined = bet.type === "combo" || bet.type === "system";
  const found: TicketRestriction[] = [
    restriction("providerNotAllowed", bet.selections.filter((selection) => !isProviderAllowed(selection.provider, rules))),
    restriction("sameMatch", isJoined ? repeatedMatches(bet.selections) : []),
    restriction("mixedProviders", isJoined ? otherProviders(bet.selections) : []),
    restriction("providerOutsideSystem", bet.type === "system" ? bet.selections.filter((selection) => providersOutsideSystems.includes(selection.provider)) : []),
  ];
  return found.filter((candidate) => candidate.selectionIds.length > 0);
}

function restriction(type: TicketRestriction["type"], selections: readonly SlipSelection[]): TicketRestriction {
  return { type, selectionIds: selections.map((selection) => selection.id) };
}

/** All but the first selection of each match. */
function repeatedMatches(selections: readonly SlipSelection[]): readonly SlipSelection[] {
  return selections.filter((selection, index) => selections.findIndex((other) => other.matchId === selection.matchId) !== index);
}

/** Those of another provider than the first selection's. */
function otherProviders(selections: readonly SlipSelection[]): readonly SlipSelection[] {
  return selections.filter((selection) => selection.provider !== selections[0]?.provider);
}
