import type { BetType } from "../bet/bet-type.ts";
import type { Money, MoneyUnit } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import type { OddsPolicy } from "../selection/odds-change.ts";
import type { SelectionRefresh } from "../selection/refresh-selection.ts";
import type { SlipSelection } from "../selection/slip-selection.ts";
import type { PlacedBet } from "../placement/placed-bet.ts";
import type { PlacementRefusal } from "../placement/placement-refusal.ts";
import type { SlipBet, SlipRules } from "./slip.ts";

/** Everything that can happen to a slip. Edits are ignored while it is processing. */
export type SlipAction =
  | { readonly type: "selectionToggled"; readonly selection: SlipSelection }
  | { readonly type: "selectionsRemoved"; readonly selectionIds: readonly string[] }
  | { readonly type: "customBetAdded"; readonly selections: readonly SlipSelection[]; readonly customOdds: Odds }
  /** News of the custom bet's price; null: the combination has none now. */
  | { readonly type: "customOddsRefreshed"; readonly customOdds: Odds | null }
  | { readonly type: "replaceAnswered"; readonly answer: "replace" | "keep" }
  | { readonly type: "betTypeChanged"; readonly betType: BetType }
  | { readonly type: "systemTypeChanged"; readonly systemTypeId: string }
  | { readonly type: "sharedStakeTyped"; readonly stake: Money }
  | { readonly type: "stakeTyped"; readonly betKey: string; readonly stake: Money }
  | { readonly type: "returnTyped"; readonly betKey: string; readonly target: Money }
  | { readonly type: "oddsPolicyChanged"; readonly policy: OddsPolicy }
  /** With prices it agrees to these only; without, to all, and drops what cannot be bet on (spec.md 4). */
  | { readonly type: "changesAccepted"; readonly prices?: Readonly<Record<string, Odds>> }
  | { readonly type: "stakeKeepingChanged"; readonly keepsStake: boolean }
  | { readonly type: "cleared" }
  | { readonly type: "restored"; readonly bets: readonly SlipBet[]; readonly sharedStake: Money }
  /** The bets as another tab of this browser left them; none means that it cleared them. */
  | { readonly type: "followed"; readonly bets: readonly SlipBet[]; readonly sharedStake: Money }
  /** The largest stakes of the bets as they stand, by bet key. */
  | { readonly type: "stakeLimitsHeard"; readonly limits: Readonly<Record<string, Money>> }
  /** The bets with what `hearBonuses` or `chooseBonus` puts on them. */
  | { readonly type: "bonusesTaken"; readonly bets: readonly SlipBet[] }
  | { readonly type: "selectionsRefreshed"; readonly refreshes: readonly SelectionRefresh[] }
  | { readonly type: "providerStatusChanged"; readonly provider: string; readonly status: "active" | "inactive" }
  | { readonly type: "currencyChanged"; readonly unit: MoneyUnit }
  | { readonly type: "rulesChanged"; readonly rules: SlipRules }
  | { readonly type: "placementStarted" }
  | { readonly type: "placementAnswered"; readonly placedBets: readonly PlacedBet[] }
  | { readonly type: "placedBetChanged"; readonly bet: PlacedBet }
  | { readonly type: "placementRefused"; readonly refusal: PlacementRefusal }
  /** Signed out, or resolved as not placed: the ticket starts over with its bets kept. */
  | { readonly type: "placementAbandoned" }
  /** An attempt from before a reload: its bets are being looked for again. */
  | { readonly type: "placementResumed"; readonly bets: readonly SlipBet[] }
  | { readonly type: "receiptClosed"; readonly keep: "legs" | "nothing" };
