import { setTimeout as sleep } from "node:timers/promises";
import type { EditBetBody } from "@touchline/contract/http/bets";
import { sql } from "kysely";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { DueWork } from "../../platform/jobs/due-work.ts";
import type { Jobs } from "../../platform/jobs/start-jobs.ts";
import type { WorkSignal } from "../../platform/jobs/work-signal.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { isOwnBet } from "../bets/load-bets.ts";
import { holdKey, type PlacementResult } from "../placement/attempt.ts";
import type { KeyedResult } from "./cash-out-bet.ts";
import { carryOutEdit, editDelay, editHash, type EditOrder, warmEdit } from "./edit-bet.ts";

const pollEveryMs = 100;
/** How long a request waits for the leader after the delay; a later answer can be read by repeating the request. */
const answerWithinMs = 10_000;

/** Stores an edit to be carried out after the delay, and holds its key; returns the earlier result if the key is not new. */
function submit({ database }: BettingContext, order: EditOrder, delayMs: number): Promise<PlacementResult | null> {
  return runTransaction(database, async (transaction) => {
    const earlier = await holdKey(transaction, order, editHash(order));
    if (earlier !== null) return earlier;
    const { player, key, betId, locale, body } = order;
    await transaction
      .insertInto("pending_edits")
      .values({ player_id: player.id, key, bet_id: betId, locale, body: JSON.stringify(body), due_at: new Date(Date.now() + delayMs) })
      .execute();
    return null;
  });
}

async function waitForAnswer({ database }: BettingContext, { player, key }: EditOrder, withinMs: number): Promise<PlacementResult> {
  for (const until = performance.now() + withinMs; performance.now() < until; await sleep(pollEveryMs)) {
    const { state, status_code, reply } = await database
      .selectFrom("placement_attempts")
      .select(["state", "status_code", "reply"])
      .where("player_id", "=", player.id)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (state === "void") return { type: "closed" };
    if (state !== "open") return { type: "answered", status: status_code, json: reply, isReplay: false, bets: [] };
  }
  return { type: "in_progress" };
}

/** Edits a bet at once; in play, the leader carries it out at the end of the delay, even if the process that received it has ended. */
export async function editBet(context: BettingContext, order: EditOrder, signal: WorkSignal): Promise<KeyedResult> {
  if (!(await isOwnBet(context.database, { playerId: order.player.id, id: order.betId }))) return { type: "not_found" };
  await warmEdit(context, order);
  const delayMs = await editDelay(context, order);
  if (delayMs === 0) return carryOutEdit(context, order);
  const earlier = await submit(context, order, delayMs);
  if (earlier !== null) return earlier;
  signal.notify("edits");
  return waitForAnswer(context, order, delayMs + answerWithinMs);
}

async function loadOrder(database: Database, id: bigint): Promise<EditOrder | null> {
  const edit = await database.selectFrom("pending_edits").selectAll().where("id", "=", id).executeTakeFirst();
  if (edit === undefined) return null;
  const player = await database.selectFrom("players").selectAll().where("id", "=", edit.player_id).executeTakeFirstOrThrow();
  // Written by `submit`.
  return { player, key: edit.key, betId: edit.bet_id, locale: edit.locale, body: edit.body as EditBetBody };
}

export interface PendingEditsOptions {
  readonly context: BettingContext;
  readonly jobs: Jobs;
  /** Called after an edit has been carried out or refused. */
  readonly onChanged: () => void;
}

/** Carries out the edits whose delay has ended. */
export function startPendingEdits({ context, jobs, onChanged }: PendingEditsOptions): DueWork {
  return jobs.due({
    name: "edits",
    waiting: sql`select id::text as key, due_at from pending_edits`,
    async work(key) {
      const id = BigInt(key);
      const order = await loadOrder(context.database, id);
      if (order === null) return;
      await warmEdit(context, order);
      const result = await carryOutEdit(context, order, id);
      // A repeated request may be checking the key at the same moment.
      if (result.type === "in_progress") throw new Error("The key of an edit is in use; it is carried out again.");
      onChanged();
    },
  });
}
