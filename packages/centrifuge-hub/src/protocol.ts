import { Type, type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";

/** An error reply; clients retry codes below 100 and temporary errors. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly temporary?: true;
}

/** Why a connection ends; clients do not reconnect after codes 3500-3999 and 4500-4999. */
export interface Disconnect {
  readonly code: number;
  readonly reason: string;
}

/** Why a subscription ends; clients resubscribe after codes from 2500. */
export interface Unsubscribe {
  readonly code: number;
  readonly reason: string;
}

export const protocolErrors = {
  internal: { code: 100, message: "internal server error", temporary: true },
  unauthorized: { code: 101, message: "unauthorized" },
  unknownChannel: { code: 102, message: "unknown channel" },
  permissionDenied: { code: 103, message: "permission denied" },
  methodNotFound: { code: 104, message: "method not found" },
  alreadySubscribed: { code: 105, message: "already subscribed" },
  limitExceeded: { code: 106, message: "limit exceeded" },
  badRequest: { code: 107, message: "bad request" },
  notAvailable: { code: 108, message: "not available" },
  tokenExpired: { code: 109, message: "token expired" },
  expired: { code: 110, message: "expired" },
  unrecoverablePosition: { code: 112, message: "unrecoverable position" },
} as const satisfies Record<string, ProtocolError>;

export const disconnects = {
  closed: { code: 3000, reason: "connection closed" },
  shutdown: { code: 3001, reason: "shutdown" },
  serverError: { code: 3004, reason: "internal server error" },
  expired: { code: 3005, reason: "connection expired" },
  slow: { code: 3008, reason: "slow" },
  insufficientState: { code: 3010, reason: "insufficient state" },
  noPong: { code: 3012, reason: "no pong" },
  tooManyRequests: { code: 3013, reason: "too many requests" },
  stateInvalidated: { code: 3014, reason: "state invalidated" },
  invalidToken: { code: 3500, reason: "invalid token" },
  badRequest: { code: 3501, reason: "bad request" },
  stale: { code: 3502, reason: "stale" },
  forceNoReconnect: { code: 3503, reason: "force disconnect" },
  connectionLimit: { code: 3504, reason: "connection limit" },
  inappropriateProtocol: { code: 3506, reason: "inappropriate protocol" },
  permissionDenied: { code: 3507, reason: "permission denied" },
  notAvailable: { code: 3508, reason: "not available" },
} as const satisfies Record<string, Disconnect>;

export const unsubscribes = {
  server: { code: 2000, reason: "server unsubscribe" },
  insufficientState: { code: 2500, reason: "insufficient state" },
  expired: { code: 2501, reason: "subscription expired" },
} as const satisfies Record<string, Unsubscribe>;

/** Null stands for a field that is absent. */
const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Text = Maybe(Type.String());
const Flag = Maybe(Type.Boolean());
const Count = Maybe(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

const Position = Type.Object({ recover: Flag, offset: Count, epoch: Text });

export const ConnectRequest = Type.Object({
  token: Text,
  data: Type.Optional(Type.Unknown()),
  name: Text,
  version: Text,
  subs: Maybe(Type.Record(Type.String(), Position)),
});
export const SubscribeRequest = Type.Object({
  channel: Text,
  token: Text,
  recover: Flag,
  epoch: Text,
  offset: Count,
  positioned: Flag,
  recoverable: Flag,
  join_leave: Flag,
  delta: Text,
  tf: Maybe(Type.Unknown()),
  flag: Count,
  /** The kind of subscription: 0 or absent for a stream. */
  type: Maybe(Type.Integer()),
});
export const UnsubscribeRequest = Type.Object({ channel: Text });
export const PublishRequest = Type.Object({ channel: Text, data: Type.Optional(Type.Unknown()) });
export const PresenceRequest = Type.Object({ channel: Text });
/** A limit of 0 returns only the position, a negative one all publications up to the maximum. */
export const HistoryRequest = Type.Object({
  channel: Text,
  limit: Maybe(Type.Integer()),
  since: Maybe(Type.Object({ offset: Count, epoch: Text })),
  reverse: Flag,
});
export const RpcRequest = Type.Object({ method: Text, data: Type.Optional(Type.Unknown()) });
export const RefreshRequest = Type.Object({ token: Text });
export const SubRefreshRequest = Type.Object({ channel: Text, token: Text });

/** One command of a client: `id` and one request. An empty object is a pong. */
export const Command = Type.Object({
  id: Maybe(Type.Integer({ minimum: 0, maximum: 0xffff_ffff })),
  connect: Maybe(ConnectRequest),
  subscribe: Maybe(SubscribeRequest),
  unsubscribe: Maybe(UnsubscribeRequest),
  publish: Maybe(PublishRequest),
  presence: Maybe(PresenceRequest),
  presence_stats: Maybe(PresenceRequest),
  history: Maybe(HistoryRequest),
  send: Maybe(Type.Unknown()),
  rpc: Maybe(RpcRequest),
  refresh: Maybe(RefreshRequest),
  sub_refresh: Maybe(SubRefreshRequest),
});

export type ConnectRequest = Static<typeof ConnectRequest>;
export type SubscribeRequest = Static<typeof SubscribeRequest>;
export type UnsubscribeRequest = Static<typeof UnsubscribeRequest>;
export type PublishRequest = Static<typeof PublishRequest>;
export type PresenceRequest = Static<typeof PresenceRequest>;
export type HistoryRequest = Static<typeof HistoryRequest>;
export type RpcRequest = Static<typeof RpcRequest>;
export type RefreshRequest = Static<typeof RefreshRequest>;
export type SubRefreshRequest = Static<typeof SubRefreshRequest>;
export type Command = Static<typeof Command>;

const commandCheck = Compile(Command);

/** Parses one line of a client frame; undefined if it is not a valid command. */
export function parseCommand(line: string): Command | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return commandCheck.Check(value) ? value : undefined;
}

/** A client as other clients see it. */
export interface ClientInfo {
  readonly user: string;
  readonly client: string;
  readonly conn_info?: unknown;
  readonly chan_info?: unknown;
}

/** Ping of the server; clients answer with the same empty object. */
export const pingMessage: Buffer = Buffer.from("{}");

export function encodeReply(id: number, method: string, resultJson: string): Buffer {
  return Buffer.from(`{"id":${id},"${method}":${resultJson}}`);
}

export function encodeError(id: number, error: ProtocolError): Buffer {
  return Buffer.from(`{"id":${id},"error":${JSON.stringify(error)}}`);
}

/** An empty channel addresses the whole connection. */
export function encodePush(channel: string, kind: string, bodyJson: string): Buffer {
  const head = channel === "" ? "" : `"channel":${JSON.stringify(channel)},`;
  return Buffer.from(`{"push":{${head}"${kind}":${bodyJson}}}`);
}
