import type { LimitType } from "@touchline/contract/http/limits";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { limitKind, statusesInForce } from "./limit-rules.ts";

export type LimitRow = Selectable<Tables["player_limits"]>;

function inForce(database: Kysely<Tables>, playerId: string) {
  return database
    .selectFrom("player_limits")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("status", "in", [...statusesInForce])
    .orderBy("id");
}

function isRunning({ type, ends_at }: LimitRow, at: Date): boolean {
  return limitKind(type) !== "exclusion" || ends_at === null || ends_at > at;
}

/** The player's limits in force. */
export async function readLimits(database: Kysely<Tables>, playerId: string): Promise<readonly LimitRow[]> {
  const rows = await inForce(database, playerId).execute();
  return rows.filter((row) => isRunning(row, new Date()));
}

/** As `readLimits`, locked until the transaction ends, so that concurrent uses of a limit wait for each other. */
export async function lockLimits(transaction: Transaction<Tables>, playerId: string): Promise<readonly LimitRow[]> {
  const rows = await inForce(transaction, playerId).forUpdate().execute();
  return rows.filter((row) => isRunning(row, new Date()));
}

/** The break or exclusion that ends last; null without one. */
export function exclusionIn(limits: readonly LimitRow[]): LimitRow | null {
  const exclusions = limits.filter(({ type }) => limitKind(type) === "exclusion");
  const endOf = ({ ends_at }: LimitRow): number => ends_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return exclusions.toSorted((left, right) => endOf(right) - endOf(left))[0] ?? null;
}

/** Compulsory limit types for which no limit is set. */
export function missingTypes(limits: readonly Pick<LimitRow, "type">[], compulsory: readonly LimitType[]): readonly LimitType[] {
  return compulsory.filter((type) => !limits.some((limit) => limit.type === type));
}
