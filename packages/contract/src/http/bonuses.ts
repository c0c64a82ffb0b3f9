import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { BetRequest } from "../entities/bet.ts";
import { Bonus, BonusType, FreebetAmb, LeaderboardEntry, SlipBonus } from "../entities/bonus.ts";
import { described, ListOf, PageNumber, PageOf } from "../entities/primitives.ts";

const BonusId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "Id of the bonus." }) });
/** Bets as they would be placed; their bonuses are ignored. */
export const SlipBets = Type.Object(
  { bets: Type.Array(BetRequest, { minItems: 1, maxItems: 20, description: "Bets as they would be placed; their bonuses are ignored." }) },
  { additionalProperties: false },
);

export const slipBonuses = endpoint({
  method: "POST",
  path: "/api/v2/bonuses",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary: "Bonuses of each bet, by index: `available` now, or `upcoming` with more or other selections.",
  description: "For the slip: which bonuses each bet could use, without placing it.",
  body: SlipBets,
  reply: {
    200: ListOf(
      Type.Object({
        available: Type.Array(SlipBonus, { description: "Bonuses that the bet can use now." }),
        upcoming: Type.Array(SlipBonus, { description: "Bonuses that it could use with more or other selections." }),
      }),
    ),
  },
});
export const slipFreebetAmb = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/freebets/amb",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary: "The player's progress towards automatic freebets, with these bets in `possible_progress_count`.",
  body: SlipBets,
  reply: { 200: ListOf(FreebetAmb) },
});
export const listFreebetAmb = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/freebets/amb",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary: "The player's progress towards automatic freebets.",
  reply: { 200: ListOf(FreebetAmb) },
});
const BonusStatusFilter = Type.Union([Type.Literal("active"), Type.Literal("available"), Type.Literal("ended")], {
  description: "`active` for bonuses that run, whether the reader can use them or not; `available` waits to be activated; or `ended`.",
});
export const listBonuses = endpoint({
  method: "GET",
  path: "/api/v2/bonuses",
  tag: "bonuses",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "Bonuses of all types; for a visitor, the running campaigns.",
  description: "A visitor sees the running campaigns, a player also what was issued.",
  query: Type.Object(
    {
      status: Type.Optional(BonusStatusFilter),
      available: Type.Optional(Type.Boolean({ description: "Only bonuses that can be used or activated now." })),
      unseen: Type.Optional(Type.Boolean({ description: "Only issued bonuses that the player has not seen." })),
      limit_per_type: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "Largest number of bonuses of each type." })),
      type: Type.Optional(Type.Array(BonusType, { maxItems: 5, description: "Only bonuses of these types; repeat the key for several." })),
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
          {
            id: described(BonusId.properties.id, "Id of the bonus or jackpot hit."),
            type: Type.Union([...BonusType.anyOf, Type.Literal("jackpot")], { description: "Type of the bonus, or `jackpot`." }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 100, description: "What the player has seen." },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ marked: Type.Integer({ description: "Number of bonuses and hits that were unseen before." }) }) },
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
  readsSession: true,
  isLocalized: true,
  summary: "Bonuses of one kind, newest first.",
  params: Type.Object({ kind: described(BonusKind, "Kind of bonus, in the plural.") }),
  query: Type.Object(
    {
      locale: Type.Optional(
        Type.String({ maxLength: 8, deprecated: true, description: "Ignored in favour of `Accept-Language`; accepted for older clients." }),
      ),
      is_available: Type.Optional(Type.Boolean({ description: "Only bonuses that can be used or activated now." })),
      status: Type.Optional(BonusStatusFilter),
      page: PageNumber,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "4 by default." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PageOf(Bonus) },
});
const KindAndId = Type.Object({
  kind: described(BonusKind, "Kind of bonus, in the plural."),
  id: described(BonusId.properties.id, "Id of the bonus."),
});
export const getBonus = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/:kind/:id",
  tag: "bonuses",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "One bonus; 404 for a freebet of another player.",
  params: KindAndId,
  reply: { 200: Bonus },
});

/** A sentence of the terms: a message key and its numbers, translated by the page. */
export const BonusTerm = Type.Object({
  key: Type.String({ description: "`min_odds`, `ranges`, `void_leg`, `expiry`, ..." }),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]), {
    description: "Numbers and names of the sentence, by placeholder.",
  }),
});
export type BonusTerm = Static<typeof BonusTerm>;
export const getBonusTerms = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/:kind/:id/terms",
  tag: "bonuses",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "The terms that the backend applies, with their numbers.",
  params: KindAndId,
  reply: { 200: ListOf(BonusTerm) },
});
export const tournamentRating = endpoint({
  method: "GET",
  path: "/api/v2/bonuses/tournaments/:id/rating",
  tag: "bonuses",
  access: "public",
  readsSession: true,
  summary: "The leaderboard, best first, with the reader's own position last when it is further down.",
  params: BonusId,
  query: Type.Object(
    { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "Number of places, 10 by default." })) },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(LeaderboardEntry) },
});
export const activateBonus = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/:id/activate",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary: "Activates an available bonus; 409 `not_available` otherwise. A repeat changes nothing.",
  params: BonusId,
  reply: { 200: Bonus },
});
export const boostFreebet = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/:id/boost",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary:
    "Opens a chest for a freebet of a lootbox: draws its boost and activates it. A second time is refused with 409 `already_boosted`.",
  params: BonusId,
  query: Type.Object(
    { place: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: "Chest to open, 1 to 3; 1 by default." })) },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      bonus: described(Bonus, "The freebet with its boost."),
      chests: Type.Array(Type.Integer(), { description: "The contents of the three chests, by position." }),
    }),
  },
});
export const redeemPromoCode = endpoint({
  method: "POST",
  path: "/api/v2/bonuses/promo-code",
  tag: "bonuses",
  access: "player",
  isLocalized: true,
  summary: "Issues the bonus of a code, once per player; 404 `code_unknown`, 409 `code_used`, 409 `code_over`.",
  body: Type.Object(
    { code: Type.String({ minLength: 3, maxLength: 32, description: "The code as typed." }) },
    { additionalProperties: false },
  ),
  reply: { 200: Bonus },
});
