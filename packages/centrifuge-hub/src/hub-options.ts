import { createHmac, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ChannelConfig } from "./channels/namespaces.ts";
import type { RealtimeTokens } from "./create-realtime-tokens.ts";
import type { ProtocolError } from "./protocol.ts";

/** What a client's call of a method is about. */
export interface RpcCall {
  /** Empty for visitors. */
  readonly userId: string;
  readonly clientId: string;
  readonly data: unknown;
}
/** The method's answer; codes of its own errors are 400-1999. */
export type RpcAnswer = { readonly data: unknown } | { readonly error: ProtocolError };
export type RpcMethod = (call: RpcCall) => RpcAnswer | Promise<RpcAnswer>;

/** Who sent a request, and for which host. */
export interface HubCaller {
  readonly address: string;
  readonly host: string;
}

/** A connection's place among those that may be open; a refusal names its HTTP status. */
export type SlotAnswer =
  | { readonly type: "taken"; /** Gives the slot back; called once. */ release(): void }
  | { readonly type: "refused"; readonly status: 429 | 503 };

/** Where the hub listens. */
export interface HubPaths {
  readonly websocket: string;
  readonly httpStream: string;
  readonly sse: string;
  readonly emulation: string;
  /** Prefix of the publish API: `POST {api}/{method}`. */
  readonly api: string;
}

/** Limits and times; the defaults suit a production server. */
export interface HubLimits {
  readonly frameBytes: number;
  readonly channelsPerConnection: number;
  readonly bufferedBytes: number;
  /** 0 for no limit. */
  readonly connectionsPerUser: number;
  /** Channels kept for a return though nobody has published on them nor listens; the oldest go first. */
  readonly quietChannels: number;
  readonly recoveryCount: number;
  /** Frames and commands of a connection in ten seconds, the WebSocket's own pings and pongs included. */
  readonly commandsPerTenSeconds: number;
  readonly pingEveryMs: number;
  readonly pongTimeoutMs: number;
  readonly staleAfterMs: number;
  /** Time to send the body of an HTTP request. */
  readonly bodyTimeoutMs: number;
  readonly expiredCloseDelayMs: number;
  readonly expiredSubscriptionCloseDelayMs: number;
}

/** Options of a hub; only `tokens` and `channels` are required. */
export interface HubOptions {
  readonly tokens: RealtimeTokens;
  readonly channels: ChannelConfig;
  /** Whether visitors may connect without any token; true by default. */
  readonly allowAnonymous?: boolean;
  /** Origins of pages that may connect, or `*`; pages of the hub's own host and clients without an Origin always may. */
  readonly allowedOrigins?: readonly string[];
  /** Whether a caller with these headers is refused, whatever its token says; WebSockets only, as HTTP requests pass the API's own hooks. */
  readonly isRefused?: (headers: IncomingHttpHeaders) => boolean;
  /** Name of a user for other clients where a namespace hides users; by default one that lasts as long as the hub. */
  readonly pseudonymOf?: (userId: string) => string;
  /** Reads the caller of a request, e.g. from the headers of trusted proxies; by default the peer and its `Host` header. */
  readonly callerOf?: (request: Pick<IncomingMessage, "socket" | "headers">) => HubCaller;
  /** Takes a slot for a connection of an address; no limit by default. */
  readonly takeSlot?: (address: string) => SlotAnswer;
  /** Key of the publish API; empty switches that API off. */
  readonly apiKey?: string;
  readonly paths?: Partial<HubPaths>;
  readonly limits?: Partial<HubLimits>;
  readonly rpc?: Readonly<Record<string, RpcMethod>>;
  /** Receives broken invariants; nothing a client sends should cause one. */
  readonly onError?: (error: unknown) => void;
}

/** Options with every default filled in. */
export type ResolvedHubOptions = Required<Omit<HubOptions, "paths" | "limits" | "rpc">> & {
  readonly paths: HubPaths;
  readonly limits: HubLimits;
  readonly rpc: ReadonlyMap<string, RpcMethod>;
};

const defaultPaths: HubPaths = {
  websocket: "/connection/websocket",
  httpStream: "/connection/http_stream",
  sse: "/connection/sse",
  emulation: "/emulation",
  api: "/connection/api",
};

const defaultLimits: HubLimits = {
  frameBytes: 65_536,
  channelsPerConnection: 128,
  bufferedBytes: 1_048_576,
  connectionsPerUser: 0,
  quietChannels: 1_000,
  recoveryCount: 300,
  commandsPerTenSeconds: 600,
  pingEveryMs: 25_000,
  pongTimeoutMs: 8000,
  staleAfterMs: 10_000,
  bodyTimeoutMs: 10_000,
  expiredCloseDelayMs: 25_000,
  expiredSubscriptionCloseDelayMs: 25_000,
};

function temporaryPseudonyms(): (userId: string) => string {
  const key = randomBytes(32);
  return (userId) => createHmac("sha256", key).update(userId).digest("base64url").slice(0, 22);
}

/** Fills in the defaults; throws where the limits contradict each other. */
export function resolveHubOptions(options: HubOptions): ResolvedHubOptions {
  const limits = { ...defaultLimits, ...options.limits };
  if (limits.pongTimeoutMs >= limits.pingEveryMs) throw new Error("The pong timeout must be shorter than the ping interval.");
  return {
    tokens: options.tokens,
    channels: options.channels,
    allowAnonymous: options.allowAnonymous ?? true,
    allowedOrigins: options.allowedOrigins ?? [],
    pseudonymOf: options.pseudonymOf ?? temporaryPseudonyms(),
    isRefused: options.isRefused ?? (() => false),
    callerOf: options.callerOf ?? (({ socket, headers }) => ({ address: socket.remoteAddress ?? "", host: headers.host ?? "" })),
    takeSlot: options.takeSlot ?? (() => ({ type: "taken", release: () => undefined })),
    apiKey: options.apiKey ?? "",
    paths: { ...defaultPaths, ...options.paths },
    limits,
    rpc: new Map(Object.entries(options.rpc ?? {})),
    onError: options.onError ?? (() => undefined),
  };
}
