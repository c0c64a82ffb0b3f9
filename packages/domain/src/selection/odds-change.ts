import type { SlipSelection } from "./slip-selection.ts";

/** Which price changes a player takes without being asked (spec.md 4): none, only better ones, or any. */
export const oddsPolicies = ["none", "higher", "any"] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

/** Reads a setting; whatever is unknown asks about every change. */
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

/** Whether the player must agree to the price again: none flags any difference, higher only a drop, any nothing (decisions N). */
export function isOddsChanged(selection: AgreedPrice, policy: OddsPolicy): boolean {
  if (selection.isPriceRefused) return true;
  const move = priceMove(selection);
  switch (policy) {
    case "none":
      return move !== "same";
    case "higher":
      return move === "worse";
    case "any":
      return false;
  }
}
