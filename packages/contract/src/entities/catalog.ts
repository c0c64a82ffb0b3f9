import { type Static, Type } from "typebox";
import { Nullable } from "./primitives.ts";

export const SportType = Type.Union([Type.Literal("regular"), Type.Literal("cyber"), Type.Literal("premium_cricket")]);
export type SportType = Static<typeof SportType>;

/** A sport and the markets that its lists show as columns: two, and a third on wide screens. */
export const Sport = Type.Object({
  id: Type.Integer(),
  urn_id: Type.String(),
  key: Type.String({ description: "Path segment: `soccer`, `tennis`, `cs2`." }),
  name: Type.String(),
  type: SportType,
  priority: Type.Integer(),
  provider: Type.String(),
  main_market_id: Type.Integer({ description: "External id of the main market." }),
  main_market_outcomes_count: Type.Integer(),
  secondary_market_id: Nullable(Type.Integer()),
  secondary_market_outcomes_count: Nullable(Type.Integer()),
  tertiary_market_id: Type.Optional(Nullable(Type.Integer())),
  tertiary_market_outcomes_count: Type.Optional(Nullable(Type.Integer())),
});
export type Sport = Static<typeof Sport>;

/** A country or region of a sport. */
export const Category = Type.Object({
  id: Type.Integer(),
  urn_id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  country_code: Nullable(Type.String({ description: "ISO 3166-1 alpha-2, `GB-ENG`, `EU`, or null." })),
  priority: Type.Integer(),
  sport_id: Type.Integer(),
  sport_urn_id: Type.String(),
  sport_key: Type.String(),
  sport_name: Type.String(),
  sport_type: Type.String(),
});
export type Category = Static<typeof Category>;

/** A league or tournament. */
export const Tournament = Type.Object({
  id: Type.Integer(),
  urn_id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  priority: Type.Integer(),
  provider: Type.String(),
  sport: Sport,
  category: Category,
});
export type Tournament = Static<typeof Tournament>;
