import { money, parseOddsPolicy } from "@touchline/domain";
import type { Transaction } from "kysely";
import { cappedReturnWith, isFreeStake, judgeBonus } from "../../bonuses/on-bets/use-bonus.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { ownLimitProblem } from "../../safer/own-limits.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { reserveLiability } from "../bets/liability.ts";
import { stakeLimitsOf } from "./max-stakes.ts";
import { type PlayerAccount, isUnitOf } from "../../wallet/player-accounts.ts";
import { type PlacementOrder, requiredActionErrors } from "./attempt.ts";
import { municipalityNotFound, type RefusedBet } from "./placement-refusal.ts";
import { validateBet, type ValidationContext, type ValidBet } from "./validate-bets.ts";

/** Whether all bets of a request can be placed together. */
export type PlacementVerdict =
  | { readonly type: "ok"; readonly bets: readonly ValidBet[] }
  | { readonly type: "refused"; readonly refused: readonly RefusedBet[] };

function refuseAll({ body }: PlacementOrder, error: string): PlacementVerdict {
  return { type: "refused", refused: body.bets.map((_bet, index) => ({ index, error })) };
}

function sumOf(bets: readonly ValidBet[], amountOf: (bet: ValidBet) => bigint): bigint {
  return bets.reduce((sum, bet) => sum + amountOf(bet), 0n);
}

/** The amount that a bet takes from the balance. */
function debitOf({ stake, bonus }: ValidBet): bigint {
  return isFreeStake(bonus) ? 0n : stake.minor;
}

/** Checks the request as a whole: its return must exceed its stakes, and the balance must cover them. */
function ticketProblem(order: PlacementOrder, bets: readonly ValidBet[], balance: bigint): PlacementVerdict | null {
  const stakes = sumOf(bets, debitOf);
  if (sumOf(bets, ({ potential }) => potential.minor) <= stakes) return refuseAll(order, "error.potential_win.equal_or_less");
  return stakes > balance ? refuseAll(order, "error.place_bets.insufficient_funds") : null;
}

type WithBonuses = { readonly bets: readonly ValidBet[]; readonly refused: readonly RefusedBet[] };

/** Checks the bonuses of bets one after the other, so that a free bet cannot pay for two of them. */
async function attachBonuses(
  transaction: Transaction<Tables>,
  order: PlacementOrder,
  judged: { readonly bets: readonly ValidBet[]; readonly validation: ValidationContext; readonly context: BettingContext },
): Promise<WithBonuses> {
  const { validation, context } = judged;
  const bets: ValidBet[] = [];
  const refused: RefusedBet[] = [];
  for (const [index, bet] of judged.bets.entries()) {
    const asking = { request: bet.request, type: bet.type, odds: bet.legs.map((leg) => leg.odds) };
    const check = await judgeBonus(transaction, asking, {
      playerId: order.player.id,
      book: context.book,
      now: validation.now,
      earlier: bets.flatMap(({ bonus }) => (bonus === null ? [] : [bonus])),
    });
    if (check.type === "refused") refused.push({ index, error: check.error });
    else if (check.bonus === null) bets.push(bet);
    else {
      const limits = { stake: bet.stake, cap: money(validation.limitsOf(bet.type).maxReturn, bet.stake) };
      const { potential, isCapped } = cappedReturnWith(check.bonus, bet.totalOdds, limits);
      bets.push({ ...bet, bonus: check.bonus, potential, isReturnCapped: isCapped });
    }
  }
  return { bets, refused };
}

/** Checks the player's own limits and locks them. */
async function ownLimits(
  transaction: Transaction<Tables>,
  context: BettingContext,
  { order, bets, currency }: { readonly order: PlacementOrder; readonly bets: readonly ValidBet[]; readonly currency: string },
): Promise<PlacementVerdict | null> {
  const problem = await ownLimitProblem(transaction, {
    purpose: "stake",
    playerId: order.player.id,
    currency,
    amount: sumOf(bets, debitOf),
    productNow: context.clock.now(),
  });
  if (problem === null) return null;
  const error = `error.limits.${problem.type}`;
  const isSingleBet = bets.length === 1;
  return {
    type: "refused",
    refused: bets.map((_bet, index) => ({
      index,
      error,
      ...(isSingleBet && problem.remaining !== null ? { maxStake: problem.remaining } : {}),
    })),
  };
}

