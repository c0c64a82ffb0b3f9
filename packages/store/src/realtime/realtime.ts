import type { SiteConfig } from "@touchline/contract/http/system";
import { localeToChannel } from "@touchline/domain";
import type { ApiClient } from "../api/api-client.ts";
import { endpoints } from "../api/endpoints.data.ts";
import type { LiveSource } from "../listings/resource.ts";
import type { TimePort } from "../ports.ts";
import { createValueStore, type ValueStore } from "../value-store.ts";
import { createChannelTokenRequests } from "./channel-token-requests.ts";
import type { CreateRealtimeClient, RealtimeClient } from "./realtime-port.ts";

/** `isStale`: prices on the page may be old, nothing may be staked on them until they were read again (decisions X). */
export interface RealtimeState {
  readonly connection: "off" | "connecting" | "connected" | "disconnected";
  readonly isStale: boolean;
}

interface RealtimeOptions {
  readonly api: ApiClient;
  readonly locale: string;
  readonly onPublication: (data: unknown) => void;
  /** Reads again what pages show of this source; resolves when it has been answered, rejects when it could not be read. */
  readonly readAgain: (source: LiveSource, matchId: string | null) => Promise<void>;
  readonly time: Pick<TimePort, "after">;
  readonly report: (error: unknown) => void;
}

/** A connection that was begun, and how the site has it. */
export interface RunningRealtime {
  readonly client: RealtimeClient;
  readonly config: SiteConfig["realtime"];
}

/** Channels that pages follow, each once however many ask for it. */
export interface Realtime extends Pick<ValueStore<RealtimeState>, "getState" | "subscribe"> {
  /** Connects; what was followed before is subscribed now. */
  start(createClient: CreateRealtimeClient, options: { readonly config: SiteConfig["realtime"]; readonly origin: string }): void;
  followPublic(): () => void;
  followMatch(matchId: string): () => void;
  /** What parts of a page use that were fetched later, such as chats; null before the start. */
  running(): RunningRealtime | null;
  /** Follows the private channel of a player instead of the last one's; null for a visitor. Reconnects with a fresh token. */
  setPlayer(playerId: string | null): void;
  stop(): void;
}

const tryAgainAfterMs = 4_000;

interface Followed {
  readonly source: LiveSource;
  readonly matchId: string | null;
  holders: number;
  unfollow: (() => void) | null;
}

type ChannelRef =
  | { readonly source: "public" }
  | { readonly source: "match"; readonly id: string }
  | { readonly source: "private"; readonly id: string };

function refKey(ref: ChannelRef): string {
  return ref.source === "public" ? ref.source : `${ref.source}/${ref.id}`;
}

function channelName(ref: ChannelRef, templates: SiteConfig["realtime"]["channels"], locale: string): string {
  const id = ref.source === "public" ? "" : ref.id;
  return templates[ref.source].replace("{locale}", localeToChannel(locale)).replace("{matchId}", id).replace("{userId}", id);
}

/** Makes the realtime side of a store; nothing happens before `start`. */
export function createRealtime({ api, locale, onPublication, readAgain, time, report }: RealtimeOptions): Realtime {
  const state = createValueStore<RealtimeState>({ connection: "off", isStale: false });
  const followed = new Map<string, Followed & { readonly ref: ChannelRef }>();
  let running: RunningRealtime | null = null;
  let playerId: string | null = null;
  let unanswered = 0;
  let releasePrivate: (() => void) | null = null;

  function settle(): void {
    const { connection } = state.getState();
    state.setState({ isStale: unanswered > 0 || connection === "connecting" || connection === "disconnected" });
  }

  /**
   * Reads again what a channel missed; until that is answered, however often it must be tried, prices are stale. Not on the private
   * channel, which carries none, nor on a first subscription, when the page has just been read.
   */
  async function closeGap(entry: Followed, isFirst: boolean): Promise<void> {
    const weight = entry.source === "private" || isFirst ? 0 : 1;
    unanswered += weight;
    settle();
    while (!(await isRead(entry))) await new Promise<void>((resolve) => void time.after(tryAgainAfterMs, resolve));
    unanswered -= weight;
    settle();
  }

  /** Whether it was read again, or nobody follows it any more. */
  async function isRead({ source, matchId, holders }: Followed): Promise<boolean> {
    if (holders === 0) return true;
    try {
      await readAgain(source, matchId);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  function subscribe(entry: Followed & { readonly ref: ChannelRef }): void {
    if (running === null) return;
    let isFirst = true;
    entry.unfollow = running.client.follow(channelName(entry.ref, running.config.channels, locale), {
      onPublication,
      onSubscribed: ({ isGapless }) => {
        if (!isGapless) void closeGap(entry, isFirst);
        isFirst = false;
      },
    });
  }

  function follow(ref: ChannelRef): () => void {
    const key = refKey(ref);
    const entry = followed.get(key) ?? {
      ref,
      source: ref.source,
      matchId: ref.source === "match" ? ref.id : null,
      holders: 0,
      unfollow: null,
    };
    entry.holders += 1;
    if (!followed.has(key)) {
      followed.set(key, entry);
      subscribe(entry);
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      followed.delete(key);
      entry.unfollow?.();
    };
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    followPublic: () => follow({ source: "public" }),
    followMatch: (id) => follow({ source: "match", id }),
    running: () => running,
    start(createClient, { config, origin }) {
      if (running !== null) return;
      const client = createClient({
        transports: config.transports.map(({ transport, endpoint }) => ({
          transport,
          endpoint: absoluteEndpoint(endpoint, { origin, transport }),
        })),
        emulationEndpoint: absoluteEndpoint(config.emulation_endpoint, { origin, transport: "http_stream" }),
        isDeltaWanted: config.delta,
        getToken: async () => (await api.fetch(endpoints.getRealtimeToken, {})).token,
        getChannelToken: createChannelTokenRequests(api),
        onState(connection) {
          const isFirst = state.getState().connection === "off";
          state.setState({ connection: isFirst && connection === "connecting" ? "off" : connection });
          if (!(isFirst && connection === "connecting")) settle();
        },
        report,
      });
      running = { client, config };
      for (const entry of followed.values()) subscribe(entry);
      client.connect();
    },
    setPlayer(nextId) {
      if (nextId === playerId) return;
      playerId = nextId;
      releasePrivate?.();
      releasePrivate = null;
      running?.client.changeIdentity();
      if (nextId !== null) releasePrivate = follow({ source: "private", id: nextId });
    },
    stop() {
      running?.client.disconnect();
      running = null;
    },
  };
}

function absoluteEndpoint(endpoint: string, { origin, transport }: { readonly origin: string; readonly transport: string }): string {
  if (!endpoint.startsWith("/")) return endpoint;
  return `${transport === "websocket" ? origin.replace(/^http/u, "ws") : origin}${endpoint}`;
}
