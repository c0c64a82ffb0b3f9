import { type CashoutRequest, isCashoutUnderWay, type Money } from "@touchline/domain";
import type { BetCashouts, ListedBet } from "@touchline/store";
import { useSyncExternalStore } from "react";
import { useResource, useStore, useValue } from "../../../../elements/store.ts";
import { useBets } from "../../../../elements/use-bets.ts";

/** The operator's offer as shown. `stale`: it may be outdated. */
export type ShownOffer =
  | { readonly type: "none" }
  | { readonly type: "suspended" }
  | { readonly type: "stale"; readonly value: Money }
  | { readonly type: "offered"; readonly value: Money };

export interface CashOutView {
  readonly offer: ShownOffer;
  readonly request: CashoutRequest;
  /** Whether a request from another page is cashing out the bet. */
  readonly isHeld: boolean;
  readonly cashouts: BetCashouts;
}

function shownOffer({ status, cashout }: ListedBet, isStale: boolean): ShownOffer {
  if (status !== "waiting_results" || cashout === null || cashout.status === "unavailable") return { type: "none" };
  if (cashout.value === null || cashout.value.minor <= 0n) return { type: "suspended" };
  return { type: isStale ? "stale" : "offered", value: cashout.value };
}

/** The cash-out offer of a bet and the player's request for it. */
export function useCashOut(bet: ListedBet): CashOutView {
  const bets = useBets();
  const { realtime, ports } = useStore();
  const requests = useValue(bets.cashouts);
  const { isStale } = useValue(realtime);
  const isOnline = useSyncExternalStore(ports.online.subscribe, ports.online.isOnline, () => true);
  const request = requests[bet.id] ?? { type: "idle" };
  const isHeld = bet.status === "cashout_in_progress" && !isCashoutUnderWay(request);
  return {
    offer: shownOffer(bet, isStale || !isOnline),
    request: isHeld ? { type: "inProgress", value: bet.cashout?.value ?? bet.stake, share: 1000 } : request,
    isHeld,
    cashouts: bets.cashouts,
  };
}

/** Optional features of the operator's API (decisions 0d). */
type BetCapability = "partial_cashout" | "cashout_rules" | "cashout_trend" | "edit_bet";

/** Whether the operator offers a feature; false while unknown. */
export function useCapability(capability: BetCapability): boolean {
  const { listings } = useStore();
  return useResource(listings.settings()).data?.capabilities.includes(capability) ?? false;
}
