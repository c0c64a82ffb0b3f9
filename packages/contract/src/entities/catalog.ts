import { type Static, Type } from "typebox";
import { described, Nullable, UrnId } from "./primitives.ts";

export const SportType = Type.Union([Type.Literal("regular"), Type.Literal("cyber"), Type.Literal("premium_cricket")]);
export type SportType = Static<typeof SportType>;

/** A sport and the markets that its lists show as columns: two, and a third on wide screens. */
export const Sport = Type.Object({
  id: Type.Integer({ description: "Id of the sport." }),
  urn_id: UrnId,
  key: Type.String({ description: "Path segment: `soccer`, `tennis`, `cs2`." }),
  name: Type.String({ description: "Name in the language of the call." }),
  type: described(SportType, "Kind of sport."),
  priority: Type.Integer({ description: "Place in lists; lower numbers come first." }),
  provider: Type.String({ description: "Key of the feed provider." }),
  main_market_id: Type.Integer({ description: "External id of the main market." }),
  main_market_outcomes_count: Type.Integer({ description: "Number of columns of the main market." }),
  secondary_market_id: Nullable(Type.Integer({ description: "External id of the second market of lists; null without one." })),
  secondary_market_outcomes_count: Nullable(Type.Integer({ description: "Number of columns of the second market; null without one." })),
  tertiary_market_id: Type.Optional(
    Nullable(Type.Integer({ description: "External id of the third market, for wide screens; null or absent without one." })),
  ),
  tertiary_market_outcomes_count: Type.Optional(Nullable(Type.Integer({ description: "Number of columns of the third market." }))),
});
export type Sport = Static<typeof Sport>;

/** Schema of the name of a region for which pages show an emblem. */
const Region = (description: string) =>
  Type.Optional(
    Nullable(
      Type.String({
        description: `${description}: \`world\`, \`europe\`, \`south-america\`, \`north-america\`, \`africa\`, \`asia\`, \`oceania\`. A page draws no emblem for another one.`,
      }),
    ),
  );

/** A country or region of a sport. */
export const Category = Type.Object({
  id: Type.Integer({ description: "Id of the country or region." }),
  urn_id: UrnId,
  slug: Type.String({ description: "Last segment of the page address, ending in the id." }),
  name: Type.String({ description: "Name in the language of the call." }),
  country_code: Nullable(Type.String({ description: "ISO 3166-1 alpha-2, `GB-ENG`, `EU`, or null." })),
  region: Region("The part of the world it stands for, if it is not a country"),
  priority: Type.Integer({ description: "Place in lists; lower numbers come first." }),
  sport_id: Type.Integer({ description: "Id of its sport." }),
  sport_urn_id: Type.String({ description: "Betradar-style id of its sport." }),
  sport_key: Type.String({ description: "Key of its sport, such as `soccer`." }),
  sport_name: Type.String({ description: "Name of its sport." }),
  sport_type: Type.String({ description: "Kind of its sport." }),
});
export type Category = Static<typeof Category>;

/** A league or tournament. */
export const Tournament = Type.Object({
  id: Type.Integer({ description: "Id of the league." }),
  urn_id: UrnId,
  slug: Type.String({ description: "Last segment of the page address, ending in the id." }),
  name: Type.String({ description: "Name in the language of the call." }),
  priority: Type.Integer({ description: "Place in lists; lower numbers come first." }),
  provider: Type.String({ description: "Key of the feed provider." }),
  sport: described(Sport, "Its sport."),
  category: described(Category, "Its country or region."),
  country_code: Type.Optional(Nullable(Type.String({ description: "Where it is played, if its category does not say it." }))),
  region: Region("The part of the world that plays in it, if no one country does"),
});
export type Tournament = Static<typeof Tournament>;
