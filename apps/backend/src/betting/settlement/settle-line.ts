import { capMoney, money, toOdds, type BonusOutcome } from "@touchline/domain";
import type { OutcomeResult } from "@touchline/feed";
import type { LineKey, LineSettlement } from "../../book/book.ts";
import { retakeBonus } from "../../bonuses/on-bets/return-bonus.ts";
import { followPayout, outcomeWithBonus } from "../../bonuses/on-bets/settle-bonus.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { isDatabaseUnavailable } from "../../platform/database/run-transaction.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import { payOut, takeBack } from "./bet-payout.ts";
import type { BetRecord, LegRecord } from "../stored/bet-record.ts";
import { legResult, settleTerms, termsOf } from "../stored/bet-terms.ts";
import { changeBet, enqueueBetChanged, enqueueSettledNotification, type LockedBet } from "../stored/change-bet.ts";

/** What settling needs. */
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

/** A settlement ends a cash out that still waits for its delay: whichever locks the bet first wins. */
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
