import { Type, type Static } from "typebox";
import { Nullable } from "./paging.ts";

export const SportType = Type.Union([Type.Literal("regular"), Type.Literal("cyber"), Type.Literal("premium_cricket")]);
export type SportType = Static<typeof SportType>;

/** A sport and the markets its lists show as columns: two, and a third on wide screens. */
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
