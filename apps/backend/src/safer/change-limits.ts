import type { Transaction } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { WantedLimit } from "./limit-wire.ts";
import { isInForce, limitKind } from "./limit-rules.ts";
import type { LimitRow } from "./stored-limits.ts";

export type LimitChange =
  | { readonly type: "ok"; readonly limit: LimitRow }
  | { readonly type: "unknown" | "cannot_shorten" | "cannot_remove" | "too_early" | "nothing_to_confirm" };

/** The player whose limits change, and the rules. */
export interface LimitContext {
  readonly database: Database;
  readonly playerId: string;
  /** Delay before a looser limit can be confirmed. */
  readonly delayMs: number;
  readonly compulsory: readonly string[];
}

/** Runs a change in a transaction that excludes other changes of the player's limits. */
function inLimitTransaction(
  context: LimitContext,
  change: (transaction: Transaction<Tables>) => Promise<LimitChange>,
): Promise<LimitChange> {
  return runTransaction(context.database, async (transaction) => {
    await transaction.selectFrom("players").select("id").where("id", "=", context.playerId).forNoKeyUpdate().execute();
    return change(transaction);
  });
}

/** Active and pending limits of the same type, currency and period, locked. */
async function lockMatchingLimits(transaction: Transaction<Tables>, playerId: string, wanted: WantedLimit): Promise<readonly LimitRow[]> {
  const rows = await transaction
    .selectFrom("player_limits")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("type", "=", wanted.type)
    .where("status", "in", ["active", "confirmed", "unconfirmed_disabled", "unconfirmed"])
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.filter((row) => row.currency === wanted.currency && row.period === wanted.period);
}

async function disable(transaction: Transaction<Tables>, rows: readonly LimitRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await transaction.updateTable("player_limits").set({ status: "disabled" }).where("id", "in", ids).execute();
}

function endOf(endsAt: Date | null): number {
  return endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Sets a limit. A first or stricter one applies immediately and cancels a pending one; a looser one waits. */
export function setLimit(context: LimitContext, wanted: WantedLimit): Promise<LimitChange> {
  return inLimitTransaction(context, async (transaction) => {
    const known = await lockMatchingLimits(transaction, context.playerId, wanted);
    const binding = known.filter(({ status }) => isInForce(status));
    const now = new Date();
    if (limitKind(wanted.type) === "exclusion" && binding.some(({ ends_at }) => endOf(ends_at) > endOf(wanted.endsAt)))
      return { type: "cannot_shorten" };
    const tightest = binding.find(({ amount }) => amount !== null && wanted.amount !== null && amount < wanted.amount);
    await disable(transaction, tightest === undefined ? known : known.filter(({ status }) => !isInForce(status)));
    const limit = await transaction
      .insertInto("player_limits")
      .values({
        player_id: context.playerId,
        type: wanted.type,
        amount: wanted.amount,
        currency: wanted.currency,
        period: wanted.period,
        ends_at: wanted.endsAt,
        ...(tightest === undefined
          ? { status: "active" }
          : { status: "unconfirmed", effective_at: new Date(now.getTime() + context.delayMs), replaces: tightest.id }),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { type: "ok", limit };
  });
}

async function lockOne(transaction: Transaction<Tables>, playerId: string, id: bigint): Promise<LimitRow | null> {
  const row = await transaction
    .selectFrom("player_limits")
    .selectAll()
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type StatusChange = Pick<LimitRow, "status"> & Partial<Pick<LimitRow, "effective_at">>;

async function update(transaction: Transaction<Tables>, id: bigint, change: StatusChange): Promise<LimitChange> {
  const limit = await transaction.updateTable("player_limits").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
  return { type: "ok", limit };
}

/** Confirms a looser limit or the removal of a limit after the delay. */
export function confirmLimit(context: LimitContext, id: bigint): Promise<LimitChange> {
  return inLimitTransaction(context, async (transaction) => {
    const limit = await lockOne(transaction, context.playerId, id);
    if (limit === null) return { type: "unknown" };
    if (limit.status !== "unconfirmed" && limit.status !== "unconfirmed_disabled") return { type: "nothing_to_confirm" };
    if (limit.effective_at === null || limit.effective_at > new Date()) return { type: "too_early" };
    if (limit.status === "unconfirmed_disabled") return update(transaction, id, { status: "confirmed_disabled" });
    const others = await lockMatchingLimits(transaction, context.playerId, { ...limit, endsAt: limit.ends_at });
    await disable(
      transaction,
      others.filter((one) => one.id !== id),
    );
    return update(transaction, id, { status: "confirmed", effective_at: null });
  });
}

/** Cancels a pending limit, or requests the removal of an active one. */
export function removeLimit(context: LimitContext, id: bigint): Promise<LimitChange> {
  return inLimitTransaction(context, async (transaction) => {
    const limit = await lockOne(transaction, context.playerId, id);
    if (limit === null) return { type: "unknown" };
    if (limit.status === "unconfirmed") return update(transaction, id, { status: "disabled", effective_at: null });
    if (limit.status !== "active" && limit.status !== "confirmed") return { type: "ok", limit };
    if (limitKind(limit.type) === "exclusion" || context.compulsory.includes(limit.type)) return { type: "cannot_remove" };
    return update(transaction, id, { status: "unconfirmed_disabled", effective_at: new Date(Date.now() + context.delayMs) });
  });
}
