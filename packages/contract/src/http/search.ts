import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Tournament } from "../entities/catalog.ts";
import { Match } from "../entities/match.ts";
import { SportType } from "../entities/catalog.ts";
import { described } from "../entities/primitives.ts";

export const SearchResult = Type.Object({
  events: Type.Array(Match, { description: "Matching matches and outright events." }),
  tournaments: Type.Array(Tournament, { description: "Matching leagues." }),
  competitors: Type.Array(
    Type.Object({
      id: Type.String({ description: "Id of the side." }),
      name: Type.String({ description: "Name of the side." }),
      sport_key: Type.String({ description: "Key of its sport." }),
      next_match: Type.Union([Match, Type.Null()], { description: "Its next or running match; null without one." }),
    }),
    { description: "Matching sides." },
  ),
});
export type SearchResult = Static<typeof SearchResult>;

export const search = endpoint({
  method: "GET",
  path: "/api/v2/search",
  tag: "catalog",
  access: "public",
  isLocalized: true,
  summary:
    "Events, leagues and teams with words that begin with the text, also by everyday names, codes and names of nations in other languages; 3 to 50 characters, of which at least 3 letters or digits.",
  query: Type.Object(
    {
      q: Type.String({ minLength: 3, maxLength: 50, description: "Text, 3 to 50 characters." }),
      sport_type: Type.Optional(described(SportType, "Only sports of this kind.")),
      match_status: Type.Optional(
        Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6, description: "Only matches in one of these statuses." }),
      ),
      only_events_name: Type.Optional(Type.Boolean({ description: "Look only at the names of events, not of leagues and sides." })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: "Largest number of results of each kind." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: SearchResult },
});
