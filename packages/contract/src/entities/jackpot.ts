import { Type, type Static } from "typebox";
import { Nullable } from "./paging.ts";

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

/** Pools that the operator fills with a share of every stake that counts, at no cost to the player. */
export const Jackpot = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: Type.Union([Type.Literal("active"), Type.Literal("paused"), Type.Literal("finished")]),
  amount: Type.Integer({ description: "What may be won now over all levels, minor units." }),
  pool_amount: Type.Integer({ description: "The same, without what is won but not yet paid." }),
  hits_amount: Type.Integer({ description: "What was won so far, minor units." }),
  currency: Type.String(),
  subunits: Type.Integer(),
  contribution: Type.Integer({ description: "Share of a stake that goes into the pools, hundredths of a percent." }),
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
  user_hash: Type.String({ description: "Tells players apart without naming them." }),
  is_own: Type.Boolean(),
  seen: Nullable(Type.Boolean({ description: "Of the reader's own hits; null for others." })),
});
export type JackpotHit = Static<typeof JackpotHit>;
