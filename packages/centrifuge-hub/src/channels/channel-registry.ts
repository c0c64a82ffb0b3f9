import { protocolErrors, type ProtocolError } from "../protocol.ts";
import { Channel, type PublicationContent, type Viewer } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import { plainPublication } from "./publications.ts";
import type { StoredPublication, StreamPosition } from "./stream.ts";

/** A channel name and the namespace that it belongs to. */
export interface ChannelTarget {
  readonly name: string;
  readonly namespace: Namespace;
}

/** A history request: a limit of 0 returns only the position, a negative one all publications. Recovery limits apply to clients. */
interface HistoryPage {
  readonly viewer: Viewer;
  readonly limit: number;
  readonly since: StreamPosition | undefined;
  readonly isReverse: boolean;
}

interface PublicationCounters {
  readonly publications: number;
  /** Publications without any possible receiver. */
  readonly dropped: number;
  /** Messages queued to subscribers. */
  readonly deliveries: number;
}

/** All channels that have subscribers, had some within the history TTL, or hold publications. */
export interface ChannelRegistry {
  readonly size: number;
  readonly counters: PublicationCounters;
  find(name: string): Channel | undefined;
  findOrCreate(name: string, namespace: Namespace): Channel;
  all(): Iterable<Channel>;
  /** Publishes, unless nobody could ever receive it. Returns the stream position if the channel keeps history. */
  publish(target: ChannelTarget, content: PublicationContent): StreamPosition | undefined;
  /** Returns the JSON of a `HistoryResult`. */
  readHistory(target: ChannelTarget, page: HistoryPage): { readonly json: string } | { readonly error: ProtocolError };
  /** Call this when the last subscriber may have left a channel. */
  markIdle(channel: Channel): void;
  /** Removes channels that are empty or expired and that no client can recover. */
  sweep(): void;
}

/** Bounds of one recovery. Without them, its reply could exceed the connection's send buffer. */
interface RecoveryLimits {
  readonly recoveryCount: number;
  readonly recoveryCharacters: number;
}

function isExpired(channel: Channel, now: number): boolean {
  if (channel.hasInterest(now)) return false;
  if (channel.namespace.options.drop_without_interest === true || channel.stream === undefined) return true;
  const ttlMs = channel.namespace.history?.ttlMs ?? 0;
  return now - channel.stream.lastAt > ttlMs;
}

function selectPage(kept: readonly StoredPublication[], page: HistoryPage, limit: number): readonly StoredPublication[] {
  const { since } = page;
  if (page.isReverse) {
    const before = since ? kept.filter(({ offset }) => offset < since.offset) : [...kept];
    return before.reverse().slice(0, limit);
  }
  return (since ? kept.filter(({ offset }) => offset > since.offset) : kept).slice(0, limit);
}

/**
 * A channel that is removed and used again starts with a new epoch.
 * At most `maxQuietChannels` unused channels are kept, so clients cannot exhaust memory by inventing names.
 */
export function createChannelRegistry(limits: RecoveryLimits, maxQuietChannels: number): ChannelRegistry {
  const byName = new Map<string, Channel>();
  /** Oldest first; may hold channels that have been used again since. */
  const quiet = new Set<Channel>();
  const counters = { publications: 0, dropped: 0, deliveries: 0 };

  function remove(channel: Channel): void {
    quiet.delete(channel);
    if (byName.get(channel.name) === channel) byName.delete(channel.name);
  }
  function markIdle(channel: Channel): void {
    if (!channel.isQuiet) return;
    quiet.delete(channel);
    quiet.add(channel);
    for (const oldest of quiet) {
      if (quiet.size <= Math.max(1, maxQuietChannels)) return;
      if (oldest.isQuiet) remove(oldest);
      else quiet.delete(oldest);
    }
  }
  function find(name: string): Channel | undefined {
    const channel = byName.get(name);
    if (channel === undefined || !isExpired(channel, Date.now())) return channel;
    remove(channel);
    return undefined;
  }
  function findOrCreate(name: string, namespace: Namespace): Channel {
    const existing = find(name);
    if (existing) return existing;
    const channel = new Channel(name, namespace, { limits, now: Date.now() });
    byName.set(name, channel);
    markIdle(channel);
    return channel;
  }
  return {
    find,
    findOrCreate,
    all: () => byName.values(),
    get size() {
      return byName.size;
    },
    counters,
    publish({ name, namespace }, content) {
      const isDroppable = namespace.options.drop_without_interest === true || namespace.history === undefined;
      const channel = isDroppable ? find(name) : findOrCreate(name, namespace);
      counters.publications += 1;
      if (channel === undefined) {
        counters.dropped += 1;
        return undefined;
      }
      const { publication, deliveries } = channel.publish(content, Date.now());
      counters.deliveries += deliveries;
      return channel.stream && publication.offset > 0 ? { epoch: channel.stream.epoch, offset: publication.offset } : undefined;
    },
    readHistory({ name, namespace }, page) {
      if (namespace.history === undefined) return { error: protocolErrors.notAvailable };
      if (page.isReverse && page.since?.offset === 0) return { error: protocolErrors.badRequest };
      const { stream } = findOrCreate(name, namespace);
      if (stream === undefined) return { error: protocolErrors.notAvailable };
      const { epoch, offset } = stream.position;
      const { since } = page;
      if (since && since.epoch !== "" && since.epoch !== epoch) return { error: protocolErrors.unrecoverablePosition };
      const isClient = page.viewer === "clients";
      const limit = Math.min(page.limit < 0 ? Infinity : page.limit, isClient ? limits.recoveryCount : Infinity);
      const publications = limit === 0 ? [] : selectPage(stream.kept(Date.now()), page, limit);
      const list = publications.map((publication) => plainPublication(publication, isClient ? epoch : undefined)).join(",");
      return { json: `{"publications":[${list}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}` };
    },
    markIdle,
    sweep() {
      const now = Date.now();
      for (const channel of byName.values()) {
        if (isExpired(channel, now)) remove(channel);
      }
    },
  };
}
