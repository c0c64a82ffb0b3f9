import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Player } from "../entities/player.ts";

const Origin = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "Origin of the page that contains the frame, e.g. `https://www.example.com`.",
});

const PlayerName = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "The host's own id of the player, as sent to `/embed/players`, or the `id` that call returns.",
});
const Brand = Type.String({ minLength: 1, maxLength: 64 });
const OneLine = { pattern: "^[^\\n\\r]*$" };

export const HostPlayer = Type.Object(
  {
    player: PlayerName,
    brand: Brand,
    email: Type.String({ maxLength: 254, format: "email" }),
    currency: Type.String({ minLength: 3, maxLength: 8 }),
    country: Type.String({ minLength: 2, maxLength: 2 }),
    date_of_birth: Type.String({ format: "date" }),
    first_name: Type.Optional(Type.String({ maxLength: 80, ...OneLine })),
    last_name: Type.Optional(Type.String({ maxLength: 80, ...OneLine })),
    locale: Type.Optional(Type.String({ maxLength: 10, ...OneLine })),
  },
  { additionalProperties: false },
);
export type HostPlayer = Static<typeof HostPlayer>;
const HostPlayerId = Type.Object({ id: Type.String({ description: "The sportsbook's own id of the player." }) });

export const putHostPlayer = endpoint({
  method: "POST",
  path: "/embed/players",
  tag: "embed",
  access: "public",
  summary:
    "From the host's server: creates a player with the host's id (201), or updates it (200); a repeat changes nothing. `X-SB-Signature` as for `/embed/codes`, over t, player, brand, email, currency, country, date_of_birth, first_name, last_name and locale, one per line, empty when omitted. 400 `under_age`, `unknown_country`, `unknown_currency`, `unknown_brand`, 401 `bad_signature`, 409 `email_taken`, 503 `embed_off`.",
  body: HostPlayer,
  reply: { 200: HostPlayerId, 201: HostPlayerId },
});

export const createEmbedCode = endpoint({
  method: "POST",
  path: "/embed/codes",
  tag: "embed",
  access: "public",
  summary:
    "From the host's server: a code that signs a player in to the frame, valid once, for a minute. `X-SB-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, player, brand and parent_origin, one per line, under EMBED_SECRET>`; 401 `bad_signature`, 404 `unknown_player`, 503 `embed_off`; 403 with the code of sign-in for a player who may not sign in (`self_excluded`, `account_blocked`, `under_age`, `unconfirmed`).",
  body: Type.Object({ player: PlayerName, brand: Brand, parent_origin: Origin }, { additionalProperties: false }),
  reply: { 201: Type.Object({ code: Type.String(), expires_in: Type.Integer({ description: "Seconds." }) }) },
});

export const startEmbedSession = endpoint({
  method: "POST",
  path: "/embed/session",
  tag: "embed",
  access: "public",
  summary:
    "From the frame: exchanges a code for a session, carried by a partitioned cookie or, when the browser keeps none, by a token for 15 minutes; 403 `bad_code` for a code that was used, has expired, or belongs to another parent or brand, `country_blocked` where sign-in is blocked, and the codes of sign-in for a player who may not sign in.",
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
