import type { SlipSelection } from "./slip-selection.ts";

/** Which price changes a player takes without being asked (spec.md 4): none, only better ones, or any. */
export const oddsPolicies = ["none", "higher", "any"] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

/** The policy of a player who has not chosen one. */
export const defaultOddsPolicy: OddsPolicy = "higher";

/** Reads a stored policy; an unknown one counts as the strictest, `none`. */
export function parseOddsPolicy(value: unknown): OddsPolicy {
  return oddsPolicies.find((policy) => policy === value) ?? "none";
}

/** A price with the one the player last agreed to: a leg's, or a custom bet's. */
export type AgreedPrice = Pick<SlipSelection, "odds" | "acceptedOdds" | "isPriceRefused">;

/** How the price moved since the player last agreed to it. */
export function priceMove(selection: Pick<AgreedPrice, "odds" | "acceptedOdds">): "same" | "better" | "worse" {
  if (selection.odds === selection.acceptedOdds) return "same";
  return selection.odds > selection.acceptedOdds ? "better" : "worse";
}

/** Whether a policy takes the price of now for the one agreed to, without a question: the one rule of the slip and of placement (decisions N). */
export function isPriceTaken(price: { readonly odds: number; readonly acceptedOdds: number }, policy: OddsPolicy): boolean {
  switch (policy) {
    case "none":
      return price.odds === price.acceptedOdds;
    case "higher":
      return price.odds >= price.acceptedOdds;
    case "any":
      return true;
  }
}

/** Whether the player must agree to the price again: the policy does not take it, or the server refused it. */
export function isOddsChanged(selection: AgreedPrice, policy: OddsPolicy): boolean {
  return selection.isPriceRefused || !isPriceTaken(selection, policy);
}
