import type { Redis } from "ioredis";
import type { RedisLink } from "../platform/redis.ts";
import { busChannels, busKeys, readFrame, type BusUpdate } from "./bus-frames.ts";
import { subscribe } from "./subscription.ts";

interface UpdateReaderOptions {
  readonly redis: RedisLink;
  /** Its commands must have a timeout. */
  readonly connection: Redis;
  /** Channel of the leader's replies to this process; `onReply` receives its messages. */
  readonly replies: string;
  readonly onReply: (message: string) => void;
  /** Prices of a match, in any order and possibly repeatedly: the recipient keeps the latest version. */
  readonly onPrices: (prices: Buffer) => void;
  readonly onBeat: (body: string) => void;
  readonly onPriced: (body: string) => void;
  /** Called for any update of the latest leader. */
  readonly onSign: () => void;
  readonly onNewLeader: () => void;
  readonly onError: (error: unknown) => void;
}

/** The followers' side of the updates. */
export interface UpdateReader {
  /** Whether the stored prices have been loaded once. */
  isLoaded(): boolean;
  stats(): { readonly loads: number; readonly epoch: number };
  stop(): void;
}

const chunk = 100;
const retryAfterMs = 1_000;

/**
 * Reads updates: subscribes first, then loads the stored prices, again after a missed update. Nothing is stored here: prices are
 * passed on as they arrive, and Redis disconnects a reader that is too slow, which then loads only the latest prices.
 */
export function createUpdateReader(options: UpdateReaderOptions): UpdateReader {
  const { connection } = options;
  let epoch = -1;
  let number = -1;
  let loads = 0;
  let isLoading = false;
  let isLoadDue = false;
  let isStopped = false;

  function adoptLeader(leader: number): void {
    epoch = leader;
    number = -1;
    options.onNewLeader();
  }

  async function loadOnce(): Promise<void> {
    const known = Number((await connection.hget(busKeys.leader, "epoch")) ?? -1);
    if (known > epoch) adoptLeader(known);
    const ids = await connection.hkeys(busKeys.latest);
    for (let from = 0; from < ids.length && !isStopped; from += chunk) {
      const stored = await connection.hmgetBuffer(busKeys.latest, ...ids.slice(from, from + chunk));
      for (const prices of stored) if (prices !== null) options.onPrices(prices);
    }
    loads += 1;
  }

  async function load(): Promise<void> {
    isLoadDue = true;
    if (isLoading) return;
    isLoading = true;
    try {
      while (isLoadDue && !isStopped) {
        isLoadDue = false;
        await loadOnce();
      }
    } catch (error) {
      if (connection.status === "ready") options.onError(error);
      setTimeout(() => void (isStopped || load()), retryAfterMs);
    } finally {
      isLoading = false;
    }
  }

  /** Whether updates were missed before this one; also records its number. */
  function isGap(update: BusUpdate): boolean {
    const expected = update.kind === "prices" ? number + 1 : number;
    const isKnown = number >= 0;
    number = update.number;
    return isKnown && update.number !== expected;
  }

  function read(update: BusUpdate): void {
    if (update.epoch < epoch) return;
    if (update.epoch > epoch) {
      if (epoch >= 0) void load();
      adoptLeader(update.epoch);
    }
    if (isGap(update)) void load();
    options.onSign();
    if (update.kind === "prices") options.onPrices(update.body);
    else if (update.kind === "beat") options.onBeat(update.body.toString());
    else options.onPriced(update.body.toString());
  }

  const subscription = subscribe({
    redis: options.redis,
    purpose: "prices-updates",
    channels: [busChannels.updates, options.replies],
    onOpen: () => void load(),
    onMessage(channel, message) {
      if (isStopped) return;
      if (channel === options.replies) options.onReply(message.toString());
      else {
        const update = readFrame(message);
        if (update !== null) read(update);
      }
    },
  });
  return {
    isLoaded: () => loads > 0,
    stats: () => ({ loads, epoch }),
    stop() {
      isStopped = true;
      subscription.close();
    },
  };
}
