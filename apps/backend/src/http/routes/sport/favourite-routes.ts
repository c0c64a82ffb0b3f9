import * as contract from "@touchline/contract/http/favourites";
import { addFavourite, listFavouriteIds, removeFavourite } from "../../../players/favourites.ts";
import { answer, implement, type Implementation } from "../../api-call.ts";
import type { Services } from "../../services.ts";

/** The player's favourites of each kind. */
export function favouriteRoutes({ database }: Pick<Services, "database">): readonly Implementation[] {
  return [
    implement(contract.listFavourites, async ({ player, params }) => {
      const favoriteIds = await listFavouriteIds(database, { playerId: player.id, type: params.type });
      return answer(200, { favoriteIds });
    }),
    implement(contract.addFavourite, async ({ player, params }) => {
      const favoriteIds = await addFavourite(database, { playerId: player.id, type: params.type }, params.id);
      return answer(200, { favoriteIds });
    }),
    implement(contract.removeFavourite, async ({ player, params }) => {
      const favoriteIds = await removeFavourite(database, { playerId: player.id, type: params.type }, params.id);
      return answer(200, { favoriteIds });
    }),
  ];
}
