import type { QuickBetStoreState } from "@touchline/store";
import type { MessageKey } from "../../../messages/text.ts";

type Told = NonNullable<QuickBetStoreState["told"]>["refusal"];

/** What a tap that placed nothing is told as (spec.md 5). */
export function toldText({ type }: Told): MessageKey {
  switch (type) {
    case "playerForbidden":
      return "error.platform.pve_player_bet_forbidden";
    case "returnNotAboveStake":
      return "error.potential_win.equal_or_less";
    case "notApproved":
      return "quickBet.told.notApproved";
    case "stakeMissing":
      return "quickBet.told.stakeMissing";
    case "balanceTooLow":
      return "slip.refusal.balanceTooLow.title";
    case "notSignedIn":
      return "quickBet.signIn";
    case "checking":
      return "quickBet.told.stale";
    case "suspended":
    case "notAvailable":
      return "quickBet.told.closed";
    case "restricted":
      return "slip.refusal.providerNotAllowed.title";
    case "stakeUnderMinimum":
      return "quickBet.told.tooLow";
    case "stakeOverLimit":
      return "slip.refusal.stakeOverLimit.title";
    case "noBets":
    case "processing":
    case "oddsChanged":
    case "customOddsMissing":
    case "tooManySelections":
    case "notEnabled":
    case "notPlaced":
      return "quickBet.told.notPlaced";
  }
}
