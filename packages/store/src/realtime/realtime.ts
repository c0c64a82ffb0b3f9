import type { RealtimeConfig } from "@touchline/contract/http/system";
import { createValueStore, type ValueStore } from "../core/value-store.ts";
import type { RealtimeClient } from "./realtime-port.ts";

/**
 * `none`: this backend has no realtime, so prices are polled. `isStale`: prices may be outdated, and nothing can be staked until they
 * are refetched (decisions X).
 */
export interface RealtimeState {
  readonly connection: "off" | "connecting" | "connected" | "disconnected" | "none";
  readonly isStale: boolean;
}

/** A running connection and its configuration. */
export interface RunningRealtime {
  readonly client: RealtimeClient;
  readonly config: RealtimeConfig;
}

/** A public, match or private channel. */
export type ChannelRef =
  | { readonly source: "public" }
  | { readonly source: "match"; readonly id: string }
  | { readonly source: "private"; readonly id: string };

/** A channel and the number of its followers. */
export interface FollowedChannel {
  readonly ref: ChannelRef;
  holders: number;
  unfollow: (() => void) | null;
}

/** A connection that channels subscribe to. */
export interface RealtimeConnection extends RunningRealtime {
  /** Subscribes a channel; the returned function unsubscribes. */
  follow(channel: FollowedChannel): () => void;
}

/** The channels that the page follows, each subscribed once. */
export interface Realtime extends Pick<ValueStore<RealtimeState>, "getState" | "subscribe"> {
  /** Connects and subscribes the channels followed so far. */
  start(open: (state: ValueStore<RealtimeState>) => RealtimeConnection): void;
  followPublic(): () => void;
  followMatch(matchId: string): () => void;
  /** The connection, for features that load later, such as chats; null before the start. */
  running(): RunningRealtime | null;
  /** The realtime code could not be loaded: prices count as stale until a connection succeeds. */
  setUnreachable(): void;
  /** This backend has no realtime: stops connecting, and prices count as current while they are polled. */
  setNone(): void;
  /** Follows the private channel of this player only; null for a visitor. Reconnects with a fresh token. */
  setPlayer(playerId: string | null): void;
  stop(): void;
}

function refKey(ref: ChannelRef): string {
  return ref.source === "public" ? ref.source : `${ref.source}/${ref.id}`;
}

/** Creates the realtime state of a store, which records the followed channels until `start`, whose code loads later. */
export function createRealtime(): Realtime {
  const state = createValueStore<RealtimeState>({ connection: "off", isStale: false });
  const followed = new Map<string, FollowedChannel>();
  let running: RealtimeConnection | null = null;
  let playerId: string | null = null;
  let releasePrivate: (() => void) | null = null;

  function subscribe(channel: FollowedChannel): void {
    channel.unfollow = running?.follow(channel) ?? null;
  }

  function follow(ref: ChannelRef): () => void {
    const key = refKey(ref);
    const channel = followed.get(key) ?? { ref, holders: 0, unfollow: null };
    channel.holders += 1;
    if (!followed.has(key)) {
      followed.set(key, channel);
      subscribe(channel);
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      channel.holders -= 1;
      if (channel.holders > 0) return;
      followed.delete(key);
      channel.unfollow?.();
    };
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    followPublic: () => follow({ source: "public" }),
    followMatch: (id) => follow({ source: "match", id }),
    running: () => running,
    setUnreachable() {
      if (running === null) state.setState({ connection: "disconnected", isStale: true });
    },
    setNone() {
      running?.client.disconnect();
      running = null;
      state.setState({ connection: "none", isStale: false });
    },
    start(open) {
      if (running !== null) return;
      running = open(state);
      for (const channel of followed.values()) subscribe(channel);
      running.client.connect();
    },
    setPlayer(nextId) {
      if (nextId === playerId) return;
      playerId = nextId;
      // First, so that nothing is sent on a connection that the server may be closing with the session.
      running?.client.changeIdentity();
      releasePrivate?.();
      releasePrivate = null;
      if (nextId !== null) releasePrivate = follow({ source: "private", id: nextId });
    },
    stop() {
      running?.client.disconnect();
      running = null;
    },
  };
}
