import type { BetFilter } from "@touchline/store";

/** The filters in the address of My bets. */
export type BetChoice = Pick<BetFilter, "group" | "result">;

export const betGroups = ["all", "open", "settled", "refused"] as const satisfies readonly BetFilter["group"][];
export const betResults = ["win", "lose", "refund"] as const satisfies readonly NonNullable<BetFilter["result"]>[];

/** Whether bets of a group can have a result. */
export function hasResults(group: BetFilter["group"]): boolean {
  return group === "all" || group === "settled";
}

/** Reads `state` and `result`. Unknown values and impossible combinations are ignored. */
export function parseBetChoice(search: URLSearchParams): BetChoice {
  const group = betGroups.find((key) => key === search.get("state")) ?? "all";
  const result = betResults.find((key) => key === search.get("result"));
  return result === undefined || !hasResults(group) ? { group } : { group, result };
}

/** The address of a choice, without default values. */
export function betsAddress({ group, result }: BetChoice): string {
  const search = new URLSearchParams();
  if (group !== "all") search.set("state", group);
  if (result !== undefined && hasResults(group)) search.set("result", result);
  return search.size === 0 ? "/bets" : `/bets?${search.toString()}`;
}
