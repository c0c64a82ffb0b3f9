import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Player } from "../entities/player.ts";

const Origin = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "Origin of the page that holds the frame, e.g. `https://www.example.com`.",
});

export const createEmbedCode = endpoint({
  method: "POST",
  path: "/embed/codes",
  tag: "embed",
  access: "public",
  summary:
    "From the host's server: a code by which its player's frame signs in, good once, for a minute. `X-SB-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, player, brand and parent_origin on a line each, under EMBED_SECRET>`; 401 `bad_signature`, 404 `unknown_player`, 503 `embed_off`; 403 with the code of sign-in for a player who may not come in (`self_excluded`, `account_blocked`, `under_age`, `unconfirmed`).",
  body: Type.Object(
    { player: Type.String({ minLength: 1, maxLength: 64 }), brand: Type.String({ minLength: 1, maxLength: 64 }), parent_origin: Origin },
    { additionalProperties: false },
  ),
  reply: { 201: Type.Object({ code: Type.String(), expires_in: Type.Integer({ description: "Seconds." }) }) },
});

export const startEmbedSession = endpoint({
  method: "POST",
  path: "/embed/session",
  tag: "embed",
  access: "public",
  summary:
    "From the frame: takes a code for a session, by a partitioned cookie or, where the browser keeps none, by a token for a quarter of an hour; 403 `bad_code` for one that is used, too old, or of another parent or brand, `country_blocked` where nobody may sign in, and what sign-in says of a player who may not come in.",
  body: Type.Object(
    {
      code: Type.String({ minLength: 16, maxLength: 128 }),
      parent_origin: Origin,
      carrier: Type.Union([Type.Literal("cookie"), Type.Literal("bearer")]),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      player: Player,
      token: Type.Union([Type.String(), Type.Null()], {
        description: "For `Authorization: Bearer`; null where a cookie carries the session.",
      }),
      expires_in: Type.Integer({ description: "Seconds." }),
    }),
  },
});
