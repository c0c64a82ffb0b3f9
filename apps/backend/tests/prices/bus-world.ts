import type { Redis } from "ioredis";
import { createUpdateReader, type UpdateReader } from "../../src/prices/update-reader.ts";
import { createUpdateWriter, type UpdateWriter } from "../../src/prices/update-writer.ts";
import { busChannels } from "../../src/prices/bus-frames.ts";
import type { TestRedis } from "../support/test-redis.ts";

/** A leader's side of the bus and what went wrong on it. */
export interface TestWriter extends UpdateWriter {
  readonly connection: Redis;
  readonly problems: unknown[];
  /** Writes the prices of a match, as text instead of a snapshot. */
  write(matchId: number, prices: string): void;
  isSucceeded(): boolean;
  /** Matches that have left the plan. */
  readonly over: Set<number>;
}

export async function startWriter(redis: TestRedis, epoch: number): Promise<TestWriter> {
  const link = await redis.link();
  const connection = link.open("prices", { commandTimeout: 2_000 });
  const problems: unknown[] = [];
  const over = new Set<number>();
  let isSucceeded = false;
  const writer = createUpdateWriter({
    connection,
    epoch,
    beat: () => ({ now: 0, inactiveProviders: [] }),
    isPlanned: (id) => !over.has(id),
    onSucceeded: () => (isSucceeded = true),
    onError: (error) => void problems.push(error),
  });
  return {
    ...writer,
    connection,
    problems,
    over,
    write: (matchId, prices) => writer.put(matchId, Buffer.from(`${matchId}=${prices}`)),
    isSucceeded: () => isSucceeded,
  };
}

/** A follower's side of the bus: the latest prices by match, and the messages received. */
export interface TestReader extends UpdateReader {
  readonly prices: ReadonlyMap<number, string>;
  readonly received: string[];
  /** The connection of its subscription. */
  readonly subscription: () => Redis;
  signs(): number;
}

export async function startReader(redis: TestRedis): Promise<TestReader> {
  const link = await redis.link();
  const connection = link.open("prices", { commandTimeout: 2_000 });
  const prices = new Map<number, string>();
  const received: string[] = [];
  let signs = 0;
  let subscription: Redis = connection;
  const reader = createUpdateReader({
    redis: {
      ...link,
      open(purpose, options) {
        subscription = link.open(purpose, options);
        return subscription;
      },
    },
    connection,
    replies: busChannels.replies("reader"),
    onReply: (message) => void received.push(`reply ${message}`),
    onPrices(bytes) {
      const [id = "", value = ""] = bytes.toString().split("=");
      prices.set(Number(id), value);
    },
    onBeat: () => undefined,
    onPriced: (body) => void received.push(`priced ${body}`),
    onSign: () => (signs += 1),
    onNewLeader: () => void received.push("new leader"),
    onError: (error) => void received.push(`error ${String(error)}`),
  });
  return { ...reader, prices, received, subscription: () => subscription, signs: () => signs };
}
