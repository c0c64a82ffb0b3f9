import type { Transaction } from "kysely";
import type { PlayerAccount } from "../wallet/player-accounts.ts";
import type { Tables } from "../platform/database/tables.ts";
import { depositBounds } from "../wallet/currency-facts.ts";
import { ownLimitProblem } from "./own-limits.ts";

/** Why a deposit is refused. */
export interface DepositProblem {
  readonly code: "no_account" | "amount_out_of_range" | "limit_reached" | "limit_required" | "excluded";
  readonly field: "amount" | "currency" | null;
}

interface DepositPrompt {
  /** Locked; null if the player has no account in the currency. */
  readonly account: PlayerAccount | null;
  readonly playerId: string;
  readonly paymentId: string;
  /** Whether minimum and maximum apply; they do not for the demo cashier's play money. */
  readonly isBounded: boolean;
  readonly amount: bigint;
  readonly productNow: number;
}

const problem = (code: DepositProblem["code"], field: DepositProblem["field"] = null): DepositProblem => ({ code, field });

/** Checks a deposit with its account locked: first its bounds, then the player's own limits. */
export async function depositProblem(transaction: Transaction<Tables>, question: DepositPrompt): Promise<DepositProblem | null> {
  const { account, playerId, paymentId, isBounded, amount, productNow } = question;
  if (account === null) return problem("no_account", "currency");
  const { min, max } = depositBounds(account.currency);
  if (isBounded && (amount < min || amount > max)) return problem("amount_out_of_range", "amount");
  const own = await ownLimitProblem(transaction, {
    purpose: "deposit",
    playerId,
    currency: account.currency,
    amount,
    productNow,
    exceptPaymentId: paymentId,
  });
  if (own === null) return null;
  if (own.type === "required") return problem("limit_required");
  return own.type === "selfexclusion" || own.type === "coolingoff" ? problem("excluded") : problem("limit_reached", "amount");
}
