import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Player } from "../entities/player.ts";
import { described } from "../entities/primitives.ts";

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
    player: described(PlayerName, "The host's own id of the player."),
    brand: described(Brand, "Key of the host's brand."),
    email: Type.String({ maxLength: 254, format: "email", description: "The player's address, unique in the sportsbook." }),
    currency: Type.String({ minLength: 3, maxLength: 8, description: "Currency of the account." }),
    country: Type.String({ minLength: 2, maxLength: 2, description: "Country of residence, ISO 3166-1 alpha-2." }),
    date_of_birth: Type.String({ format: "date", description: "Date of birth, `YYYY-MM-DD`." }),
    first_name: Type.Optional(Type.String({ maxLength: 80, ...OneLine, description: "First name." })),
    last_name: Type.Optional(Type.String({ maxLength: 80, ...OneLine, description: "Last name." })),
    locale: Type.Optional(Type.String({ maxLength: 10, ...OneLine, description: "Preferred locale." })),
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
  caller: "host",
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
  caller: "host",
  summary:
    "From the host's server: a code that signs a player in to the frame, valid once, for a minute. `X-SB-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, player, brand and parent_origin, one per line, under EMBED_SECRET>`; 401 `bad_signature`, 404 `unknown_player`, 503 `embed_off`; 403 with the code of sign-in for a player who may not sign in (`self_excluded`, `account_blocked`, `under_age`, `unconfirmed`).",
  body: Type.Object(
    {
      player: described(PlayerName, "The host's own id of the player, or the `id` of `/embed/players`."),
      brand: described(Brand, "Key of the host's brand."),
      parent_origin: described(Origin, "Origin of the page that will contain the frame."),
    },
    { additionalProperties: false },
  ),
  reply: {
    201: Type.Object({
      code: Type.String({ description: "The code to hand to the frame." }),
      expires_in: Type.Integer({ description: "Seconds." }),
    }),
  },
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
      code: Type.String({ minLength: 16, maxLength: 128, description: "The code from the host's server." }),
      parent_origin: described(Origin, "Origin of the page that contains the frame."),
      carrier: Type.Union([Type.Literal("cookie"), Type.Literal("bearer")], {
        description: "How the session is carried: by a partitioned cookie, or by a token in memory.",
      }),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      player: described(Player, "The signed-in player."),
      token: Type.Union([Type.String(), Type.Null()], {
        description: "For `Authorization: Bearer`; null where a cookie carries the session.",
      }),
      expires_in: Type.Integer({ description: "Seconds." }),
    }),
  },
});
