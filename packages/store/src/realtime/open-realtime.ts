import type { RealtimeConfig } from "@touchline/contract/http/system";
import { localeToChannel } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { failureStatus } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { LiveSource } from "../core/query-store.ts";
import type { TimePort } from "../core/ports.ts";
import type { ValueStore } from "../core/value-store.ts";
import type { CreateRealtimeClient } from "./realtime-port.ts";
import type { ChannelRef, FollowedChannel, RealtimeConnection, RealtimeState } from "./realtime.ts";

/** What a connection needs from the page. */
export interface RealtimeOptions {
  readonly createClient: CreateRealtimeClient;
  readonly config: RealtimeConfig;
  readonly origin: string;
  /** Origin of WebSocket addresses without a host, if it is not the page's. */
  readonly socketsOrigin?: string | undefined;
  readonly api: ApiClient;
  readonly locale: string;
  /** `matchId` is that of a match's channel, null on other channels. */
  readonly onPublication: (data: unknown, matchId: string | null) => void;
  /** Refetches what the page shows from a source; rejects when that fails. */
  readonly readAgain: (source: LiveSource, matchId: string | null) => Promise<void>;
  /** The backend does not support connection tokens. */
  readonly onMissing: () => void;
  readonly time: Pick<TimePort, "now" | "after">;
  readonly report: (error: unknown) => void;
}

const tryAgainAfterMs = 4_000;
/** How long the first connection may take before the prices of a freshly loaded page count as stale. */
const firstWithinMs = 5_000;
/**
 * When the first connection takes longer than this and the backend answers calls, the page continues without realtime until it succeeds.
 */
const withoutAfterMs = 15_000;
/** Statuses of a call that the server does not support. */
const missingStatuses: readonly (number | null)[] = [404, 405, 501];

const resetWithinMs = 2_000;

/** Whether a publication announces that others may have been missed. */
function isReset(data: unknown): boolean {
  return typeof data === "object" && data !== null && "event" in data && data.event === "channel_reset";
}

function channelName(ref: ChannelRef, templates: RealtimeConfig["channels"], locale: string): string {
  const id = ref.source === "public" ? "" : ref.id;
  return templates[ref.source].replace("{locale}", localeToChannel(locale)).replace("{matchId}", id).replace("{userId}", id);
}

/** Creates the connection of a page, which closes the gaps of its channels (decisions X); `connect` opens it. */
export function openRealtime(state: ValueStore<RealtimeState>, options: RealtimeOptions): RealtimeConnection {
  const { api, locale, config, origin, report, time } = options;
  let openGaps = 0;
  let isLate = state.getState().connection === "disconnected";
  let stopWaiting: (() => void) | null = null;
  let hasConnected = false;
  let isMissing = false;
  let stopTrying = time.after(withoutAfterMs, goWithout);

  /** Continues without realtime if the backend answers; a backend that does not answer counts as lost. */
  function goWithout(): void {
    if (hasConnected || isMissing) return;
    options.readAgain("public", null).then(
      () => {
        if (!hasConnected && !isMissing) state.setState({ connection: "none", isStale: false });
      },
      () => (stopTrying = time.after(withoutAfterMs, goWithout)),
    );
  }

  /** Connection tokens; a server without them has no realtime. */
  async function getToken(): Promise<string> {
    try {
      return (await api.fetch(endpoints.getRealtimeToken, {})).token;
    } catch (error) {
      if (missingStatuses.includes(failureStatus(error))) {
        isMissing = true;
        stopWaiting?.();
        stopTrying();
        options.onMissing();
      }
      throw error;
    }
  }

  function settle(): void {
    const { connection } = state.getState();
    state.setState({ isStale: openGaps > 0 || connection === "connecting" || connection === "disconnected" });
  }

  /**
   * Refetches what a channel missed, with retries; prices are stale until it succeeds. The private channel carries no prices, and on a
   * first subscription in time the page has just been loaded.
   */
  async function closeGap(channel: FollowedChannel, isFirst: boolean): Promise<void> {
    const weight = channel.ref.source === "private" || isFirst ? 0 : 1;
    openGaps += weight;
    settle();
    while (!(await isRead(channel))) await new Promise<void>((resolve) => void time.after(tryAgainAfterMs, resolve));
    openGaps -= weight;
    settle();
  }

  /** Whether the refetch succeeded, or the channel is no longer followed. */
  async function isRead({ ref, holders }: FollowedChannel): Promise<boolean> {
    if (holders === 0) return true;
    try {
      await options.readAgain(ref.source, ref.source === "match" ? ref.id : null);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  const client = options.createClient({
    transports: config.transports.map(({ transport, endpoint }) => ({
      transport,
      endpoint: absoluteEndpoint(endpoint, { origin: transport === "websocket" ? (options.socketsOrigin ?? origin) : origin, transport }),
    })),
    emulationEndpoint: absoluteEndpoint(config.emulation_endpoint, { origin, transport: "http_stream" }),
    isDeltaWanted: config.delta,
    getToken,
    getChannelToken: createChannelTokenRequests(api),
    time,
    onState(connection) {
      if (isMissing) return;
      hasConnected ||= connection === "connected";
      // Without a first connection the page is polled; a connection that was lost is a gap.
      if (!hasConnected && state.getState().connection === "none") return;
      if (connection === "connecting" && state.getState().connection === "off") {
        stopWaiting ??= time.after(firstWithinMs, () => {
          if (isMissing) return;
          isLate = true;
          state.setState({ connection });
          settle();
        });
        // The state does not change yet, but code that waits for a client can start to use it.
        state.setState({ connection: "off" });
        return;
      }
      stopWaiting?.();
      state.setState({ connection });
      settle();
    },
    report,
  });
  return {
    client,
    config,
    follow(channel) {
      let isFirst = true;
      return client.follow(channelName(channel.ref, config.channels, locale), {
        onPublication(data) {
          // Every open page receives it at the same moment, so each refetches after a random delay.
          if (isReset(data)) time.after(Math.random() * resetWithinMs, () => void closeGap(channel, false));
          else options.onPublication(data, channel.ref.source === "match" ? channel.ref.id : null);
        },
        onSubscribed: ({ isGapless }) => {
          if (!isGapless) void closeGap(channel, isFirst && !isLate);
          isFirst = false;
        },
      });
    },
  };
}

/** `{host}` in an address stands for the host of the page. */
function absoluteEndpoint(endpoint: string, { origin, transport }: { readonly origin: string; readonly transport: string }): string {
  if (!endpoint.startsWith("/")) return endpoint.replace("{host}", origin.replace(/^\w+:\/\/|:\d+$/gu, ""));
  return `${transport === "websocket" ? origin.replace(/^http/u, "ws") : origin}${endpoint}`;
}

/** Requests channel tokens, one call for all that are needed at the same moment. */
function createChannelTokenRequests(api: ApiClient): (channel: string) => Promise<string | null> {
  let batch: { readonly channels: string[]; readonly answer: Promise<ReadonlyMap<string, string>> } | null = null;
  return async (channel) => {
    batch ??= (() => {
      const channels: string[] = [];
      const answer = Promise.resolve().then(async () => {
        batch = null;
        const tokens = await api.fetch(endpoints.authorizeChannels, { body: { channels } });
        return new Map(tokens.channels.map((granted) => [granted.channel, granted.token]));
      });
      return { channels, answer };
    })();
    batch.channels.push(channel);
    return (await batch.answer).get(channel) ?? null;
  };
}
