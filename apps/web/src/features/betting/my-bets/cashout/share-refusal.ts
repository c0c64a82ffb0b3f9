import { shareCashout, type CashoutChoice, type Money } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { MessageKey } from "../../../../messages/text.ts";

/** Why a share cannot be taken; null when it can. */
export function shareRefusal({
  bet,
  choice,
  smallestStake,
}: {
  readonly bet: Pick<ListedBet, "stake">;
  readonly choice: CashoutChoice;
  readonly smallestStake: Money;
}): MessageKey | null {
  const parts = shareCashout({ offer: choice.value, stake: bet.stake, share: choice.share, smallestStake });
  if (parts.ok) return null;
  return parts.error === "paysNothing" ? "cashout.refused.cashout_pays_nothing" : "cashout.refused.cashout_rest_too_small";
}
