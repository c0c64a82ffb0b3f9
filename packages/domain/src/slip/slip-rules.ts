import type { BetType } from "../bet-type.ts";
import type { SlipSelection } from "./selection.ts";
import type { SlipRules, SystemType } from "./slip.ts";

const mainProvider = "betradar";

/** Providers that are excluded from systems (spec.md 5). */
export const providersOutsideSystems: readonly string[] = ["oddin"];

/** Which providers the operator enabled. */
export type ProviderRules = Pick<SlipRules, "multiSingleByProvider" | "additionalProviders">;

/** Betradar is always allowed, other providers only if the operator enabled them (spec.md 5, decisions J). */
export function isProviderAllowed(provider: string, rules: ProviderRules): boolean {
  return provider === mainProvider || rules.additionalProviders[provider] === true || rules.multiSingleByProvider[provider] === true;
}

/** Several singles on one slip require multi-single for each of their providers (decisions K). */
export function isMultiSingleAvailable(selections: readonly SlipSelection[], rules: SlipRules): boolean {
  return selections.every((selection) => rules.multiSingleByProvider[selection.provider] === true);
}

/** Why selections cannot be combined (spec.md 5), with the ids to remove. */
export interface TicketRestriction {
  readonly type: "sameMatch" | "mixedProviders" | "providerOutsideSystem" | "providerNotAllowed";
  readonly selectionIds: readonly string[];
}

/** The fields of a leg that the rules depend on. */
export type RestrictableSelection = Pick<SlipSelection, "id" | "matchId" | "provider">;

/** The fields of a bet that the rules depend on, on the slip or in a request. */
export interface RestrictableBet {
  readonly type: BetType;
  readonly selections: readonly RestrictableSelection[];
}

/**
 * Restrictions that a bet violates: a match twice in a combo or system, mixed providers, oddin in a system, or a provider that is not
 * enabled (decisions J).
 */
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

/** Selections whose provider differs from that of the first. */
function otherProviders(selections: readonly RestrictableSelection[]): readonly RestrictableSelection[] {
  return selections.filter((selection) => selection.provider !== selections[0]?.provider);
}

/** The sizes of a system's lines. */
export function systemSizes(type: SystemType): readonly number[] {
  return type.sizes ?? [type.winCount];
}

/** System types for a number of selections, by win count, plain types before named ones. */
export function systemTypesFor(types: readonly SystemType[], totalCount: number): readonly SystemType[] {
  const rank = (type: SystemType) => type.winCount + (isNamed(type) ? 1000 : 0);
  return types.filter((type) => type.totalCount === totalCount).sort((left, right) => rank(left) - rank(right));
}

/**
 * System type after the number of selections changed: same win count and kind if possible, else the smallest available, else null
 * (decisions L).
 */
export function resizeSystem(current: SystemType | null, types: readonly SystemType[], totalCount: number): SystemType | null {
  const fitting = systemTypesFor(types, totalCount);
  const sameCount = fitting.filter((type) => type.winCount === current?.winCount);
  const wantsNamed = current !== null && isNamed(current);
  return sameCount.find((type) => isNamed(type) === wantsNamed) ?? sameCount[0] ?? fitting[0] ?? null;
}

/** Whether a type has several sizes, such as trixie, yankee and lucky15. */
function isNamed(type: SystemType): boolean {
  return type.sizes !== undefined && type.sizes.length > 1;
}

const minSystemLegs = 3;
const maxSystemLegs = 12;

/** The systems `k/n` for n from 3 to 12. */
export function plainSystemTypes(): readonly SystemType[] {
  const types: SystemType[] = [];
  for (let totalCount = minSystemLegs; totalCount <= maxSystemLegs; totalCount += 1) {
    for (let winCount = 2; winCount < totalCount; winCount += 1) types.push({ id: `${winCount}/${totalCount}`, totalCount, winCount });
  }
  return types;
}
