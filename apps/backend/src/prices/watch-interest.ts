import type { Redis } from "ioredis";
import type { RedisLink } from "../platform/redis.ts";
import type { CallReply, InterestNote } from "./leader-requests.ts";
import { busChannels, busKeys } from "./bus-frames.ts";
import { subscribe } from "./subscription.ts";

export interface WatchInterestOptions {
  readonly redis: RedisLink;
  readonly connection: Redis;
  /** Records that a channel has a listener until a wall time. */
  readonly note: (channel: string, untilMs: number) => Promise<void>;
  /** Every channel announced since that wall time has been recorded. */
  readonly onLoaded: (sinceMs: number) => void;
  readonly isLeader: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Keeps a trading process informed of the realtime channels with listeners, including those recorded before it started. */
export function watchInterest({ redis, connection, note, onLoaded, isLeader, onError }: WatchInterestOptions): { stop(): void } {
  let isStopped = false;

  async function load(): Promise<void> {
    // The connection for commands may open after the one that subscribes.
    if (connection.status !== "ready") await new Promise<void>((resolve) => void connection.once("ready", () => resolve()));
    if (isStopped) return;
    await connection.zremrangebyscore(busKeys.interest, "-inf", String(Date.now()));
    const stored = await connection.zrange(busKeys.interest, "0", "-1", "WITHSCORES");
    for (let index = 0; index + 1 < stored.length; index += 2) await note(stored[index] ?? "", Number(stored[index + 1]));
    await connection.set(busKeys.interestSince, String(Date.now()), "NX");
    onLoaded(Number((await connection.get(busKeys.interestSince)) ?? Date.now()));
  }

  async function take({ from, id, channels }: InterestNote): Promise<void> {
    await Promise.all(channels.map(([channel, untilMs]) => note(channel, untilMs)));
    if (!isLeader()) return;
    const reply: CallReply = { id, isFailed: false, body: null };
    // If the reply is lost, the caller times out.
    await connection.publish(busChannels.replies(from), JSON.stringify(reply)).catch(() => undefined);
  }

  const subscription = subscribe({
    redis,
    purpose: "prices-interest",
    channels: [busChannels.interest],
    onOpen: () => void load().catch(onError),
    onMessage: (_channel, message) => void take(JSON.parse(message.toString()) as InterestNote).catch(onError),
  });
  return {
    stop() {
      isStopped = true;
      subscription.close();
    },
  };
}
