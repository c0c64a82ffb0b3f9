import { Type, type Static } from "typebox";
import { Nullable } from "./paging.ts";

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
