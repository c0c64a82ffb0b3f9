import { slipSelections, slipType } from "@touchline/domain";
import type { SlipStore } from "./slip-state.ts";
import { followCustomPrice, type CustomPriceSource } from "./follow-custom-price.ts";

/** Keeps the price of the custom bet on the slip that of now; a combination without a price cannot be placed. */
export function followSlipPrice(slip: Pick<SlipStore, "getState" | "subscribe" | "dispatch">, source: CustomPriceSource): () => void {
  const follower = followCustomPrice(source, {
    asked: () => undefined,
    answered(price) {
      if (price.type !== "failed") slip.dispatch({ type: "customOddsRefreshed", customOdds: price.type === "priced" ? price.odds : null });
    },
  });
  const followSlip = (): void => {
    const state = slip.getState().slip;
    follower.follow(slipType(state) === "customBet" ? slipSelections(state) : []);
  };
  const stopSlip = slip.subscribe((state, before) => {
    if (state.slip.bets !== before.slip.bets) followSlip();
    // A price that the server refused is asked for at once, not with the next tick.
    if (state.slip.state === "error" && before.slip.state !== "error") follower.askAgain();
  });
  followSlip();
  return () => {
    stopSlip();
    follower.stop();
  };
}
