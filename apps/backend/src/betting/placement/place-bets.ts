import { createCode } from "../share-codes.ts";
import { randomUUID } from "node:crypto";
import type { PlaceBetsReply } from "@touchline/contract/http/bets";
import { betTypeToWire, type OddsPolicy, parseOddsPolicy, roundTotalOdds } from "@touchline/domain";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { openJackpots, withTickets, writeTickets } from "../../bonuses/on-bets/jackpot-tickets.ts";
import { isFreeStake, takeBonuses } from "../../bonuses/on-bets/use-bonus.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { type PlayerAccount, lockAccount } from "../../wallet/player-accounts.ts";
import { type BetRecord, type LegRecord, placedBetColumns, placedLegColumns } from "../../platform/database/bet-record.ts";
import { betToWire } from "../bets/bet-to-wire.ts";
import { payloadHash, type PlacementOrder, type PlacementResult, startAttempt, storeRefusal } from "./attempt.ts";
import { judgePlacement } from "./judge-placement.ts";
import type { RefusedBet } from "./placement-refusal.ts";
import type { ValidBet } from "./validate-bets.ts";

/** One moment as wall time and as product time. */
interface Moment {
  readonly wall: Date;
  readonly shown: Date;
}

/** What all bets of one placement share. */
interface PlacementFacts {
  readonly playerId: string;
  readonly accountId: bigint;
  readonly attemptKey: string;
  readonly policy: OddsPolicy;
  readonly isQuick: boolean;
  readonly editedFrom: string | null;
  /** Product time. */
  readonly at: Date;
  /** End of the in-play delay; null without a delay. */
  readonly inPlayUntil: Moment | null;
  /** End of the review of a VIP bet, never before the end of the delay; null without a review. */
  readonly reviewedAt: Moment | null;
  /** Stakes above this are reviewed, minor units; null if the currency has no review. */
  readonly vipFrom: bigint | null;
}

function momentIn(context: BettingContext, delayMs: number): Moment | null {
  const { clock } = context;
  if (delayMs === 0) return null;
  return { wall: new Date(Date.now() + delayMs), shown: new Date(clock.now() + delayMs * clock.speed) };
}

function factsOf(order: PlacementOrder, account: PlayerAccount, context: BettingContext): PlacementFacts {
  return {
    playerId: order.player.id,
    accountId: account.id,
    attemptKey: order.key,
    policy: parseOddsPolicy(order.body.meta.odds_policy ?? order.player.odds_policy),
    isQuick: order.body.meta.quick === true,
    editedFrom: order.editedFrom ?? null,
    at: new Date(context.clock.now()),
    inPlayUntil: momentIn(context, context.inPlayDelayMs),
    reviewedAt: momentIn(context, Math.max(context.vipReviewMs, context.inPlayDelayMs)),
    vipFrom: currencyFacts(account.currency)?.vipFrom ?? null,
  };
}

