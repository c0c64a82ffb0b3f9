import { Channel } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";

/** The channels that somebody has, had within the history time, or that keep publications. */
export interface ChannelRegistry {
  find(name: string): Channel | undefined;
  findOrCreate(name: string, namespace: Namespace): Channel;
  all(): Iterable<Channel>;
  readonly size: number;
  /** To be called when the last subscriber of a channel may have left. */
  noteIdle(channel: Channel): void;
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

/** A channel that is dropped and asked for again has a new epoch. Of quiet channels at most `quietLimit` are kept, so that nobody fills the memory with names. */
export function createChannelRegistry(limits: RecoveryLimits, quietLimit: number): ChannelRegistry {
  const byName = new Map<string, Channel>();
  /** In the order in which they fell quiet; some may have been used again since. */
  const quiet = new Set<Channel>();

  function drop(channel: Channel): void {
    quiet.delete(channel);
    if (byName.get(channel.name) === channel) byName.delete(channel.name);
  }
  function noteIdle(channel: Channel): void {
    if (!channel.isQuiet) return;
    quiet.delete(channel);
    quiet.add(channel);
    for (const oldest of quiet) {
      if (quiet.size <= Math.max(1, quietLimit)) return;
      if (oldest.isQuiet) drop(oldest);
      else quiet.delete(oldest);
    }
  }
  function find(name: string): Channel | undefined {
    const channel = byName.get(name);
    if (channel === undefined || !isDead(channel, Date.now())) return channel;
    drop(channel);
    return undefined;
  }
  return {
    find,
    findOrCreate(name, namespace) {
      const known = find(name);
      if (known) return known;
      const channel = new Channel(name, namespace, { limits, now: Date.now() });
      byName.set(name, channel);
      noteIdle(channel);
      return channel;
    },
    all: () => byName.values(),
    get size() {
      return byName.size;
    },
    noteIdle,
    sweep() {
      const now = Date.now();
      for (const channel of byName.values()) {
        if (isDead(channel, now)) drop(channel);
      }
    },
  };
}
