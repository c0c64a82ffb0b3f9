import type { PlacementError } from "@touchline/contract/errors";
import type { PlaceBetsBody, PlaceBetsReply } from "@touchline/contract/http/bets";
import { parseOddsPolicy, type ProviderRules } from "@touchline/domain";
import type { Transaction } from "kysely";
import type { Book } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { runTransaction } from "../database/run-transaction.ts";
import type { Tables } from "../database/tables.ts";
import type { PlayerRow } from "../players/player-row.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import type { BetRecord } from "./bet-record.ts";
import { betToWire } from "./bet-to-wire.ts";
import { payloadHash } from "./payload-hash.ts";
import { placementRefusalToWire, type RefusedBet } from "./placement-refusal.ts";
import { validateBet, type BetValidation, type ValidationContext } from "./validate-bets.ts";
import { toBetRecord, writeBets, type PlacementFacts } from "./write-bets.ts";

/** What placing needs of the rest of the backend. */
export interface BettingContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly rules: ProviderRules;
  readonly inPlayDelayMs: number;
}

/** One placement as asked for. */
export interface PlacementOrder {
  readonly player: PlayerRow;
  readonly key: string;
  readonly body: PlaceBetsBody;
  readonly locale: string;
}

/** What came of it; `json` is the very reply that a repeat gets again. */
export type PlacementResult =
  | {
      readonly type: "answered";
      readonly status: number;
      readonly json: string;
      readonly isReplay: boolean;
      readonly bets: readonly BetRecord[];
    }
  | { readonly type: "key_reused" };

interface LockedAccount {
  readonly id: bigint;
  readonly balance: bigint;
  readonly subunits: number;
  readonly betLimit: bigint | null;
}

async function startAttempt(transaction: Transaction<Tables>, order: PlacementOrder, hash: string): Promise<PlacementResult | null> {
  const row = {
    player_id: order.player.id,
    key: order.key,
    payload_hash: hash,
    state: "open",
    status_code: 0,
    reply: "",
    created_at: new Date(),
  } as const;
  const inserted = await transaction
    .insertInto("placement_attempts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (inserted !== undefined) return null;
  const known = await transaction
    .selectFrom("placement_attempts")
    .selectAll()
    .where("player_id", "=", row.player_id)
    .where("key", "=", row.key)
    .executeTakeFirstOrThrow();
  if (known.payload_hash !== hash) return { type: "key_reused" };
  return { type: "answered", status: known.status_code, json: known.reply, isReplay: true, bets: [] };
}

async function lockAccount(transaction: Transaction<Tables>, playerId: string, currency: string): Promise<LockedAccount | null> {
  const row = await transaction
    .selectFrom("accounts")
    .select(["id", "balance", "subunits"])
    .select((select) =>
      select
        .selectFrom("player_limits")
        .select((limit) => limit.fn.min("amount").as("amount"))
        .where("player_limits.player_id", "=", playerId)
        .where("type", "=", "bet")
        .where("status", "=", "active")
        .where("player_limits.currency", "=", currency)
        .as("betLimit"),
    )
    .where("accounts.player_id", "=", playerId)
    .where("accounts.currency", "=", currency)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, balance: row.balance ?? 0n };
}

function refuseAll(body: PlaceBetsBody, error: string): readonly RefusedBet[] {
  return body.bets.map((_bet, index) => ({ index, error }));
}

function limitsOf(account: LockedAccount, currency: string): ValidationContext["limits"] | null {
  const facts = currencyFacts(currency);
  if (facts === null) return null;
  const maxStake = account.betLimit !== null && account.betLimit < facts.maxStake ? account.betLimit : facts.maxStake;
  return { minStake: facts.minStake, maxReturn: facts.maxReturn, maxStake };
}

type Verdict =
  | { readonly type: "ok"; readonly valid: readonly (BetValidation & { readonly type: "ok" })[] }
  | { readonly type: "refused"; readonly refused: readonly RefusedBet[] };

