import { createHash } from "node:crypto";
import type { PlacementError } from "@touchline/contract/errors";
import type { BetAttempt, PlaceBetsBody } from "@touchline/contract/http/bets";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { runTransaction, sqlStateOf } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { betToWire } from "../bets/bet-to-wire.ts";
import { loadAttemptBets, loadBets } from "../bets/load-bets.ts";
import { placementRefusalToWire, type RefusedBet } from "./placement-refusal.ts";

/** Errors of a bet, by what the player must do first. */
export const requiredActionErrors = { phone: "error.platform.phone_not_verified", terms: "error.platform.terms_not_accepted" } as const;

/** A request to place bets. */
export interface PlacementOrder {
  readonly player: PlayerRow;
  readonly key: string;
  readonly body: PlaceBetsBody;
  readonly locale: string;
  /** What the player must do before betting; null or absent if nothing is required. */
  readonly requiredAction?: keyof typeof requiredActionErrors | null;
  /** The bet whose cash-out value becomes this stake. */
  readonly editedFrom?: string;
}

/** Result of a placement; a repeated request receives exactly the same `json`. */
export type PlacementResult =
  | {
      readonly type: "answered";
      readonly status: number;
      readonly json: string;
      readonly isReplay: boolean;
      readonly bets: readonly BetRecord[];
    }
  | { readonly type: "key_reused" }
  /** Another request is using the key, in this or another process. */
  | { readonly type: "in_progress" }
  /** The key was closed and can no longer place anything. */
  | { readonly type: "closed" };

/** An idempotency key and the player to whom it belongs. */
interface KeyOwner {
  readonly player: Pick<PlayerRow, "id">;
  readonly key: string;
}

/** Locks a key until the transaction ends; false while another connection holds the lock. */
function lockKey({ player, key }: KeyOwner): RawBuilder<boolean> {
  return sql<boolean>`pg_try_advisory_xact_lock(hashtext(${player.id}), hashtext(${key}))`;
}

/** Takes over an open key unless another request holds it. The row stays locked until the transaction ends. */
async function takeOver(transaction: Transaction<Tables>, { player, key }: KeyOwner, isHeldHere: boolean): Promise<PlacementResult | null> {
  const taken = await transaction
    .updateTable("placement_attempts")
    .set({ open_until: sql<Date>`now()` })
    .where("player_id", "=", player.id)
    .where("key", "=", key)
    .where("state", "=", "open")
    .$if(!isHeldHere, (update) => update.where("open_until", "<=", sql<Date>`now()`))
    .returning("key")
    .executeTakeFirst();
  if (taken !== undefined) return null;
  return { type: isHeldHere ? "closed" : "in_progress" };
}

/**
 * Claims the idempotency key in a transaction; returns the earlier result if the key is not new. The row of the key and an
 * advisory lock coordinate processes; a process that dies releases the lock. `isHeldHere`: the key is held for this call.
 */
export async function startAttempt(
  transaction: Transaction<Tables>,
  order: KeyOwner,
  hash: string,
  { isHeldHere = false } = {},
): Promise<PlacementResult | null> {
  const { player, key } = order;
  const inserted = await sql`
    insert into placement_attempts (player_id, key, payload_hash, state, status_code, reply, created_at)
    select ${player.id}::uuid, ${key}, ${hash}, 'open', 0, '', now() where ${lockKey(order)}
    on conflict do nothing returning key`.execute(transaction);
  if (inserted.rows.length > 0) return null;
  const known = await transaction
    .selectFrom("placement_attempts")
    .select(["payload_hash", "state", "status_code", "reply", lockKey(order).as("is_taken")])
    .where("player_id", "=", player.id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (known === undefined) return { type: "in_progress" };
  if (known.state === "void") return { type: "closed" };
  if (known.payload_hash !== hash) return { type: "key_reused" };
  if (known.state !== "open") return { type: "answered", status: known.status_code, json: known.reply, isReplay: true, bets: [] };
  return known.is_taken ? takeOver(transaction, order, isHeldHere) : { type: "in_progress" };
}

/** Claims a key for a request that is carried out later, and holds it until then; returns the earlier result if the key is not new. */
export async function holdKey(transaction: Transaction<Tables>, order: KeyOwner, hash: string): Promise<PlacementResult | null> {
  const earlier = await startAttempt(transaction, order, hash);
  if (earlier !== null) return earlier;
  await transaction
    .updateTable("placement_attempts")
    .set({ open_until: sql<Date>`'infinity'` })
    .where("player_id", "=", order.player.id)
    .where("key", "=", order.key)
    .execute();
  return null;
}

/** Stores a refusal as the reply of the attempt. */
export async function storeRefusal(
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

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** Hash of a JSON value that does not depend on the order of its fields. */
export function payloadHash(payload: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(payload)))
    .digest("base64url");
}

/** The key of a player, and the language of the reply. */
export interface AttemptQuery {
  readonly playerId: string;
  readonly key: string;
  readonly locale: string;
}

/** Whether a transaction of any process holds the key's lock. The row of the key is not visible until that transaction commits. */
async function isInProgress({ database }: BettingContext, { playerId, key }: AttemptQuery): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 2 and classid = hashtext(${playerId})::oid and objid = hashtext(${key})::oid
      and database = (select oid from pg_database where datname = current_database())
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Reads the current state of an attempt. */
export async function readAttempt(context: BettingContext, question: AttemptQuery): Promise<BetAttempt> {
  const { playerId, key, locale } = question;
  const row = await context.database
    .selectFrom("placement_attempts")
    .select(["state", "reply", "bet_id", sql<boolean | null>`open_until > now()`.as("is_held")])
    .where("player_id", "=", playerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row?.state === "void") return { key, state: "void" };
  if (row === undefined || row.state === "open") {
    const isBusy = row?.is_held === true || (await isInProgress(context, question));
    return { key, state: isBusy ? "in_progress" : "unknown" };
  }
  // `storeRefusal` wrote the reply of a refused placement. That of a refused cash out has another shape
  // and is returned only when the request is repeated.
  if (row.state === "rejected")
    return { key, state: "rejected", ...(row.bet_id === null ? { error: JSON.parse(row.reply) as PlacementError } : {}) };
  const about = row.bet_id === null ? [] : await loadBets(context.database, [row.bet_id]);
  const bets = [...about, ...(await loadAttemptBets(context.database, { playerId, key }))];
  return { key, state: "placed", bets: bets.map((bet) => betToWire(bet, { ...context, locale })) };
}

const lockNotAvailable = "55P03";

/**
 * Voids a key that placed nothing and returns the state of its attempt: placed, rejected, void, or in progress while a
 * request uses the key. Waits a second for such a request to end.
 */
export async function closeAttempt(context: BettingContext, question: AttemptQuery): Promise<BetAttempt> {
  const { playerId, key } = question;
  try {
    await runTransaction(context.database, async (transaction) => {
      await sql`set local lock_timeout = '1s'`.execute(transaction);
      await sql`
        insert into placement_attempts as attempt (player_id, key, payload_hash, state, status_code, reply, created_at)
        values (${playerId}::uuid, ${key}, '', 'void', 409, '', now())
        on conflict (player_id, key) do update set state = 'void', status_code = 409
        where attempt.state = 'open' and attempt.open_until <= now()`.execute(transaction);
    });
  } catch (error) {
    if (sqlStateOf(error) !== lockNotAvailable) throw error;
  }
  const attempt = await readAttempt(context, question);
  return attempt.state === "unknown" ? { key, state: "in_progress" } : attempt;
}
