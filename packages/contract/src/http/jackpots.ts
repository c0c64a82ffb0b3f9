import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { BetRequest } from "../entities/bet.ts";
import { ListOf, Nullable } from "../entities/primitives.ts";

export const JackpotLevelState = Type.Union([
  Type.Literal("created"),
  Type.Literal("active"),
  Type.Literal("paused"),
  Type.Literal("finished"),
  Type.Literal("disabled"),
]);
export const JackpotLevel = Type.Object({
  code: Type.String(),
  name: Type.String(),
  pool_amount: Type.Integer({ description: "Minor units." }),
  drop_before: Type.Integer({ description: "The pool drops before it reaches this, minor units." }),
  state: JackpotLevelState,
});

/** Pools that the operator funds with a share of every qualifying stake, at no cost to the player. */
export const Jackpot = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: Type.Union([Type.Literal("active"), Type.Literal("paused"), Type.Literal("finished")]),
  amount: Type.Integer({ description: "Total that can currently be won on all levels, minor units." }),
  pool_amount: Type.Integer({ description: "The same, less hits that are not yet paid." }),
  hits_amount: Type.Integer({ description: "Total won so far, minor units." }),
  currency: Type.String(),
  subunits: Type.Integer(),
  contribution: Type.Integer({ description: "Share of a stake added to the pools, hundredths of a percent." }),
  min_stake: Type.Integer({ description: "Minor units." }),
  min_odds: Type.Integer({ description: "Thousandths." }),
  levels: Type.Array(JackpotLevel),
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
  id: Type.Integer(),
  jackpot_id: Type.Integer(),
  jackpot_name: Type.String(),
  jackpot_level_code: Type.String(),
  jackpot_level_name: Type.String(),
  amount: Type.Integer({ description: "Minor units of `currency`." }),
  amount_eur: Type.Integer({ description: "Euro cents." }),
  currency: Type.String(),
  subunits: Type.Integer(),
  created_at: Type.String(),
  status: JackpotHitStatus,
  user_hash: Type.String({ description: "Distinguishes players without naming them." }),
  is_own: Type.Boolean(),
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
  body: Type.Object({ bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20 }) }, { additionalProperties: false }),
  reply: { 200: ListOf(Type.Object({ jackpot_ids: Type.Array(Type.Integer()) })) },
});
export const listJackpots = endpoint({
  method: "GET",
  path: "/api/v2/jackpots",
  tag: "jackpots",
  access: "public",
  summary: "Jackpots with their levels.",
  reply: { 200: ListOf(Jackpot) },
});
export const getJackpot = endpoint({
  method: "GET",
  path: "/api/v2/jackpots/:id",
  tag: "jackpots",
  access: "public",
  summary: "One jackpot.",
  params: Type.Object({ id: JackpotId }),
  reply: { 200: Jackpot },
});
export const listJackpotHits = endpoint({
  method: "GET",
  path: "/api/v2/jackpot-hits",
  tag: "jackpots",
  access: "public",
  summary: "Hits, newest first. `for_user` and `unseen` return the player's own hits and need a session.",
  query: Type.Object(
    {
      jackpot_id: Type.Optional(JackpotId),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "10 by default." })),
      status: Type.Optional(Type.Array(JackpotHitStatus, { maxItems: 4 })),
      for_user: Type.Optional(Type.Boolean()),
      unseen: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(JackpotHit) },
});
