import type { SiteConfig } from "@touchline/contract/http/system";
import { localeToChannel } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { LiveSource } from "../core/query-store.ts";
import type { TimePort } from "../core/ports.ts";
import type { ValueStore } from "../core/value-store.ts";
import type { CreateRealtimeClient } from "./realtime-port.ts";
import type { ChannelRef, FollowedChannel, RealtimeConnection, RealtimeState } from "./realtime.ts";

/** What a connection needs of the page. */
export interface RealtimeOptions {
  readonly createClient: CreateRealtimeClient;
  readonly config: SiteConfig["realtime"];
  readonly origin: string;
  readonly api: ApiClient;
  readonly locale: string;
  readonly onPublication: (data: unknown) => void;
  /** Reads again what pages show of this source; resolves when it has been answered, rejects when it could not be read. */
  readonly readAgain: (source: LiveSource, matchId: string | null) => Promise<void>;
  readonly time: Pick<TimePort, "now" | "after">;
  readonly report: (error: unknown) => void;
}

const tryAgainAfterMs = 4_000;
/** How long a page that was just read may wait for its first connection before its prices count as stale. */
const firstWithinMs = 5_000;

function channelName(ref: ChannelRef, templates: SiteConfig["realtime"]["channels"], locale: string): string {
  const id = ref.source === "public" ? "" : ref.id;
  return templates[ref.source].replace("{locale}", localeToChannel(locale)).replace("{matchId}", id).replace("{userId}", id);
}

/** Makes the connection of a page and closes the gaps of its channels (decisions X); it connects when told to. */
export function openRealtime(state: ValueStore<RealtimeState>, options: RealtimeOptions): RealtimeConnection {
  const { api, locale, config, origin, report, time } = options;
  let unanswered = 0;
  let isLate = state.getState().connection === "disconnected";
  let stopWaiting: (() => void) | null = null;

  function settle(): void {
    const { connection } = state.getState();
    state.setState({ isStale: unanswered > 0 || connection === "connecting" || connection === "disconnected" });
  }

  /**
   * Reads again what a channel missed; until that is answered, however often it must be tried, prices are stale. Not on the private
   * channel, which carries none, nor on a first subscription in time, when the page has just been read.
   */
  async function closeGap(channel: FollowedChannel, isFirst: boolean): Promise<void> {
    const weight = channel.ref.source === "private" || isFirst ? 0 : 1;
    unanswered += weight;
    settle();
    while (!(await isRead(channel))) await new Promise<void>((resolve) => void time.after(tryAgainAfterMs, resolve));
    unanswered -= weight;
    settle();
  }

  /** Whether it was read again, or nobody follows it any more. */
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
      endpoint: absoluteEndpoint(endpoint, { origin, transport }),
    })),
    emulationEndpoint: absoluteEndpoint(config.emulation_endpoint, { origin, transport: "http_stream" }),
    isDeltaWanted: config.delta,
    getToken: async () => (await api.fetch(endpoints.getRealtimeToken, {})).token,
    getChannelToken: createChannelTokenRequests(api),
    time,
    onState(connection) {
      if (connection === "connecting" && state.getState().connection === "off") {
        stopWaiting ??= time.after(firstWithinMs, () => {
          isLate = true;
          state.setState({ connection });
          settle();
        });
        // Nothing to show yet, but who waits for a client may begin to use it.
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
        onPublication: options.onPublication,
        onSubscribed: ({ isGapless }) => {
          if (!isGapless) void closeGap(channel, isFirst && !isLate);
          isFirst = false;
        },
      });
    },
  };
}

function absoluteEndpoint(endpoint: string, { origin, transport }: { readonly origin: string; readonly transport: string }): string {
  if (!endpoint.startsWith("/")) return endpoint;
  return `${transport === "websocket" ? origin.replace(/^http/u, "ws") : origin}${endpoint}`;
}

/** Asks for channel tokens, those wanted in the same moment by one call. */
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