/** A short reference such as `8F2K-41Q7`: 40 random bits. */
function createBetRef(): string {
  const letters = createCode(8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function toLegs(betId: string, bet: ValidBet): readonly LegRecord[] {
  return bet.legs.map((leg, position) => {
    const asked = bet.request.selections[position];
    if (asked === undefined) throw new Error("A leg has no selection.");
    return {
      bet_id: betId,
      position,
      match_id: BigInt(asked.match_id),
      market_id: BigInt(asked.market_id),
      specifier: asked.specifier,
      outcome_id: BigInt(asked.outcome_id),
      odds: leg.odds,
      odds_asked: asked.odds,
      provider: leg.quote.provider,
      simulated_detail: leg.quote.simulatedDetail,
      starts_at: new Date(leg.quote.startsAt),
      status: "no_results",
      dead_heat_share: null,
    };
  });
}

/** Builds the record of a new bet. A VIP bet starts as `submitted`, and so does an in-play bet if there is a delay. */
function toBetRecord(bet: ValidBet, facts: PlacementFacts): BetRecord {
  const id = randomUUID();
  const isVip = facts.vipFrom !== null && bet.stake.minor > facts.vipFrom;
  const pending = isVip ? facts.reviewedAt : bet.isInPlay ? facts.inPlayUntil : null;
  const legs = toLegs(id, bet);
  return {
    id,
    ref: createBetRef(),
    player_id: facts.playerId,
    account_id: facts.accountId,
    attempt_key: facts.attemptKey,
    type: betTypeToWire(bet.type),
    status: pending === null ? "waiting_results" : "submitted",
    result: "no_results",
    stake: bet.stake.minor,
    original_stake: bet.stake.minor,
    currency: bet.stake.currency,
    subunits: bet.stake.subunits,
    odds: BigInt(roundTotalOdds(bet.totalOdds)),
    custom_odds: bet.request.custom_odds === undefined ? null : BigInt(bet.request.custom_odds),
    potential_win: bet.potential.minor,
    is_return_capped: bet.isReturnCapped,
    win_amount: 0n,
    cashout_amount: 0n,
    debt: 0n,
    odds_policy: facts.policy,
    is_vip: isVip,
    is_quick: facts.isQuick,
    edited_from: facts.editedFrom,
    edited_to: null,
    system_id: bet.request.system_id ?? null,
    simulated_detail: legs.some((leg) => leg.simulated_detail),
    reject_reason: null,
    created_at: facts.at,
    accepted_at: pending === null ? facts.at : null,
    settled_at: null,
    pending_until: pending?.wall ?? null,
    pending_until_shown: pending?.shown ?? null,
    cashout_rule: null,
    cashout_rule_value: null,
    cashout_rule_done: false,
    bonus: bet.bonus,
    used_in_jackpot: false,
    legs,
  };
}

/** Everything that one statement writes: bets, legs, ledger, balance, outbox and the reply of the attempt. */
interface BetWrite {
  readonly bets: readonly BetRecord[];
  readonly accountId: bigint;
  readonly stakesAccountId: bigint;
  /** Pays the stakes of free bets. */
  readonly houseAccountId: bigint;
  readonly balanceBefore: bigint;
  /** Subunits of the account's own unit. */
  readonly balanceSubunits: number;
  readonly attempt: { readonly playerId: string; readonly key: string; readonly reply: string };
  readonly at: Date;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}

function namesOf(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.raw(Object.keys(columns).join(", "));
}

function definitionsOf(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(", "),
  );
}

/** Writes a placement and takes the stakes from the balance, which must cover them. */
async function writeBets(transaction: Transaction<Tables>, write: BetWrite): Promise<bigint> {
  let balance = write.balanceBefore;
  const rows = write.bets.map(({ legs: _legs, ...row }) => {
    const debit = isFreeStake(row.bonus) ? 0n : row.stake;
    return { ...row, debit, balance_after: (balance -= debit) };
  });
  const [first] = rows;
  if (first === undefined) return balance;
  const legs = write.bets.flatMap((bet) => bet.legs);
  const { accountId, houseAccountId, stakesAccountId, attempt, at } = write;
  const balanceMessage = toJson({ balance: Number(balance), currency: first.currency, subunits: write.balanceSubunits });
  const [columns, legColumns] = [namesOf(placedBetColumns), namesOf(placedLegColumns)];
  await sql`
    with bet as (
      select * from jsonb_to_recordset(${toJson(rows)}::jsonb) as bet (${definitionsOf(placedBetColumns)}, debit bigint, balance_after bigint)
    ), new_bets as (
      insert into bets (${columns}) select ${columns} from bet
    ), new_legs as (
      insert into bet_legs (${legColumns})
      select ${legColumns} from jsonb_to_recordset(${toJson(legs)}::jsonb) as leg (${definitionsOf(placedLegColumns)})
    ), entries as (
      insert into ledger_transactions (kind, bet_id, created_at) select 'stake', id, ${at}::timestamptz from bet returning id, bet_id
    ), postings as (
      insert into ledger_postings (transaction_id, account_id, amount, balance_after)
      select entries.id, case when bet.debit = 0 then ${houseAccountId}::bigint else ${accountId}::bigint end, -bet.stake,
        case when bet.debit = 0 then null else bet.balance_after end from entries join bet on bet.id = entries.bet_id
      union all select entries.id, ${stakesAccountId}::bigint, bet.stake, null from entries join bet on bet.id = entries.bet_id
    ), debit as (
      update accounts set balance = ${balance}::bigint where id = ${accountId}::bigint
    ), messages as (
      insert into outbox (player_id, topic, payload)
      select player_id, 'bet_changed', jsonb_build_object('bet_id', id, 'is_new', true) from bet
      union all values (${attempt.playerId}::uuid, 'balance_changed', ${balanceMessage}::jsonb)
    )
    update placement_attempts set state = 'placed', status_code = 200, reply = ${attempt.reply}
    where player_id = ${attempt.playerId}::uuid and key = ${attempt.key}`.execute(transaction);
  return balance;
}

/** The bets written, or why none was. */
type Placement =
  | { readonly type: "placed"; readonly bets: readonly BetRecord[]; readonly json: string }
  | { readonly type: "refused"; readonly refused: readonly RefusedBet[] };

/**
 * Places all bets of a request or none, in a transaction that has claimed the key of the attempt: locks the account, applies
 * the rules, writes bets, ledger, outbox and reply. Writes nothing when it refuses.
 */
export async function placeInTransaction(
  transaction: Transaction<Tables>,
  context: BettingContext,
  order: PlacementOrder,
): Promise<Placement> {
  const currency = order.body.bets[0]?.stake.currency ?? "";
  const account = await lockAccount(transaction, order.player.id, currency);
  const verdict = await judgePlacement(transaction, context, { order, account });
  if (verdict.type === "refused" || account === null)
    return { type: "refused", refused: verdict.type === "refused" ? verdict.refused : [] };
  const facts = factsOf(order, account, context);
  const jackpots = context.areJackpotsOff === true ? [] : await openJackpots(transaction);
  const bets = withTickets(
    verdict.bets.map((bet) => toBetRecord(bet, facts)),
    jackpots,
  );
  await takeBonuses(
    transaction,
    bets.flatMap(({ bonus }) => (bonus === null ? [] : [bonus])),
  );
  const reply: PlaceBetsReply = { bets: bets.map((bet) => betToWire(bet, { ...context, locale: order.locale })) };
  const json = JSON.stringify(reply);
  await writeBets(transaction, {
    bets,
    accountId: account.id,
    stakesAccountId: context.operator.id("stakes", currency),
    houseAccountId: context.operator.id("house", currency),
    balanceBefore: account.balance,
    balanceSubunits: account.subunits,
    at: facts.at,
    attempt: { playerId: order.player.id, key: order.key, reply: json },
  });
  await writeTickets(transaction, bets, jackpots);
  return { type: "placed", bets, json };
}

/** Places bets in their own transaction. A key that was used before returns its first reply. */
export function placeBets(context: BettingContext, order: PlacementOrder): Promise<PlacementResult> {
  const hash = payloadHash(order.body);
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hash);
    if (earlier !== null) return earlier;
    const placement = await placeInTransaction(transaction, context, order);
    if (placement.type === "refused") return storeRefusal(transaction, order, placement.refused);
    return { type: "answered", status: 200, json: placement.json, isReplay: false, bets: placement.bets };
  });
}
