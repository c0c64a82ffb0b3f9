import { money, shareCashout, toOdds, type CashoutShareRefusal, type Money, type Result, type SharedCashout } from "@touchline/domain";
import { cappedReturnWith } from "../../bonuses/on-bets/use-bonus.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { moveLiability } from "../limits/liability.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { termsOf, totalOddsOf } from "../stored/bet-terms.ts";
import { postBetMoney, type LockedBet } from "../stored/change-bet.ts";

/** Splits what is offered for a bet by a share in thousandths. */
export function splitOffer(bet: BetRecord, offer: Money, share: number): Result<SharedCashout, CashoutShareRefusal> {
  const stake = money(bet.stake, bet);
  return shareCashout({ offer, stake, share, smallestStake: money(currencyFacts(bet.currency)?.minStake ?? 1n, stake) });
}

type BetChange = Partial<Omit<BetRecord, "legs" | "bonus">>;

function changeOf(bet: BetRecord, { paid, rest }: SharedCashout, at: Date): BetChange {
  const cashedOut = bet.cashout_amount + paid.minor;
  const common = { cashout_amount: cashedOut, win_amount: cashedOut, pending_until: null, pending_until_shown: null };
  if (rest.minor === 0n) return { ...common, status: "cashed_out", result: "cashed_out", settled_at: at };
  const total = totalOddsOf(
    termsOf(bet),
    bet.legs.map((leg) => toOdds(leg.odds)),
  );
  const cap = money(currencyFacts(bet.currency)?.maxReturn ?? bet.potential_win, rest);
  const { potential, isCapped } = cappedReturnWith(bet.bonus, total, { stake: rest, cap });
  return {
    ...common,
    status: "waiting_results",
    stake: rest.minor,
    potential_win: potential.minor,
    is_return_capped: isCapped,
  };
}

/** Pays a cash out in one ledger transaction, after what the bet still owes from a correction; the rest of the stake runs on. */
export async function payCashout(
  locked: LockedBet,
  operator: OperatorAccounts,
  cashout: { readonly parts: SharedCashout; readonly at: Date },
): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const { parts, at } = cashout;
  const paid = parts.paid.minor;
  const closed = bet.stake - parts.rest.minor;
  const repaid = bet.debt < paid ? bet.debt : paid;
  await postBetMoney(locked, operator, {
    kind: "cashout",
    at,
    stakes: -closed,
    player: paid - repaid,
    receivable: repaid,
    house: closed - paid,
  });
  const change = { ...changeOf(bet, parts, at), debt: bet.debt - repaid };
  await moveLiability(transaction, bet, { ...bet, ...change });
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}
