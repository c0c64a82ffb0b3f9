import type { FeedProvider } from "../book/feed-providers.ts";

/** Redis keys and channels of the price bus. Channels do not belong to a database number: each product needs a Redis of its own. */
export const busKeys = {
  /** Hash: epoch and generation of the leader, and the number of its latest prices. */
  leader: "touchline:prices:leader",
  /** Hash: the latest prices of each match, by match id. */
  latest: "touchline:prices:latest",
  /** Sorted set: realtime channels by the wall time until which they have listeners. */
  interest: "touchline:prices:interest",
  /** Wall time since which `interest` holds all of them: Redis may have been emptied. */
  interestSince: "touchline:prices:interest-since",
} as const;
export const busChannels = {
  /** From the leader to all: prices, heartbeats, answers. */
  updates: "touchline:prices:updates",
  /** From all to the leader. */
  requests: "touchline:prices:asks",
  /** From all to the trading processes: realtime channels with listeners. */
  interest: "touchline:prices:interest",
  /** From the leader to one process. */
  replies: (process: string) => `touchline:prices:replies:${process}`,
} as const;

/** Changes whenever a process of an older version could not read the updates; it then ignores them. */
const format = 2;

/** `prices`: one match's; `beat`: the leader is alive; `priced`: requested matches have their prices. */
export type UpdateKind = "prices" | "beat" | "priced";

/** What the leader publishes to all. `number` counts the leader's prices, so that a reader notices those it has missed. */
export interface BusUpdate {
  readonly kind: UpdateKind;
  readonly epoch: number;
  readonly number: number;
  readonly body: Buffer;
}

/** The start of a frame; the number follows, then a line end and the body. */
export function frameStart(kind: UpdateKind, epoch: number): string {
  return `${format} ${kind} ${epoch} `;
}

const newline = 10;
const startPattern = new RegExp(`^${format} (prices|beat|priced) (\\d+) (\\d+)$`, "u");

/** Null for a frame of another format. */
export function readFrame(bytes: Buffer): BusUpdate | null {
  const end = bytes.indexOf(newline);
  const [, kind, epoch, number] = startPattern.exec(bytes.toString("latin1", 0, Math.max(0, end))) ?? [];
  if (kind === undefined) return null;
  return { kind: kind as UpdateKind, epoch: Number(epoch), number: Number(number), body: bytes.subarray(end + 1) };
}

/** The content of a heartbeat besides the epoch. */
export interface Beat {
  /** Product time of the leader. */
  readonly now: number;
  readonly inactiveProviders: readonly FeedProvider[];
}
