import type { Bet } from "@touchline/contract/entities/bet";
import {
  allLegs,
  type BetShape,
  betResultGroup,
  boostFactor,
  type Fraction,
  maxMinor,
  multiplyMoney,
  oddsToFraction,
  parseOdds,
  potentialWithBonus,
  roundTotalOdds,
  totalOdds,
  wireToMoney,
} from "@touchline/domain";

type Derived = "status" | "result" | "odds" | "potential_win_amount" | "win_amount";
type ReadBet = Omit<Bet, Derived>;

/** Fields as the backend states them; those that it leaves out (null) are derived from other fields. */
interface Stated {
  readonly status: string | null;
  readonly result: string | null;
  readonly odds: number | null;
  readonly potentialWin: number | null;
  readonly win: number | null;
}

const statuses: Readonly<Record<string, Bet["status"]>> = {
  submitted: "submitted",
  rejected: "rejected",
  cancelled: "cancelled",
  canceled: "cancelled",
  ready_to_process: "ready_to_process",
  waiting_results: "waiting_results",
  done: "done",
  cashed_out: "cashed_out",
  cashout_in_progress: "cashout_in_progress",
  withdrawn: "withdrawn",
};

/** The result by its name; a bet may also use the names of its legs' results (spec.md 3). Null for open bets and unknown names. */
function parseResult(stated: string | null): Bet["result"] | null {
  if (stated === "cashed_out") return "cashed_out";
  if (stated === "cancel" || stated === "canceled" || stated === "cancelled") return "cancel";
  return stated === null ? null : betResultGroup(stated);
}

/** The result of a settled bet by its payment: above the stake a win, the stake a refund, less a loss. */
function resultOfPayment(bet: ReadBet, win: number | null): Bet["result"] {
  if (win === null) return "no_results";
  const isFreeStake = bet.bonus?.freebet_type != null;
  if (win > (isFreeStake ? 0 : bet.original_stake)) return "win";
  return win === bet.original_stake && !isFreeStake ? "refund" : "lose";
}

/** The product of the legs' prices, or the mean over the lines of a system; null when a price is missing or the legs share one. */
function oddsOfLegs({ type, system, selections }: ReadBet): Fraction | null {
  const odds = selections.flatMap((leg) => parseOdds(leg.odds) ?? []);
  if (type === "custom_bet" || odds.length === 0 || odds.length < selections.length) return null;
  if (type === "system" && system === null) return null;
  const shape: BetShape = system === null ? allLegs : { type: "system", sizes: system.sizes };
  return totalOdds(shape, odds);
}

/** The return at the given odds with the bonus applied, floored once; minor units. */
function returnAt(bet: ReadBet, odds: Fraction): number {
  const stake = wireToMoney(bet.stake);
  const boosted = bet.bonus?.type === "comboboost" ? boostFactor(odds, bet.bonus.odds) : odds;
  const { minor } = potentialWithBonus(multiplyMoney(stake, boosted), stake, bet.bonus?.freebet_type ?? null);
  return Number(minor < maxMinor ? minor : maxMinor);
}

/** Completes a bet with values derived from its other fields; money that the backend states is kept unchanged. */
export function completeBet(bet: ReadBet, stated: Stated, onUnknownStatus: () => void): Bet {
  const status = Object.hasOwn(statuses, stated.status ?? "") ? statuses[stated.status ?? ""] : undefined;
  const named = parseResult(stated.result);
  const isSettled = named !== null || (bet.settled_at !== null && stated.status === null);
  if (status === undefined && stated.status !== null) onUnknownStatus();
  const known = status ?? (isSettled ? "done" : "waiting_results");
  const settled = known === "cashed_out" ? "cashed_out" : known === "done" ? resultOfPayment(bet, stated.win) : "no_results";
  const fromLegs = oddsOfLegs(bet);
  const total = parseOdds(stated.odds);
  const isExact = fromLegs !== null && (total === null || roundTotalOdds(fromLegs) === total);
  const exact = isExact ? fromLegs : total === null ? null : oddsToFraction(total);
  return {
    ...bet,
    status: known,
    result: named ?? settled,
    odds: total ?? (fromLegs === null ? 0 : roundTotalOdds(fromLegs)),
    potential_win_amount: stated.potentialWin ?? (exact === null ? bet.stake.value : returnAt(bet, exact)),
    win_amount: stated.win ?? 0,
  };
}
