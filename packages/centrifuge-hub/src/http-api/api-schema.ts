import { Type, type Static } from "typebox";
import type { ProtocolError } from "../protocol.ts";

const Text = Type.Optional(Type.String());
const Flag = Type.Optional(Type.Boolean());
const Channel = Type.String({ minLength: 1 });
const Position = Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0 })), epoch: Text });
const publication = {
  data: Type.Optional(Type.Unknown()),
  b64data: Text,
  skip_history: Flag,
  tags: Type.Optional(Type.Record(Type.String(), Type.String())),
  idempotency_key: Type.Optional(Type.String({ maxLength: 255 })),
  delta: Flag,
};
/** Selects connections of a user. */
const target = { user: Type.String(), client: Text, session: Text };

export const PublishParams = Type.Object({ channel: Channel, ...publication });
export const BroadcastParams = Type.Object({ channels: Type.Array(Channel, { minItems: 1 }), ...publication });
export const SubscribeParams = Type.Object({
  ...target,
  channel: Channel,
  info: Type.Optional(Type.Unknown()),
  /** Sent to the client with the subscription. */
  data: Type.Optional(Type.Unknown()),
  expire_at: Type.Optional(Type.Integer({ minimum: 0 })),
  recover_since: Type.Optional(Position),
});
export const UnsubscribeParams = Type.Object({ ...target, channel: Channel });
export const DisconnectParams = Type.Object({
  ...target,
  whitelist: Type.Optional(Type.Array(Type.String())),
  disconnect: Type.Optional(Type.Object({ code: Type.Integer({ minimum: 3000, maximum: 4999 }), reason: Type.String({ maxLength: 123 }) })),
});
export const RefreshParams = Type.Object({ ...target, expired: Flag, expire_at: Type.Optional(Type.Integer({ minimum: 0 })) });
export const ChannelParams = Type.Object({ channel: Channel });
export const HistoryParams = Type.Object({
  channel: Channel,
  limit: Type.Optional(Type.Integer()),
  since: Type.Optional(Position),
  reverse: Flag,
});
export const ChannelsParams = Type.Object({ pattern: Text });
export const NoParams = Type.Object({});
export const BatchParams = Type.Object({
  commands: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 1000 }),
  parallel: Flag,
});

export type PublishParams = Static<typeof PublishParams>;
export type BroadcastParams = Static<typeof BroadcastParams>;
export type SubscribeParams = Static<typeof SubscribeParams>;
export type UnsubscribeParams = Static<typeof UnsubscribeParams>;
export type DisconnectParams = Static<typeof DisconnectParams>;
export type RefreshParams = Static<typeof RefreshParams>;
export type ChannelParams = Static<typeof ChannelParams>;
export type HistoryParams = Static<typeof HistoryParams>;
export type ChannelsParams = Static<typeof ChannelsParams>;
export type BatchParams = Static<typeof BatchParams>;

/** Reply of an API method; `json` is the JSON of its result. */
export type ApiReply = { readonly json: string } | { readonly error: ProtocolError };

export function apiResult(fields: object): ApiReply {
  return { json: JSON.stringify(fields) };
}
/** Encodes `{"result": ...}` or `{"error": ...}`. */
export function apiReplyJson(reply: ApiReply, resultKey = "result"): string {
  return "error" in reply ? `{"error":${JSON.stringify(reply.error)}}` : `{"${resultKey}":${reply.json}}`;
}
