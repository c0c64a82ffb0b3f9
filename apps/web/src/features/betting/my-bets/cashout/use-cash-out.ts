import { type CashoutRequest, isCashoutUnderWay, type Money } from "@touchline/domain";
import type { BetCashouts, ListedBet } from "@touchline/store";
import { useSyncExternalStore } from "react";
import { useResource, useStore, useValue } from "../../../../elements/store.ts";
import { useBets } from "../../../../elements/use-bets.ts";

/** What the page shows of the operator's offer for a bet: `stale` is one that may be old. */
export type ShownOffer =
  | { readonly type: "none" }
  | { readonly type: "suspended" }
  | { readonly type: "stale"; readonly value: Money }
  | { readonly type: "offered"; readonly value: Money };

/** A bet's offer and the player's wish to take it. */
export interface CashOutView {
  readonly offer: ShownOffer;
  readonly request: CashoutRequest;
  readonly cashouts: BetCashouts;
}

function shownOffer({ status, cashout }: ListedBet, isStale: boolean): ShownOffer {
  if (status !== "waiting_results" || cashout === null || cashout.status === "unavailable") return { type: "none" };
  if (cashout.value === null || cashout.value.minor <= 0n) return { type: "suspended" };
  return { type: isStale ? "stale" : "offered", value: cashout.value };
}

/** Follows a bet's offer and the wish to take it. */
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
    cashouts: bets.cashouts,
  };
}

/** Extensions of the operator's API that bets are changed with (decisions 0d). */
type BetCapability = "partial_cashout" | "cashout_rules" | "cashout_trend" | "edit_bet";

/** Whether the operator offers an extension; not while that is unknown. */
export function useCapability(capability: BetCapability): boolean {
  const { listings } = useStore();
  return useResource(listings.settings()).data?.capabilities.includes(capability) ?? false;
}
