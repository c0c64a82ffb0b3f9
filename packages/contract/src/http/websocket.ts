import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";

export const getRealtimeToken = endpoint({
  method: "POST",
  path: "/api/v2/websocket/token",
  tag: "realtime",
  access: "public",
  summary: "Connection token of the player, or of an anonymous visitor.",
  reply: { 200: Type.Object({ token: Type.String() }) },
});
export const authorizeChannels = endpoint({
  method: "POST",
  path: "/api/v2/websocket/authorize",
  tag: "realtime",
  access: "public",
  summary: "Subscription tokens for private channels; channels of others are left out.",
  body: Type.Object(
    {
      client: Type.Optional(Type.String({ maxLength: 64 })),
      channels: Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 50 }),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ channels: Type.Array(Type.Object({ channel: Type.String(), token: Type.String() })) }) },
});
