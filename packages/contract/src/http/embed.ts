import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Player } from "../entities/player.ts";

const Origin = Type.String({
  minLength: 1,
  maxLength: 300,
  description: "Origin of the page that holds the frame, e.g. `https://www.example.com`.",
});

const PlayerName = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "The host's own id of the player, as told to `/embed/players`, or the `id` that call answers.",
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
    "From the host's server: creates the player of its own id (201), or changes the player to what is said now (200); the same twice changes nothing. `X-SB-Signature` as of `/embed/codes`, over t, player, brand, email, currency, country, date_of_birth, first_name, last_name and locale on a line each, empty where left out. 400 `under_age`, `unknown_country`, `unknown_currency`, `unknown_brand`, 401 `bad_signature`, 409 `email_taken`, 503 `embed_off`.",
  body: HostPlayer,
  reply: { 200: HostPlayerId, 201: HostPlayerId },
});

export const createEmbedCode = endpoint({
  method: "POST",
  path: "/embed/codes",
  tag: "embed",
  access: "public",
  summary:
    "From the host's server: a code by which its player's frame signs in, good once, for a minute. `X-SB-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, player, brand and parent_origin on a line each, under EMBED_SECRET>`; 401 `bad_signature`, 404 `unknown_player`, 503 `embed_off`; 403 with the code of sign-in for a player who may not come in (`self_excluded`, `account_blocked`, `under_age`, `unconfirmed`).",
  body: Type.Object({ player: PlayerName, brand: Brand, parent_origin: Origin }, { additionalProperties: false }),
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
