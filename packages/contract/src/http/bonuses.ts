import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { BetRequest } from "../entities/bet.ts";
import { Bonus, BonusState, BonusType, FreebetAmb, LeaderboardEntry, SlipBonus } from "../entities/bonus.ts";
import { ListOf, PageOf } from "../entities/primitives.ts";

const BonusId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
/** Bets as they would be placed; their bonuses are ignored. */
const SlipBets = Type.Object({ bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20 }) }, { additionalProperties: false });

export const slipBonuses = endpoint({
  method: "POST",
  path: "/api/v2/bonuses",
  tag: "bonuses",
  access: "player",
  summary: "Bonuses of each bet, by index: `available` now, or `upcoming` with more or other selections.",
  body: SlipBets,
  reply: { 200: ListOf(Type.Object({ available: Type.Array(SlipBonus), upcoming: Type.Array(SlipBonus) })) },
});
export const slipFreebetAmb = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/freebets/amb",
  tag: "bonuses",
  access: "player",
  summary: "The player's progress towards automatic freebets, with these bets in `possible_progress_count`.",
  body: SlipBets,
  reply: { 200: ListOf(FreebetAmb) },
});
export const listFreebetAmb = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/freebets/amb",
  tag: "bonuses",
  access: "player",
  summary: "The player's progress towards automatic freebets.",
  reply: { 200: ListOf(FreebetAmb) },
});
export const listBonuses = endpoint({
  method: "GET",
  path: "/api/v2/bonuses",
  tag: "bonuses",
  access: "public",
  summary: "Bonuses of all types; for a visitor, the running campaigns.",
  query: Type.Object(
    {
      status: Type.Optional(Type.Union([Type.Literal("active"), Type.Literal("available"), Type.Literal("ended")])),
      available: Type.Optional(Type.Boolean()),
      unseen: Type.Optional(Type.Boolean()),
      limit_per_type: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      type: Type.Optional(Type.Array(BonusType, { maxItems: 5 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(Bonus) },
});
export const markBonusesSeen = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/mark-as-seen",
  tag: "bonuses",
  access: "player",
  summary: "Marks bonuses as seen; jackpot hits have the type `jackpot`. Unknown ones are ignored.",
  body: Type.Object(
    {
      bonuses: Type.Array(
        Type.Object(
          { id: BonusId.properties.id, type: Type.Union([...BonusType.anyOf, Type.Literal("jackpot")]) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 100 },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ marked: Type.Integer() }) },
});

export const BonusKind = Type.Union([
  Type.Literal("comboboosts"),
  Type.Literal("freebets"),
  Type.Literal("huntings"),
  Type.Literal("lootboxes"),
  Type.Literal("tournaments"),
]);
export type BonusKind = Static<typeof BonusKind>;
export const listBonusesOfKind = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/:kind",
  tag: "bonuses",
  access: "public",
  summary: "Bonuses of one kind, newest first.",
  params: Type.Object({ kind: BonusKind }),
  query: Type.Object(
    {
      locale: Type.Optional(Type.String({ maxLength: 8 })),
      is_available: Type.Optional(Type.Boolean()),
      status: Type.Optional(BonusState),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "4 by default." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PageOf(Bonus) },
});
const KindAndId = Type.Object({ kind: BonusKind, id: BonusId.properties.id });
export const getBonus = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/:kind/:id",
  tag: "bonuses",
  access: "public",
  summary: "One bonus; 404 for a freebet of another player.",
  params: KindAndId,
  reply: { 200: Bonus },
});

/** A sentence of the terms: a message key and its numbers, for the page to translate. */
export const BonusTerm = Type.Object({
  key: Type.String({ description: "`min_odds`, `ranges`, `void_leg`, `expiry`, ..." }),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()])),
});
export type BonusTerm = Static<typeof BonusTerm>;
export const getBonusTerms = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/:kind/:id/terms",
  tag: "bonuses",
  access: "public",
  summary: "The terms that the backend applies, with their numbers.",
  params: KindAndId,
  reply: { 200: ListOf(BonusTerm) },
});
export const tournamentRating = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/tournaments/:id/rating",
  tag: "bonuses",
  access: "public",
  summary: "The leaderboard, best first, with the reader's own position last when it is further down.",
  params: BonusId,
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }, { additionalProperties: false }),
  reply: { 200: ListOf(LeaderboardEntry) },
});
export const activateBonus = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/:id/activate",
  tag: "bonuses",
  access: "player",
  summary: "Activates an available bonus; 409 `not_available` otherwise. A repeat changes nothing.",
  params: BonusId,
  reply: { 200: Bonus },
});
export const boostFreebet = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/:id/boost",
  tag: "bonuses",
  access: "player",
  summary:
    "Opens a chest for a freebet of a lootbox: draws its boost and activates it. A second time is refused with 409 `already_boosted`.",
  params: BonusId,
  query: Type.Object({ place: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })) }, { additionalProperties: false }),
  reply: {
    200: Type.Object({
      bonus: Bonus,
      chests: Type.Array(Type.Integer(), { description: "The contents of the three chests, by position." }),
    }),
  },
});
export const redeemPromoCode = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/promo-code",
  tag: "bonuses",
  access: "player",
  summary: "Issues the bonus of a code, once per player; 404 `code_unknown`, 409 `code_used`, 409 `code_over`.",
  body: Type.Object({ code: Type.String({ minLength: 3, maxLength: 32 }) }, { additionalProperties: false }),
  reply: { 200: Bonus },
});