/** Adds the bets to the liability of their outcomes, as the last step before they are written; returns the bets that exceed it. */
async function liabilityProblems(
  transaction: Transaction<Tables>,
  currency: string,
  bets: readonly ValidBet[],
): Promise<readonly RefusedBet[]> {
  const over = await reserveLiability(
    transaction,
    currency,
    bets.map(({ request, potential, stake }) => ({ winnings: potential.minor - stake.minor, outcomes: request.selections })),
  );
  return over.map((index) => ({ index, error: "error.risk_validation.liability" }));
}

function validationContext(order: PlacementOrder, account: PlayerAccount, context: BettingContext): ValidationContext | null {
  const limitsOf = stakeLimitsOf(account);
  if (limitsOf === null) return null;
  const policy = parseOddsPolicy(order.body.meta.odds_policy ?? order.player.odds_policy);
  return { book: context.book, policy, rules: context.rules, limitsOf, now: context.clock.now() };
}

/** Checks the player, the account, and each bet by itself: its selections, odds and stake. */
function judgeBets(order: PlacementOrder, validation: ValidationContext | null, account: PlayerAccount | null): PlacementVerdict {
  if (order.player.is_pve) return refuseAll(order, "error.platform.pve_player_bet_forbidden");
  if (order.requiredAction != null) return refuseAll(order, requiredActionErrors[order.requiredAction]);
  if (order.player.country === "BR" && order.player.municipality_code === null) return refuseAll(order, municipalityNotFound);
  const isOneAccount =
    account !== null && order.body.bets.every(({ stake }) => stake.currency === account.currency && isUnitOf(account, stake.subunits));
  if (validation === null || !isOneAccount) return refuseAll(order, "error.place_bets.no_account");
  const checked = order.body.bets.map((request, index) => validateBet(request, index, validation));
  const refused = checked.flatMap((check) => (check.type === "refused" ? [check.refused] : []));
  if (refused.length > 0) return { type: "refused", refused };
  return { type: "ok", bets: checked.flatMap((check) => (check.type === "ok" ? [check.bet] : [])) };
}

/** Validates a request without bonuses against data read without a lock; skips the player's own limits and the liability. */
export function judgeRequest(
  context: BettingContext,
  { order, account }: { readonly order: PlacementOrder; readonly account: PlayerAccount },
): PlacementVerdict {
  const verdict = judgeBets(order, validationContext(order, account, context), account);
  if (verdict.type === "refused") return verdict;
  return ticketProblem(order, verdict.bets, account.balance) ?? verdict;
}

/** Validates a whole request; the account must be locked. Reserves the liability of the bets that it allows. */
export async function judgeLocked(
  transaction: Transaction<Tables>,
  context: BettingContext,
  { order, account }: { readonly order: PlacementOrder; readonly account: PlayerAccount | null },
): Promise<PlacementVerdict> {
  const validation = account === null ? null : validationContext(order, account, context);
  const verdict = judgeBets(order, validation, account);
  if (verdict.type === "refused" || validation === null || account === null) return verdict;
  const withBonuses = await attachBonuses(transaction, order, { bets: verdict.bets, validation, context });
  if (withBonuses.refused.length > 0) return { type: "refused", refused: withBonuses.refused };
  const { bets } = withBonuses;
  const problem = ticketProblem(order, bets, account.balance);
  if (problem !== null) return problem;
  const own = await ownLimits(transaction, context, { order, bets, currency: account.currency });
  if (own !== null) return own;
  const overLiability = await liabilityProblems(transaction, account.currency, bets);
  return overLiability.length > 0 ? { type: "refused", refused: overLiability } : { type: "ok", bets };
}
