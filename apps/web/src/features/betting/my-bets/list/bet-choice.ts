import type { BetFilter } from "@touchline/store";

/** Which bets the page shows, as its address says. */
export type BetChoice = Pick<BetFilter, "group" | "result">;

/** States that can be asked for. */
export const betGroups = ["all", "open", "settled", "refused"] as const satisfies readonly BetFilter["group"][];
/** Results that can be asked for. */
export const betResults = ["win", "lose", "refund"] as const satisfies readonly NonNullable<BetFilter["result"]>[];

/** Whether bets of a state can have a result. */
export function hasResults(group: BetFilter["group"]): boolean {
  return group === "all" || group === "settled";
}

/** Reads `state` and `result`; what is unknown, or does not go together, is left out. */
export function parseBetChoice(search: URLSearchParams): BetChoice {
  const group = betGroups.find((key) => key === search.get("state")) ?? "all";
  const result = betResults.find((key) => key === search.get("result"));
  return result === undefined || !hasResults(group) ? { group } : { group, result };
}

/** The address of the page with a choice; what is usual is not written. */
export function betsAddress({ group, result }: BetChoice): string {
  const search = new URLSearchParams();
  if (group !== "all") search.set("state", group);
  if (result !== undefined && hasResults(group)) search.set("result", result);
  return search.size === 0 ? "/bets" : `/bets?${search.toString()}`;
}
