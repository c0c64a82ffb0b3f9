import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import { type FeedRecording, readRecording } from "@touchline/feed";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

/** A wall time with its product time, and the seed of the matches. */
const Anchor = Type.Object({ wallAt: Type.Number(), productAt: Type.Number(), speed: Type.Number(), seed: Type.String() });
type Anchor = Static<typeof Anchor>;

interface ClockOptions {
  readonly dataDir: string;
  /** Product seconds per real second. */
  readonly speed: number;
  /** Whether other processes run with the stored speed, so that this one may not change it. */
  readonly isSpeedShared: boolean;
  /** Product time of the first start, ISO; empty for the current time. */
  readonly start: string;
  readonly seed: string;
}

/** Product time and seed, which survive restarts and are the same in all processes. */
interface ProductTime {
  readonly clock: Clock;
  /** The seed of the first start. It never changes, because bets refer to matches generated from it. */
  readonly seed: string;
}

/** Reads the anchor of an earlier release, which stored it in the data folder. */
function readAnchorFile(dataDir: string): Anchor | null {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, "clock.json"), "utf8"));
    return Check(Anchor, value) ? value : null;
  } catch {
    return null;
  }
}

function productTimeOf(anchor: Anchor, wallNow: number): number {
  return Math.round(anchor.productAt + (wallNow - anchor.wallAt) * anchor.speed);
}

function firstAnchor(options: ClockOptions, wallNow: number): Anchor {
  return {
    wallAt: wallNow,
    productAt: options.start === "" ? wallNow : Date.parse(options.start),
    speed: options.speed,
    seed: options.seed,
  };
}

async function readAnchor(transaction: Transaction<Tables>): Promise<Anchor> {
  const row = await transaction.selectFrom("feed_clock").selectAll().where("id", "=", 1).forUpdate().executeTakeFirstOrThrow();
  return { wallAt: Number(row.wall_at), productAt: Number(row.product_at), speed: row.speed, seed: row.seed };
}

function rowOf({ wallAt, productAt, speed, seed }: Anchor): Omit<Tables["feed_clock"], "id"> {
  return { wall_at: BigInt(Math.round(wallAt)), product_at: BigInt(Math.round(productAt)), speed, seed };
}

/** Starts at `start` once; after a restart, time continues as if the process had never stopped. A new speed applies from now on. */
async function openProductTime(database: Database, options: ClockOptions): Promise<ProductTime> {
  const wallNow = Date.now();
  const first = readAnchorFile(options.dataDir) ?? firstAnchor(options, wallNow);
  const anchor = await runTransaction(database, async (transaction) => {
    await transaction
      .insertInto("feed_clock")
      .values({ id: 1, ...rowOf(first) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await readAnchor(transaction);
    if (known.speed === options.speed || options.isSpeedShared) return known;
    const changed = { ...known, wallAt: wallNow, productAt: productTimeOf(known, wallNow), speed: options.speed };
    await transaction.updateTable("feed_clock").set(rowOf(changed)).where("id", "=", 1).execute();
    return changed;
  });
  return { clock: { now: () => productTimeOf(anchor, Date.now()), speed: anchor.speed }, seed: anchor.seed };
}

type FeedSettings = Pick<
  Settings,
  "ROLE" | "DATA_DIR" | "FEED_SPEED" | "FEED_START" | "FEED_SEED" | "FEED_RECORDING" | "HIDE_SIMULATED_DETAIL"
>;

/** Product time and seed with the recording to play, if any. */
export interface FeedTime extends ProductTime {
  readonly recording: FeedRecording | null;
}

/** A recording sets seed and start time. If the database has another seed already, that seed stays and the recording is not played. */
export async function openFeedTime(settings: FeedSettings, database: Database, warn: (message: string) => void): Promise<FeedTime> {
  const recording = settings.FEED_RECORDING === "" ? null : readRecording(settings.FEED_RECORDING);
  const wantedSeed = recording?.seed ?? settings.FEED_SEED;
  const time = await openProductTime(database, {
    dataDir: settings.DATA_DIR,
    speed: settings.FEED_SPEED,
    isSpeedShared: settings.ROLE !== "all",
    start: recording === null ? settings.FEED_START : new Date(recording.startAt).toISOString(),
    seed: wantedSeed,
  });
  if (time.seed !== wantedSeed) warn(`The database was created with the seed ${time.seed}, which stays instead of ${wantedSeed}.`);
  if (time.clock.speed !== settings.FEED_SPEED)
    warn(`FEED_SPEED=${settings.FEED_SPEED} is ignored: the processes of this database run at ${time.clock.speed}.`);
  if (recording !== null && settings.HIDE_SIMULATED_DETAIL)
    warn("FEED_RECORDING is ignored: it contains detail that HIDE_SIMULATED_DETAIL hides.");
  const isPlayed = time.seed === wantedSeed && !settings.HIDE_SIMULATED_DETAIL;
  return { ...time, recording: isPlayed ? recording : null };
}
