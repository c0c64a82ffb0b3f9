import type { SlipSelection } from "../../selection/slip-selection.ts";
import type { SlipRules } from "../slip.ts";

const mainProvider = "betradar";

/** Providers whose selections never go into a system (spec.md 5). */
export const providersOutsideSystems: readonly string[] = ["oddin"];

/** Which providers the operator enabled. */
export type ProviderRules = Pick<SlipRules, "multiSingleByProvider" | "additionalProviders">;

/** Betradar always, others only where the operator enabled them (spec.md 5, decisions J). */
export function isProviderAllowed(provider: string, rules: ProviderRules): boolean {
  return provider === mainProvider || rules.additionalProviders[provider] === true || rules.multiSingleByProvider[provider] === true;
}

/** Several singles on one slip need multi-single for every provider on it (decisions K). */
export function isMultiSingleAvailable(selections: readonly SlipSelection[], rules: SlipRules): boolean {
  return selections.every((selection) => rules.multiSingleByProvider[selection.provider] === true);
}
