import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described } from "../entities/primitives.ts";

export const FavouriteType = Type.Union([
  Type.Literal("sports"),
  Type.Literal("categories"),
  Type.Literal("tournaments"),
  Type.Literal("matches"),
]);
const TypeParams = Type.Object({ type: described(FavouriteType, "Kind of favourite.") });
const ItemParams = Type.Object({
  type: described(FavouriteType, "Kind of favourite."),
  id: Type.Integer({ minimum: 1, description: "Id of the item." }),
});
export const FavouriteIds = Type.Object({
  favoriteIds: Type.Array(Type.Integer(), { description: "Ids of all favourites of the kind, oldest first." }),
});

export const listFavourites = endpoint({
  method: "GET",
  path: "/api/v2/favourites/:type",
  tag: "favourites",
  access: "player",
  summary: "Ids of the player's favourites. `match_status` and `bettable` choose among matches.",
  params: TypeParams,
  query: Type.Object(
    {
      match_status: Type.Optional(
        Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6, description: "Only matches in one of these statuses." }),
      ),
      bettable: Type.Optional(Type.Boolean({ description: "Only matches with a market that is open." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: FavouriteIds },
});
export const addFavourite = endpoint({
  method: "POST",
  path: "/api/v2/favourites/:type/:id",
  tag: "favourites",
  access: "player",
  summary: "Adds one; adding it again changes nothing.",
  params: ItemParams,
  reply: { 200: FavouriteIds },
});
export const removeFavourite = endpoint({
  method: "DELETE",
  path: "/api/v2/favourites/:type/:id",
  tag: "favourites",
  access: "player",
  summary: "Removes one; removing it again changes nothing.",
  params: ItemParams,
  reply: { 200: FavouriteIds },
});
