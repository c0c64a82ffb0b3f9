import { isOddsChanged, type AgreedPrice, type OddsPolicy } from "../selection/odds-change.ts";
import type { SlipSelection } from "../selection/slip-selection.ts";
import type { SlipBet } from "../slip/slip.ts";

/** The prices a bet is placed at: its legs' own, or the one of a custom bet, which has none while its combination has no price. */
export function betPrices(bet: SlipBet): readonly AgreedPrice[] {
  if (bet.type !== "customBet") return bet.selections;
  const { customOdds: odds, acceptedCustomOdds: acceptedOdds } = bet;
  if (odds === null || acceptedOdds === null) return [];
  return [{ odds, acceptedOdds, isPriceRefused: bet.selections.some((selection) => selection.isPriceRefused) }];
}

/** The legs whose price asks the player again: all of a custom bet, since they share one price (decisions N, O). */
export function askingSelections(bet: SlipBet, policy: OddsPolicy): readonly SlipSelection[] {
  if (bet.type === "customBet") return betPrices(bet).some((price) => isOddsChanged(price, policy)) ? bet.selections : [];
  return bet.selections.filter((selection) => isOddsChanged(selection, policy));
}
