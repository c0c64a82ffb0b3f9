import type { BonusOutcome } from "@touchline/domain";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { moveLiability } from "../limits/liability.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { postBetMoney, type LockedBet } from "../stored/change-bet.ts";

type Settled = Extract<BonusOutcome, { type: "settled" }>;

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Pays out the open part of a bet, less its debt from an earlier correction. */
export async function payOut(locked: LockedBet, operator: OperatorAccounts, settled: Settled & { readonly at: Date }): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const payout = settled.payout.minor;
  const repaid = smaller(bet.debt, payout);
  await postBetMoney(locked, operator, {
    kind: settled.result === "refund" ? "refund" : "payout",
    at: settled.at,
    stakes: -bet.stake,
    player: payout - repaid,
    receivable: repaid,
    house: bet.stake - payout,
  });
  const change = {
    status: "done",
    result: settled.result,
    win_amount: bet.cashout_amount + payout,
    debt: bet.debt - repaid,
    settled_at: settled.at,
  } as const;
  await moveLiability(transaction, bet, { ...bet, ...change });
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}

/**
 * Reopens a settled bet and takes its payout back, except what was cashed out. A balance never goes below zero: the rest
 * becomes a debt of the bet, posted to `receivable`, and is withheld from its next payout.
 */
export async function takeBack(locked: LockedBet, operator: OperatorAccounts, at: Date): Promise<BetRecord> {
  const { bet, balance, transaction } = locked;
  const payout = bet.win_amount - bet.cashout_amount;
  const taken = smaller(payout, balance);
  const owed = payout - taken;
  await postBetMoney(locked, operator, {
    kind: "correction",
    at,
    player: -taken,
    receivable: -owed,
    stakes: bet.stake,
    house: payout - bet.stake,
  });
  const change = {
    status: "waiting_results",
    result: "no_results",
    win_amount: bet.cashout_amount,
    debt: bet.debt + owed,
    settled_at: null,
  } as const;
  await moveLiability(transaction, bet, { ...bet, ...change });
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}
