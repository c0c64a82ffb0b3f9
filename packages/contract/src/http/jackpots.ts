import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { BetRequest } from "../entities/bet.ts";
import { CurrencyCode, described, ListOf, Nullable, Subunits } from "../entities/primitives.ts";

export const JackpotLevelState = Type.Union([
  Type.Literal("created"),
  Type.Literal("active"),
  Type.Literal("paused"),
  Type.Literal("finished"),
  Type.Literal("disabled"),
]);
export const JackpotLevel = Type.Object({
  code: Type.String({ description: "Key of the level, such as `gold`." }),
  name: Type.String({ description: "Name of the level." }),
  pool_amount: Type.Integer({ description: "Minor units." }),
  drop_before: Type.Integer({ description: "The pool drops before it reaches this, minor units." }),
  state: described(JackpotLevelState, "Only an `active` level can be won."),
});

/** Pools that the operator funds with a share of every qualifying stake, at no cost to the player. */
export const Jackpot = Type.Object({
  id: Type.Integer({ description: "Id of the jackpot." }),
  name: Type.String({ description: "Name of the jackpot." }),
  status: Type.Union([Type.Literal("active"), Type.Literal("paused"), Type.Literal("finished")], {
    description: "Only an `active` jackpot takes part of stakes.",
  }),
  amount: Type.Integer({ description: "Total that can currently be won on all levels, minor units." }),
  pool_amount: Type.Integer({ description: "The same, less hits that are not yet paid." }),
  hits_amount: Type.Integer({ description: "Total won so far, minor units." }),
  currency: CurrencyCode,
  subunits: Subunits,
  contribution: Type.Integer({ description: "Share of a stake added to the pools, hundredths of a percent." }),
  min_stake: Type.Integer({ description: "Minor units." }),
  min_odds: Type.Integer({ description: "Thousandths." }),
  levels: Type.Array(JackpotLevel, { description: "Levels, each with a pool of its own." }),
});
export type Jackpot = Static<typeof Jackpot>;

export const JackpotHitStatus = Type.Union([
  Type.Literal("initial"),
  Type.Literal("approved"),
  Type.Literal("declined"),
  Type.Literal("paid"),
]);
export type JackpotHitStatus = Static<typeof JackpotHitStatus>;

export const JackpotHit = Type.Object({
  id: Type.Integer({ description: "Id of the hit." }),
  jackpot_id: Type.Integer({ description: "Id of the jackpot." }),
  jackpot_name: Type.String({ description: "Name of the jackpot." }),
  jackpot_level_code: Type.String({ description: "Key of the level." }),
  jackpot_level_name: Type.String({ description: "Name of the level." }),
  amount: Type.Integer({ description: "Minor units of `currency`." }),
  amount_eur: Type.Integer({ description: "Euro cents." }),
  currency: CurrencyCode,
  subunits: Subunits,
  created_at: Type.String({ description: "When it was won, ISO 8601 in UTC." }),
  status: described(JackpotHitStatus, "`initial` until the operator approves or declines it; `paid` once credited."),
  user_hash: Type.String({ description: "Distinguishes players without naming them." }),
  is_own: Type.Boolean({ description: "Won by the reader." }),
  seen: Nullable(Type.Boolean({ description: "Only for the reader's own hits; null for others." })),
});
export type JackpotHit = Static<typeof JackpotHit>;

const JackpotId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const slipJackpots = endpoint({
  method: "POST",
  path: "/api/v2/jackpots",
  tag: "jackpots",
  access: "player",
  summary: "The jackpots that each bet would take part in, by index.",
  body: Type.Object(
    { bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20, description: "Bets as they would be placed." }) },
    { additionalProperties: false },
  ),
  reply: {
    200: ListOf(
      Type.Object({ jackpot_ids: Type.Array(Type.Integer(), { description: "Ids of the jackpots that the bet takes part in." }) }),
    ),
  },
});
export const listJackpots = endpoint({
  method: "GET",
  path: "/api/v2/jackpots",
  tag: "jackpots",
  access: "public",
  isLocalized: true,
  summary: "Jackpots with their levels.",
  reply: { 200: ListOf(Jackpot) },
});
export const getJackpot = endpoint({
  method: "GET",
  path: "/api/v2/jackpots/:id",
  tag: "jackpots",
  access: "public",
  isLocalized: true,
  summary: "One jackpot.",
  params: Type.Object({ id: described(JackpotId, "Id of the jackpot.") }),
  reply: { 200: Jackpot },
});
export const listJackpotHits = endpoint({
  method: "GET",
  path: "/api/v2/jackpot-hits",
  tag: "jackpots",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "Hits, newest first. `for_user` and `unseen` return the player's own hits and need a session.",
  description: "Other players appear under a hash that does not name them.",
  query: Type.Object(
    {
      jackpot_id: Type.Optional(described(JackpotId, "Only hits of this jackpot.")),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "10 by default." })),
      status: Type.Optional(
        Type.Array(JackpotHitStatus, { maxItems: 4, description: "Only hits in one of these statuses; repeat the key for several." }),
      ),
      for_user: Type.Optional(Type.Boolean({ description: "Only the player's own hits; needs a session." })),
      unseen: Type.Optional(Type.Boolean({ description: "Only own hits that the player has not seen; needs a session." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(JackpotHit) },
});
