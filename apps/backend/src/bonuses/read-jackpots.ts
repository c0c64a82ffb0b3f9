import { createHash } from "node:crypto";
import type { Jackpot, JackpotHit, JackpotHitStatus } from "@touchline/contract/http/jackpots";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { nameIn } from "./campaigns/campaigns.ts";
import type { Names } from "../platform/database/bonus-tables.ts";
import { drawDrop, micro } from "./run-jackpots.ts";

/** A jackpot to create, unless its key exists. Amounts are minor units. */
export interface NewJackpot {
  readonly key: string;
  readonly names: Names;
  /** Only EUR, because `amount_eur` of a hit equals its amount. */
  readonly currency: "EUR";
  /** Hundredths of a percent of a stake. */
  readonly contribution: number;
  readonly minStake: bigint;
  /** Thousandths. */
  readonly minOdds: number;
  readonly levels: readonly {
    readonly code: string;
    readonly names: Names;
    /** Share of the contribution, thousandths. */
    readonly share: number;
    readonly seed: bigint;
    readonly dropBefore: bigint;
  }[];
}

/** Creates the jackpots whose keys do not exist yet; each level gets a secret drop. */
export async function addJackpots(database: Kysely<Tables>, jackpots: readonly NewJackpot[]): Promise<void> {
  for (const { key, names, currency, contribution, minStake, minOdds, levels } of jackpots) {
    const row = await database
      .insertInto("jackpots")
      .values({ key, names: JSON.stringify(names), currency, contribution, min_stake: minStake, min_odds: minOdds })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) continue;
    await database
      .insertInto("jackpot_levels")
      .values(
        levels.map((level, position) => ({
          jackpot_id: row.id,
          code: level.code,
          position,
          names: JSON.stringify(level.names),
          share: level.share,
          seed: level.seed,
          drop_before: level.dropBefore,
          pool_micro: level.seed * micro,
          drop_at_micro: drawDrop(level.seed, level.dropBefore),
        })),
      )
      .execute();
  }
}

/** Reads every jackpot, or the one with this id. */
export async function readJackpots(database: Kysely<Tables>, locale: string, id?: number): Promise<readonly Jackpot[]> {
  let query = database.selectFrom("jackpots").selectAll().orderBy("id");
  if (id !== undefined) query = query.where("id", "=", BigInt(id));
  const rows = await query.execute();
  const levels = await database.selectFrom("jackpot_levels").selectAll().orderBy("position").execute();
  const { rows: sums } = await sql<{ jackpot_id: bigint; won: bigint; owed: bigint }>`
    select jackpot_id, coalesce(sum(amount) filter (where status <> 'declined'), 0)::bigint as won,
      coalesce(sum(amount) filter (where status in ('initial', 'approved')), 0)::bigint as owed
    from jackpot_hits group by jackpot_id`.execute(database);
  return rows.map((jackpot) => {
    const own = levels.filter((level) => level.jackpot_id === jackpot.id);
    const sum = sums.find((candidate) => candidate.jackpot_id === jackpot.id);
    const pool = own.reduce((total, level) => total + level.pool_micro / micro, 0n);
    return {
      id: Number(jackpot.id),
      name: nameIn(jackpot.names, locale),
      status: jackpot.status,
      amount: Number(pool + (sum?.owed ?? 0n)),
      pool_amount: Number(pool),
      hits_amount: Number(sum?.won ?? 0n),
      currency: jackpot.currency,
      subunits: currencyFacts(jackpot.currency)?.subunits ?? 100,
      contribution: jackpot.contribution,
      min_stake: Number(jackpot.min_stake),
      min_odds: jackpot.min_odds,
      levels: own.map((level) => ({
        code: level.code,
        name: nameIn(level.names, locale),
        pool_amount: Number(level.pool_micro / micro),
        drop_before: Number(level.drop_before),
        state: level.state,
      })),
    };
  });
}

export interface HitQuery {
  readonly locale: string;
  readonly jackpotId?: number;
  readonly limit: number;
  readonly statuses?: readonly JackpotHitStatus[];
  /** Marks the hits of this player as their own. */
  readonly playerId: string | null;
  readonly isOwnOnly: boolean;
  readonly isUnseenOnly: boolean;
}

/** Distinguishes players without identifying them. */
function hashOf(playerId: string): string {
  return createHash("sha256").update(`jackpot:${playerId}`).digest("hex").slice(0, 8);
}

/** Reads hits, newest first. */
export async function readHits(database: Kysely<Tables>, wanted: HitQuery): Promise<readonly JackpotHit[]> {
  let query = database
    .selectFrom("jackpot_hits as hit")
    .innerJoin("jackpots as jackpot", "jackpot.id", "hit.jackpot_id")
    .innerJoin("jackpot_levels as level", (join) =>
      join.onRef("level.jackpot_id", "=", "hit.jackpot_id").onRef("level.code", "=", "hit.level_code"),
    )
    .select([
      "hit.id",
      "hit.jackpot_id",
      "hit.level_code",
      "hit.amount",
      "hit.currency",
      "hit.created_at",
      "hit.status",
      "hit.player_id",
      "hit.seen_at",
      "jackpot.names as jackpot_names",
      "level.names as level_names",
    ])
    .orderBy("hit.id", "desc")
    .limit(wanted.limit);
  if (wanted.jackpotId !== undefined) query = query.where("hit.jackpot_id", "=", BigInt(wanted.jackpotId));
  if (wanted.statuses !== undefined && wanted.statuses.length > 0) query = query.where("hit.status", "in", [...wanted.statuses]);
  if (wanted.isOwnOnly || wanted.isUnseenOnly) query = query.where("hit.player_id", "=", wanted.playerId ?? "");
  if (wanted.isUnseenOnly) query = query.where("hit.seen_at", "is", null);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: Number(row.id),
    jackpot_id: Number(row.jackpot_id),
    jackpot_name: nameIn(row.jackpot_names, wanted.locale),
    jackpot_level_code: row.level_code,
    jackpot_level_name: nameIn(row.level_names, wanted.locale),
    amount: Number(row.amount),
    amount_eur: Number(row.amount),
    currency: row.currency,
    subunits: currencyFacts(row.currency)?.subunits ?? 100,
    created_at: row.created_at.toISOString(),
    status: row.status,
    user_hash: hashOf(row.player_id),
    is_own: row.player_id === wanted.playerId,
    seen: row.player_id === wanted.playerId ? row.seen_at !== null : null,
  }));
}
