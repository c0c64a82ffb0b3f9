import { createHmac, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ChannelConfig } from "./channels/namespaces.ts";
import type { RealtimeTokens } from "./create-realtime-tokens.ts";
import type { ProtocolError } from "./protocol.ts";

/** A client's call of an RPC method. */
export interface RpcCall {
  /** Empty for visitors. */
  readonly userId: string;
  readonly clientId: string;
  readonly data: unknown;
}
/** The result of an RPC method; use error codes from 400 to 1999. */
export type RpcAnswer = { readonly data: unknown } | { readonly error: ProtocolError };
export type RpcMethod = (call: RpcCall) => RpcAnswer | Promise<RpcAnswer>;

/** Address of the client that sent a request, and the requested host. */
export interface HubCaller {
  readonly address: string;
  readonly host: string;
}

/** A connection slot, or the HTTP status of the refusal. */
export type SlotAnswer =
  | { readonly type: "taken"; /** Returns the slot; called once. */ release(): void }
  | { readonly type: "refused"; readonly status: 429 | 503 };

/** URL paths of the hub. */
export interface HubPaths {
  readonly websocket: string;
  readonly httpStream: string;
  readonly sse: string;
  readonly emulation: string;
  /** Prefix of the publish API: `POST {api}/{method}`. */
  readonly api: string;
}

/** Limits and timeouts; the defaults suit a production server. */
export interface HubLimits {
  /** Maximum size of a WebSocket frame or a request body from a client. */
  readonly frameBytes: number;
  readonly channelsPerConnection: number;
  /** A connection with more unread output than this is closed with code 3008. */
  readonly bufferedBytes: number;
  /** 0 for no limit. */
  readonly connectionsPerUser: number;
  /** Channels kept without subscribers and publications, so that a returning client finds the same epoch; the oldest are removed first. */
  readonly quietChannels: number;
  /** Maximum number of publications in a recovery or a history reply. */
  readonly recoveryCount: number;
  /** Commands of one connection in ten seconds, including empty frames and WebSocket pings and pongs. */
  readonly commandsPerTenSeconds: number;
  readonly pingEveryMs: number;
  readonly pongTimeoutMs: number;
  /** Time until a connection must have sent its connect command. */
  readonly staleAfterMs: number;
  /** Time in which a client must send the body of an HTTP request. */
  readonly bodyTimeoutMs: number;
  /** Grace period for refreshing an expired connection token. */
  readonly expiredCloseDelayMs: number;
  /** Grace period for refreshing an expired subscription token. */
  readonly expiredSubscriptionCloseDelayMs: number;
}

/** Options of a hub; only `tokens` and `channels` are required. */
export interface HubOptions {
  readonly tokens: RealtimeTokens;
  readonly channels: ChannelConfig;
  /** Whether visitors may connect without a token; true by default. */
  readonly allowAnonymous?: boolean;
  /** Origins of pages that may connect, or `*`. Pages of the same host and clients that send no `Origin` may always connect. */
  readonly allowedOrigins?: readonly string[];
  /** Ports of the servers of those pages: pages of the same host on one of them may always connect, under any host name. */
  readonly pagePorts?: readonly number[];
  /** Refuses WebSocket upgrades by headers, whatever the token. HTTP requests are not checked: do that before calling `handleHttp`. */
  readonly isRefused?: (headers: IncomingHttpHeaders) => boolean;
  /** Pseudonym of a user in namespaces with `hide_users`; by default a keyed hash that changes when the process restarts. */
  readonly pseudonymOf?: (userId: string) => string;
  /** Reads client address and host of a request, for example from the headers of a trusted proxy; by default the socket address and the `Host` header. */
  readonly callerOf?: (request: Pick<IncomingMessage, "socket" | "headers">) => HubCaller;
  /** Reserves a connection slot for an address; by default the number of connections is not limited. */
  readonly takeSlot?: (address: string) => SlotAnswer;
  /** Key of the publish API; empty by default, which disables that API. */
  readonly apiKey?: string;
  readonly paths?: Partial<HubPaths>;
  readonly limits?: Partial<HubLimits>;
  /** Methods that clients may call, by name. */
  readonly rpc?: Readonly<Record<string, RpcMethod>>;
  /** Receives exceptions of guards and RPC methods, and internal errors of the hub. */
  readonly onError?: (error: unknown) => void;
}

/** Options with all defaults applied. */
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

function createTemporaryPseudonyms(): (userId: string) => string {
  const key = randomBytes(32);
  return (userId) => createHmac("sha256", key).update(userId).digest("base64url").slice(0, 22);
}

/** Applies the defaults. Throws if the limits contradict each other. */
export function resolveHubOptions(options: HubOptions): ResolvedHubOptions {
  const limits = { ...defaultLimits, ...options.limits };
  if (limits.pongTimeoutMs >= limits.pingEveryMs) throw new Error("The pong timeout must be shorter than the ping interval.");
  return {
    tokens: options.tokens,
    channels: options.channels,
    allowAnonymous: options.allowAnonymous ?? true,
    allowedOrigins: options.allowedOrigins ?? [],
    pagePorts: options.pagePorts ?? [],
    pseudonymOf: options.pseudonymOf ?? createTemporaryPseudonyms(),
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
