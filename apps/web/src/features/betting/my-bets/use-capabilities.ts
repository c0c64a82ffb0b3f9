import { useResource, useStore } from "../../../elements/store.ts";

/** Extensions of the operator's API that bets are changed with (decisions 0d). */
export type BetCapability = "partial_cashout" | "cashout_rules" | "cashout_trend" | "edit_bet";

/** Whether the operator offers an extension; not while that is unknown. */
export function useCapability(capability: BetCapability): boolean {
  const { listings } = useStore();
  return useResource(listings.settings()).data?.capabilities.includes(capability) ?? false;
}

/** Whether bets can be shared by a code. */
export function useIsSharing(): boolean {
  const { listings } = useStore();
  return useResource(listings.settings()).data?.share_bet_enabled ?? false;
}
