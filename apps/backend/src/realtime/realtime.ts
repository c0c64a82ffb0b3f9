import type { ChannelGuard } from "@touchline/centrifuge-hub";
import type { RealtimeConfig } from "@touchline/contract/http/system";
import type { FastifyInstance } from "fastify";
import type { PseudonymOf } from "../chat/chat-room.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";

/** Signs the tokens that pages present to the realtime server. */
export interface TokenIssuer {
  /** The user is a player's id, or the result of `visitorIn` for a country. */
  connectionToken(user: string): string;
  /** Resolves once publications on the channel are no longer dropped. */
  subscriptionToken(subject: { readonly channel: string; readonly userId: string }): Promise<string>;
}

/** Where pages connect. */
export type RealtimeAddresses = Pick<RealtimeConfig, "endpoint" | "transports" | "emulation_endpoint">;

/** Metrics of the realtime server and of publishing, keyed by name without the prefix `touchline_realtime_`. */
export interface RealtimeStats {
  readonly gauges: Readonly<Record<string, number>>;
  readonly counters: Readonly<Record<string, number>>;
}

/** The realtime server of the product: the hub in this process, or Centrifugo. No other code depends on which one it is. */
export interface Realtime {
  readonly publisher: RealtimePublisher;
  readonly tokens: TokenIssuer;
  /** The names under which players see each other. */
  readonly pseudonymOf: PseudonymOf;
  /** Decides who may subscribe and publish in a namespace. */
  guard(namespace: string, guard: ChannelGuard): void;
  addresses(): RealtimeAddresses;
  /** Registers the routes that the realtime server needs on the API server. */
  mount(app: FastifyInstance): void;
  /** Starts to listen, or to watch the realtime server. */
  start(): Promise<void>;
  /** Makes this process the publisher; open pages reload what they may have missed. */
  lead(): Promise<void>;
  /** Records that a client will subscribe; resolves once publications on the channel are not dropped. `untilMs`: see `carryInterest`. */
  noteInterest(channel: string, untilMs?: number): Promise<void>;
  /** Reports that `noteInterest` has been called for all interest announced since that wall time. */
  knowInterestSince(wallMs: number): void;
  /** Announces interest through `carry`, for a process whose updates are published by another one. */
  carryInterest(carry: (channel: string, untilMs: number) => Promise<void>): void;
  stats(): RealtimeStats;
  /** Why pages currently get no updates; null if they do. */
  problem(): string | null;
  close(): Promise<void>;
}

/** Paths of the embedded hub and of Centrifugo. */
const realtimePaths = {
  websocket: "/connection/websocket",
  http_stream: "/connection/http_stream",
  sse: "/connection/sse",
  emulation: "/emulation",
} as const;

interface AddressOptions {
  /** The origin that the operator has configured; empty if none. */
  readonly named: string;
  /** The origin of the pages. */
  readonly pages: string;
  /** Port of a listener that pages can reach directly; null if there is none. */
  readonly port: number | null;
}

/**
 * Sockets go to the configured origin, or to the listener's port on the page's own host, or to the page's origin, where a reverse proxy
 * routes them. The other transports go to the configured origin or the page's own, because some networks block all other ports.
 */
export function pageAddresses({ named, pages, port }: AddressOptions): RealtimeAddresses {
  const origin = named === pages ? "" : named;
  const sockets = origin === "" && port !== null ? `ws://{host}:${port}` : origin.replace(/^http/u, "ws");
  const endpoint = `${sockets}${realtimePaths.websocket}`;
  return {
    endpoint,
    transports: [
      { transport: "websocket", endpoint },
      { transport: "http_stream", endpoint: `${origin}${realtimePaths.http_stream}` },
      { transport: "sse", endpoint: `${origin}${realtimePaths.sse}` },
    ],
    emulation_endpoint: `${origin}${realtimePaths.emulation}`,
  };
}
