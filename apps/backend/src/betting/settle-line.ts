import { type BonusOutcome, capMoney, money, toOdds } from "@touchline/domain";
import type { OutcomeResult } from "@touchline/feed";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { moveLiability } from "./bets/liability.ts";
import type { BetRecord, LegRecord } from "../platform/database/bet-record.ts";
import { changeBet, enqueueBetChanged, enqueueSettledNotification, type LockedBet, postBetEntries } from "./bets/change-bet.ts";
import type { LineKey, LineSettlement } from "../book/book.ts";
import { followPayout, outcomeWithBonus, retakeBonus } from "../bonuses/on-bets/settle-bonus.ts";
import type { Database } from "../platform/database/open-database.ts";
import { isDatabaseUnavailable } from "../platform/database/run-transaction.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { legResult, settleTerms, termsOf } from "./bets/bet-terms.ts";

type Settled = Extract<BonusOutcome, { type: "settled" }>;

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Pays out the open part of a bet, less its debt from an earlier correction. */
async function payOut(locked: LockedBet, operator: OperatorAccounts, settled: Settled & { readonly at: Date }): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const payout = settled.payout.minor;
  const repaid = smaller(bet.debt, payout);
  await postBetEntries(locked, operator, {
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
async function takeBack(locked: LockedBet, operator: OperatorAccounts, at: Date): Promise<BetRecord> {
  const { bet, balance, transaction } = locked;
  const payout = bet.win_amount - bet.cashout_amount;
  const taken = smaller(payout, balance);
  const owed = payout - taken;
  await postBetEntries(locked, operator, {
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

/** Dependencies for settling a line. */
export interface SettlementContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
}

/** A line and its result; a null settlement reopens it. */
export interface LineChange {
  readonly line: LineKey;
  readonly settlement: LineSettlement | null;
  /** Product time. */
  readonly at: Date;
}

type LegState = Pick<LegRecord, "status" | "dead_heat_share">;

const statusByResult: Readonly<Record<Extract<OutcomeResult, string>, LegRecord["status"]>> = {
  win: "win_entire",
  lose: "lose_entire",
  void: "refund_entire",
  half_win: "refund_half_win_other",
  half_lose: "refund_half_lose_other",
};

/** State of a leg after its line changed; an outcome that the settlement does not name is void. */
function legState(settlement: LineSettlement | null, outcomeId: number): LegState {
  if (settlement === null) return { status: "no_results", dead_heat_share: null };
  const result = settlement.resultByOutcomeId.get(outcomeId) ?? "void";
  if (typeof result === "string") return { status: statusByResult[result], dead_heat_share: null };
  return { status: "win_entire", dead_heat_share: result.deadHeatShare };
}

function outcomeOf(bet: BetRecord): BonusOutcome {
  const stake = money(bet.stake, bet);
  const legs = bet.legs.map((leg) => ({ odds: toOdds(leg.odds), result: legResult(leg) }));
  const outcome = outcomeWithBonus(bet, settleTerms(termsOf(bet), legs, stake), { stake, legs });
  if (outcome.type === "open") return outcome;
  const cap = currencyFacts(bet.currency)?.maxReturn;
  return cap === undefined ? outcome : { ...outcome, payout: capMoney(outcome.payout, money(cap, stake)) };
}

function isOnLine(leg: LegRecord, line: LineKey): boolean {
  return leg.match_id === BigInt(line.matchId) && leg.market_id === BigInt(line.marketId) && leg.specifier === line.specifier;
}

/** Writes the new states of the legs; null if none has changed. */
async function changeLegs({ transaction, bet }: LockedBet, change: LineChange): Promise<BetRecord | null> {
  let isChanged = false;
  const legs: LegRecord[] = [];
  for (const leg of bet.legs) {
    const state = isOnLine(leg, change.line) ? legState(change.settlement, Number(leg.outcome_id)) : leg;
    const isNew = state.status !== leg.status || state.dead_heat_share !== leg.dead_heat_share;
    legs.push(isNew ? { ...leg, ...state } : leg);
    if (!isNew) continue;
    isChanged = true;
    await transaction
      .updateTable("bet_legs")
      .set({ status: state.status, dead_heat_share: state.dead_heat_share })
      .where("bet_id", "=", bet.id)
      .where("position", "=", leg.position)
      .execute();
  }
  return isChanged ? { ...bet, legs } : null;
}

function isPaidAs(bet: BetRecord, outcome: BonusOutcome): boolean {
  if (bet.status !== "done" || outcome.type !== "settled") return false;
  return outcome.result === bet.result && outcome.payout.minor === bet.win_amount - bet.cashout_amount;
}

/** A settlement ends a cash out that is still in its delay: whichever locks the bet first wins. */
async function applyChange(locked: LockedBet, operator: OperatorAccounts, change: LineChange): Promise<boolean> {
  const { status } = locked.bet;
  if (status !== "waiting_results" && status !== "cashout_in_progress" && status !== "done") return false;
  const changed = await changeLegs(locked, change);
  if (changed === null) return false;
  let bet = changed;
  const outcome = outcomeOf(bet);
  if (bet.status === "done" && !isPaidAs(bet, outcome)) {
    bet = await takeBack({ ...locked, bet }, operator, change.at);
    await retakeBonus(locked.transaction, bet);
  }
  if (bet.status !== "done" && outcome.type === "settled") {
    bet = await payOut({ ...locked, bet }, operator, { ...outcome, at: change.at });
    bet = await followPayout(locked.transaction, bet, { ...outcome, at: change.at });
    await enqueueSettledNotification({ ...locked, bet }, change.at);
  }
  await enqueueBetChanged({ ...locked, bet });
  return true;
}

/** Result for the bets on a line; the others are settled even if one fails. */
export interface LineOutcome {
  readonly changed: number;
  readonly failures: readonly { readonly betId: string; readonly error: unknown }[];
}

/**
 * Applies a settlement to every accepted bet with a leg on the line: pays out, corrects or reopens.
 * Applying it twice changes nothing. Throws only if the database is unavailable.
 */
export async function settleLine(context: SettlementContext, change: LineChange): Promise<LineOutcome> {
  const { line } = change;
  const rows = await context.database
    .selectFrom("bet_legs")
    .innerJoin("bets", "bets.id", "bet_legs.bet_id")
    .select("bets.id")
    .distinct()
    .where("match_id", "=", BigInt(line.matchId))
    .where("market_id", "=", BigInt(line.marketId))
    .where("specifier", "=", line.specifier)
    .where("bets.status", "in", ["waiting_results", "cashout_in_progress", "done"])
    .execute();
  let changed = 0;
  const failures: { readonly betId: string; readonly error: unknown }[] = [];
  for (const { id } of rows) {
    try {
      if (await changeBet(context.database, id, (locked) => applyChange(locked, context.operator, change))) changed += 1;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      failures.push({ betId: id, error });
    }
  }
  return { changed, failures };
}
