import { Type, type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";

const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Text = Type.Optional(Type.String());
const Flag = Type.Optional(Type.Boolean());
const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

const Position = Type.Object({ recover: Flag, offset: Count, epoch: Text });

/** First command of a connection. */
export const ConnectRequest = Type.Object({
  token: Text,
  data: Type.Optional(Type.Unknown()),
  name: Type.Optional(Type.String({ maxLength: 64 })),
  version: Type.Optional(Type.String({ maxLength: 64 })),
  subs: Type.Optional(Type.Record(Type.String(), Position)),
});
/** Asks for a channel, from a position or from now on. */
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
  type: Count,
});
export const UnsubscribeRequest = Type.Object({ channel: Text });
export const PublishRequest = Type.Object({ channel: Text, data: Type.Optional(Type.Unknown()) });
export const PresenceRequest = Type.Object({ channel: Text });
/** Asks for kept publications; a limit of 0 only tells the position, a negative one means as many as allowed. */
export const HistoryRequest = Type.Object({
  channel: Text,
  limit: Type.Optional(Type.Integer()),
  since: Maybe(Type.Object({ offset: Count, epoch: Text })),
  reverse: Flag,
});
export const RpcRequest = Type.Object({ method: Text, data: Type.Optional(Type.Unknown()) });
export const RefreshRequest = Type.Object({ token: Text });
export const SubRefreshRequest = Type.Object({ channel: Text, token: Text });

/** One command of a client: `id` and exactly one request; an empty one is a pong. */
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

/** The command in one line of a frame, or undefined when it is not one. */
export function parseCommand(line: string): Command | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return commandCheck.Check(value) ? value : undefined;
}
