import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { BetRequest } from "../entities/bet.ts";
import { Jackpot, JackpotHit, JackpotHitStatus } from "../entities/jackpot.ts";
import { ListOf } from "../entities/paging.ts";

const JackpotId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const slipJackpots = endpoint({
  method: "POST",
  path: "/api/v2/jackpots",
  tag: "jackpots",
  access: "player",
  summary: "Which jackpots each bet would take part in, by index.",
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
  summary: "Hits, newest first. `for_user` and `unseen` are the player's own and need a session.",
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