function judge(order: PlacementOrder, account: LockedAccount | null, context: BettingContext): Verdict {
  const { body, player } = order;
  const currency = body.bets[0]?.stake.currency ?? "";
  if (player.is_pve) return { type: "refused", refused: refuseAll(body, "error.platform.pve_player_bet_forbidden") };
  const limits = account === null ? null : limitsOf(account, currency);
  const isOneUnit = body.bets.every((bet) => bet.stake.currency === currency && bet.stake.subunits === account?.subunits);
  if (account === null || limits === null || !isOneUnit)
    return { type: "refused", refused: refuseAll(body, "error.place_bets.no_account") };
  const policy = parseOddsPolicy(body.meta.odds_policy ?? player.odds_policy);
  const now = context.clock.now();
  const checked = body.bets.map((request, index) =>
    validateBet(request, index, { book: context.book, policy, rules: context.rules, limits, now }),
  );
  const refused = checked.flatMap((check) => (check.type === "refused" ? [check.refused] : []));
  if (refused.length > 0) return { type: "refused", refused };
  const total = body.bets.reduce((sum, bet) => sum + BigInt(bet.stake.value), 0n);
  if (total > account.balance) return { type: "refused", refused: refuseAll(body, "error.place_bets.insufficient_funds") };
  return { type: "ok", valid: checked.filter((check) => check.type === "ok") };
}

async function storeRefusal(
  transaction: Transaction<Tables>,
  order: PlacementOrder,
  refused: readonly RefusedBet[],
): Promise<PlacementResult> {
  const error: PlacementError = placementRefusalToWire(refused, order.locale);
  const json = JSON.stringify(error);
  await transaction
    .updateTable("placement_attempts")
    .set({ state: "rejected", status_code: 400, reply: json })
    .where("player_id", "=", order.player.id)
    .where("key", "=", order.key)
    .execute();
  return { type: "answered", status: 400, json, isReplay: false, bets: [] };
}

function factsOf(order: PlacementOrder, account: LockedAccount, context: BettingContext): PlacementFacts {
  const { clock, inPlayDelayMs } = context;
  const at = clock.now();
  const pendingUntil =
    inPlayDelayMs === 0 ? null : { wall: new Date(Date.now() + inPlayDelayMs), shown: new Date(at + inPlayDelayMs * clock.speed) };
  return {
    playerId: order.player.id,
    accountId: account.id,
    attemptKey: order.key,
    policy: parseOddsPolicy(order.body.meta.odds_policy ?? order.player.odds_policy),
    at: new Date(at),
    pendingUntil,
  };
}

/**
 * Places all bets of a request or none, in one transaction: the attempt's row, the account's lock, the rules, the bets with
 * their ledger, the outbox and the reply. A key that was used before answers its first reply again.
 */
export function placeBets(context: BettingContext, order: PlacementOrder): Promise<PlacementResult> {
  const hash = payloadHash(order.body);
  const currency = order.body.bets[0]?.stake.currency ?? "";
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hash);
    if (earlier !== null) return earlier;
    const account = await lockAccount(transaction, order.player.id, currency);
    const verdict = judge(order, account, context);
    if (verdict.type === "refused" || account === null)
      return storeRefusal(transaction, order, verdict.type === "refused" ? verdict.refused : []);
    const facts = factsOf(order, account, context);
    const bets = verdict.valid.map(({ bet }) => toBetRecord(bet, facts));
    const reply: PlaceBetsReply = { bets: bets.map((bet) => betToWire(bet, { book: context.book, locale: order.locale })) };
    const json = JSON.stringify(reply);
    await writeBets(transaction, {
      bets,
      accountId: account.id,
      stakesAccountId: context.operator.id("stakes", currency),
      balanceBefore: account.balance,
      at: facts.at,
      attempt: { playerId: order.player.id, key: order.key, reply: json },
    });
    return { type: "answered", status: 200, json, isReplay: false, bets };
  });
}
