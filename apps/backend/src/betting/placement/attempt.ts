import { createHash } from "node:crypto";
import type { PlacementError } from "@touchline/contract/errors";
import type { BetAttempt, PlaceBetsBody } from "@touchline/contract/http/bets";
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../../database/open-database.ts";
import { runTransaction, sqlStateOf } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import type { EntryDuty } from "../../players/entry-duty.ts";
import type { PlayerRow } from "../../players/player-row.ts";
import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { betToWire } from "../stored/bet-to-wire.ts";
import { loadAttemptBets, loadBets } from "../stored/load-bets.ts";
import { placementRefusalToWire, type RefusedBet } from "./placement-refusal.ts";

/** One placement as asked for. */
export interface PlacementOrder {
  readonly player: PlayerRow;
  readonly key: string;
  readonly body: PlaceBetsBody;
  readonly locale: string;
  /** What the player must do before any bet; absent where nothing is left to do. */
  readonly duty?: EntryDuty | null;
  /** The bet whose cash-out value becomes this stake. */
  readonly editedFrom?: string;
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
  | { readonly type: "key_reused" }
  /** Another request works on the key, here or in another process. */
  | { readonly type: "in_progress" }
  /** The key was closed: nothing is done under it any more. */
  | { readonly type: "closed" };

/** A key belongs to its player. */
interface KeyOwner {
  readonly player: Pick<PlayerRow, "id">;
  readonly key: string;
}

/** Takes the right to work on a key until the transaction ends, however it ends; false while another connection has it. */
function takeKey({ player, key }: KeyOwner): RawBuilder<boolean> {
  return sql<boolean>`pg_try_advisory_xact_lock(hashtext(${player.id}), hashtext(${key}))`;
}

/** Takes over an open key, unless somebody still waits with it; its row stays locked until the transaction ends. */
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
 * Begins work on a key inside a transaction; answers the earlier result when the key is not new. Processes agree by the
 * key's row and by a lock of the database, which a process that dies gives up. `isHeldHere`: this call has held the key itself.
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
    select ${player.id}::uuid, ${key}, ${hash}, 'open', 0, '', now() where ${takeKey(order)}
    on conflict do nothing returning key`.execute(transaction);
  if (inserted.rows.length > 0) return null;
  const known = await transaction
    .selectFrom("placement_attempts")
    .select(["payload_hash", "state", "status_code", "reply", takeKey(order).as("is_taken")])
    .where("player_id", "=", player.id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (known === undefined) return { type: "in_progress" };
  if (known.state === "void") return { type: "closed" };
  if (known.payload_hash !== hash) return { type: "key_reused" };
  if (known.state !== "open") return { type: "answered", status: known.status_code, json: known.reply, isReplay: true, bets: [] };
  return known.is_taken ? takeOver(transaction, order, isHeldHere) : { type: "in_progress" };
}

/** How long after its delay held work may still take before another request may do it. */
const holdGraceMs = 5_000;

/** Holds a key for work that begins after a delay; answers the earlier result when the key is not new. A process that dies gives it up in the end. */
export function holdKey(database: Database, order: KeyOwner, hash: string, delayMs: number): Promise<PlacementResult | null> {
  return runTransaction(database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hash);
    if (earlier !== null) return earlier;
    await transaction
      .updateTable("placement_attempts")
      .set({ open_until: sql<Date>`now() + ${delayMs + holdGraceMs}::integer * interval '1 millisecond'` })
      .where("player_id", "=", order.player.id)
      .where("key", "=", order.key)
      .execute();
    return null;
  });
}

/** Keeps a refusal as the attempt's answer. */
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

/** The same for the same JSON value, however its fields are ordered. */
export function payloadHash(payload: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(payload)))
    .digest("base64url");
}

/** A key of a player, and the language of the answer. */
export interface AttemptQuestion {
  readonly playerId: string;
  readonly key: string;
  readonly locale: string;
}

/** Whether a transaction of any process works on the key now: it holds the key's lock, and its row cannot be seen yet. */
async function isWorkedOn({ database }: BettingContext, { playerId, key }: AttemptQuestion): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 2 and classid = hashtext(${playerId})::oid and objid = hashtext(${key})::oid
      and database = (select oid from pg_database where datname = current_database())
    limit 1`.execute(database);
  return rows.length > 0;
}

/** The state of an attempt now. */
export async function readAttempt(context: BettingContext, question: AttemptQuestion): Promise<BetAttempt> {
  const { playerId, key, locale } = question;
  const row = await context.database
    .selectFrom("placement_attempts")
    .select(["state", "reply", "bet_id", sql<boolean | null>`open_until > now()`.as("is_held")])
    .where("player_id", "=", playerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row?.state === "void") return { key, state: "void" };
  if (row === undefined || row.state === "open") {
    const isBusy = row?.is_held === true || (await isWorkedOn(context, question));
    return { key, state: isBusy ? "in_progress" : "unknown" };
  }
  // A refused placement was written by ourselves from the contract's type; a refused cash out has no shape here: a repeat answers it.
  if (row.state === "rejected")
    return { key, state: "rejected", ...(row.bet_id === null ? { error: JSON.parse(row.reply) as PlacementError } : {}) };
  const about = row.bet_id === null ? [] : await loadBets(context.database, [row.bet_id]);
  const bets = [...about, ...(await loadAttemptBets(context.database, { playerId, key }))];
  return { key, state: "placed", bets: bets.map((bet) => betToWire(bet, { ...context, locale })) };
}

const lockNotAvailable = "55P03";

/**
 * Makes a key void if nothing was done under it, and answers the attempt's state: placed, rejected, void, or in progress
 * while somebody works on it. Work that is about to end is waited for.
 */
export async function closeAttempt(context: BettingContext, question: AttemptQuestion): Promise<BetAttempt> {
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
