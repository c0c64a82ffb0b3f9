import { Channel } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";

/** The channels that somebody has, had within the history time, or that keep publications. */
export interface ChannelRegistry {
  find(name: string): Channel | undefined;
  findOrCreate(name: string, namespace: Namespace): Channel;
  all(): Iterable<Channel>;
  readonly size: number;
  /** Drops channels that nobody can recover and that keep nothing. */
  sweep(): void;
}

/** How much a recovery may bring, so that its reply does not make the connection a slow one. */
export interface RecoveryLimits {
  readonly recoveryCount: number;
  readonly recoveryCharacters: number;
}

function isDead(channel: Channel, now: number): boolean {
  if (channel.hasInterest(now)) return false;
  if (channel.namespace.options.drop_without_interest === true || channel.stream === undefined) return true;
  const ttlMs = channel.namespace.history?.ttlMs ?? 0;
  return now - channel.stream.lastAt > ttlMs;
}

/** A channel that is dropped and asked for again has a new epoch. */
export function createChannelRegistry(limits: RecoveryLimits): ChannelRegistry {
  const byName = new Map<string, Channel>();
  function find(name: string): Channel | undefined {
    const channel = byName.get(name);
    if (channel === undefined || !isDead(channel, Date.now())) return channel;
    byName.delete(name);
    return undefined;
  }
  return {
    find,
    findOrCreate(name, namespace) {
      const known = find(name);
      if (known) return known;
      const channel = new Channel(name, namespace, { limits, now: Date.now() });
      byName.set(name, channel);
      return channel;
    },
    all: () => byName.values(),
    get size() {
      return byName.size;
    },
    sweep() {
      const now = Date.now();
      for (const [name, channel] of byName) {
        if (isDead(channel, now)) byName.delete(name);
      }
    },
  };
}
