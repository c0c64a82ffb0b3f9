import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Category, Sport, SportType, Tournament } from "../entities/catalog.ts";
import { described, ListOf, PageLimit, PageNumber, PageOf } from "../entities/primitives.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, description: "Id of the item." }) });
const CatalogQuery = Type.Object(
  {
    sport_key: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50, description: "Only these sports; repeat the key for several." }),
    ),
    sport_type: Type.Optional(described(SportType, "Only sports of this kind.")),
    category_id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        maxItems: 100,
        description: "Only these countries or regions; repeat the key for several.",
      }),
    ),
    page: PageNumber,
    limit: PageLimit,
  },
  { additionalProperties: false },
);

export const listSports = endpoint({
  method: "GET",
  path: "/api/v2/sports",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "All sports by priority.",
  query: Type.Object({ sport_type: Type.Optional(described(SportType, "Only sports of this kind.")) }, { additionalProperties: false }),
  reply: { 200: ListOf(Sport) },
});
export const listCategories = endpoint({
  method: "GET",
  path: "/api/v2/categories",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "Countries and regions.",
  query: CatalogQuery,
  reply: { 200: PageOf(Category) },
});
export const getCategory = endpoint({
  method: "GET",
  path: "/api/v2/categories/:id",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "One country or region.",
  params: IdParams,
  reply: { 200: Category },
});
export const listTournaments = endpoint({
  method: "GET",
  path: "/api/v2/tournaments",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "Leagues and tournaments by priority.",
  query: CatalogQuery,
  reply: { 200: PageOf(Tournament) },
});
export const getTournament = endpoint({
  method: "GET",
  path: "/api/v2/tournaments/:id",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary: "One league or tournament.",
  params: IdParams,
  reply: { 200: Tournament },
});

/** Numbers of matches and outrights on offer. */
export const Count = Type.Object({
  matchCount: Type.Integer({ description: "Number of matches." }),
  outrightCount: Type.Integer({ description: "Number of outright events." }),
});
export type Count = Static<typeof Count>;
export const Counters = Type.Object({
  live: described(Count, "Matches in play."),
  sports: Type.Record(Type.String(), Count, { description: "By sport key." }),
  categories: Type.Record(Type.String(), Count, { description: "By category id." }),
  tournaments: Type.Record(Type.String(), Count, { description: "By tournament id." }),
});
export type Counters = Static<typeof Counters>;
export const CounterFilter = Type.Object(
  {
    sport_type: Type.Optional(described(SportType, "Only sports of this kind.")),
    sport_key: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50, description: "Only these sports." })),
    match_status: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6, description: "Only matches in one of these statuses." }),
    ),
    start_to: Type.Optional(Type.String({ format: "date-time", description: "Only matches that start before this time." })),
    has_video: Type.Optional(Type.Boolean({ description: "Only matches with (true) or without (false) video." })),
  },
  { additionalProperties: false },
);
export const countEvents = endpoint({
  method: "POST",
  path: "/api/v2/counters",
  tag: "catalog",
  access: "public",
  summary: "Counts of matches and outrights by sport, category and tournament; several filters are combined by OR.",
  description: "The counts of menus: how many matches and outright events each sport, country and league has on offer.",
  body: Type.Object(
    {
      filters: Type.Array(CounterFilter, {
        maxItems: 10,
        description: "A match counts when it meets one of them; without any, all matches count.",
      }),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Counters },
});
