import type { Store } from "../page/create-store.ts";
import type { SlipState } from "./slip-state.ts";
import { createPageSlip, toSlipPlayer, toSlipPorts, type PageSlip } from "./page-slip.ts";
import { createQuickBetStore } from "./quick-bet.ts";

/** Gives a page its slip and its quick bet, which do now what was asked of them before; once, after the first drawing. */
export function beginBetting(store: Store, before?: SlipState): PageSlip {
  const slip = createPageSlip(store, before);
  const quickBet = createQuickBetStore({
    ports: toSlipPorts(store),
    player: () => toSlipPlayer(store.session),
    balance: store.session.balance,
    slip,
  });
  store.slip.takeOver(slip);
  store.quickBet.takeOver(quickBet);
  return slip;
}
