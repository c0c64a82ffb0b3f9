import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Tournament } from "../entities/catalog.ts";
import { Match } from "../entities/match.ts";
import { SportType } from "../entities/catalog.ts";

export const SearchResult = Type.Object({
  events: Type.Array(Match),
  tournaments: Type.Array(Tournament),
  competitors: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), sport_key: Type.String(), next_match: Type.Union([Match, Type.Null()]) }),
  ),
});
export type SearchResult = Static<typeof SearchResult>;

export const search = endpoint({
  method: "GET",
  path: "/api/v2/search",
  tag: "catalog",
  access: "public",
  summary: "Events, leagues and teams with words that begin with the text, ignoring accents; 3 to 50 characters (spec.md 5).",
  query: Type.Object(
    {
      q: Type.String({ minLength: 3, maxLength: 50 }),
      sport_type: Type.Optional(SportType),
      match_status: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6 })),
      only_events_name: Type.Optional(Type.Boolean()),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: SearchResult },
});
