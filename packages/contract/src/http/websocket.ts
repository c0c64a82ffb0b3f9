import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";

export const getRealtimeToken = endpoint({
  method: "POST",
  path: "/api/v2/websocket/token",
  tag: "realtime",
  access: "public",
  readsSession: true,
  summary: "Connection token of the player, or of an anonymous visitor.",
  description: "The token goes into the `connect` command and expires; the realtime client asks for a new one.",
  reply: { 200: Type.Object({ token: Type.String({ description: "JWT for the `connect` command." }) }) },
});
export const authorizeChannels = endpoint({
  method: "POST",
  path: "/api/v2/websocket/authorize",
  tag: "realtime",
  access: "public",
  readsSession: true,
  summary: "Subscription tokens for private channels; channels of others are left out.",
  description: "Public channels need no token. The token of a private channel is given only to its own player.",
  body: Type.Object(
    {
      client: Type.Optional(Type.String({ maxLength: 64, description: "Id of the connection, from the reply to `connect`; not checked." })),
      channels: Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 50, description: "Names of private channels." }),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      channels: Type.Array(
        Type.Object({
          channel: Type.String({ description: "Name of the channel." }),
          token: Type.String({ description: "JWT for the `subscribe` command." }),
        }),
        { description: "Channels that the caller may subscribe to; others are left out." },
      ),
    }),
  },
});
