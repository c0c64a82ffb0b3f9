import type { SiteConfig } from "@touchline/contract/http/system";
import { createValueStore, type ValueStore } from "../core/value-store.ts";
import type { RealtimeClient } from "./realtime-port.ts";

/** `isStale`: prices on the page may be old, nothing may be staked on them until they were read again (decisions X). */
export interface RealtimeState {
  readonly connection: "off" | "connecting" | "connected" | "disconnected";
  readonly isStale: boolean;
}

/** A connection that was begun, and how the site has it. */
export interface RunningRealtime {
  readonly client: RealtimeClient;
  readonly config: SiteConfig["realtime"];
}

/** Which channel: that of everybody, of a match, or of a player. */
export type ChannelRef =
  | { readonly source: "public" }
  | { readonly source: "match"; readonly id: string }
  | { readonly source: "private"; readonly id: string };

/** A channel and how many parts of the page follow it. */
export interface FollowedChannel {
  readonly ref: ChannelRef;
  holders: number;
  unfollow: (() => void) | null;
}

/** A connection that channels are followed on. */
export interface RealtimeConnection extends RunningRealtime {
  /** Subscribes a channel; the answer ends it. */
  follow(channel: FollowedChannel): () => void;
}

/** Channels that pages follow, each once however many ask for it. */
export interface Realtime extends Pick<ValueStore<RealtimeState>, "getState" | "subscribe"> {
  /** Connects; what was followed before is subscribed now. */
  start(open: (state: ValueStore<RealtimeState>) => RealtimeConnection): void;
  followPublic(): () => void;
  followMatch(matchId: string): () => void;
  /** What parts of a page use that were fetched later, such as chats; null before the start. */
  running(): RunningRealtime | null;
  /** Not even what connects could be fetched: until it connects after all, prices count as stale. */
  setUnreachable(): void;
  /** Follows the private channel of a player instead of the last one's; null for a visitor. Reconnects with a fresh token. */
  setPlayer(playerId: string | null): void;
  stop(): void;
}

function refKey(ref: ChannelRef): string {
  return ref.source === "public" ? ref.source : `${ref.source}/${ref.id}`;
}

/** Makes the realtime side of a store, which knows what is followed; nothing is connected before `start`, whose code comes later. */
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
