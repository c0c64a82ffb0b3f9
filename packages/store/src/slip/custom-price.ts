import { parseOdds, type Odds, type SlipSelection } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";

/** What the server said of a combination: its price, why it has none, or nothing (then it is asked again). */
export type CustomPrice =
  | { readonly type: "priced"; readonly odds: Odds }
  | { readonly type: "refused"; readonly reason: "incompatible" | "unavailable" | "tooMany" }
  | { readonly type: "failed" };

const reasons: Readonly<Record<string, Extract<CustomPrice, { type: "refused" }>["reason"]>> = {
  incompatible_selections: "incompatible",
  custom_bet_unavailable: "unavailable",
  too_many_selections: "tooMany",
};

/** Asks for the price of outcomes of one match that are tied to each other. */
export async function readCustomPrice(api: ApiClient, selections: readonly SlipSelection[]): Promise<CustomPrice> {
  const [first] = selections;
  if (first === undefined) return { type: "refused", reason: "unavailable" };
  const answer = await api.call(endpoints.customOdds, {
    body: {
      match_id: Number(first.matchId),
      selections: selections.map(({ marketId, specifier, outcomeId }) => ({
        market_id: Number(marketId),
        specifier,
        outcome_id: Number(outcomeId),
      })),
    },
  });
  if (answer.ok) {
    const odds = parseOdds(answer.value.odds);
    return odds === null ? { type: "refused", reason: "unavailable" } : { type: "priced", odds };
  }
  if (answer.error.type !== "refused" || answer.error.status >= 500 || answer.error.status === 429) return { type: "failed" };
  return { type: "refused", reason: reasons[answer.error.code] ?? "unavailable" };
}
