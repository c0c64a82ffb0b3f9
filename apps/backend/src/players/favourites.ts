import type { Database } from "../platform/database/open-database.ts";

/** One kind of favourites of one player. */
export interface FavouriteList {
  readonly playerId: string;
  readonly type: "sports" | "categories" | "tournaments" | "matches";
}

const maxFavourites = 1_000;

/** Ids in the order in which they were added. */
export async function listFavouriteIds(database: Database, list: FavouriteList): Promise<number[]> {
  const rows = await database
    .selectFrom("favourites")
    .select("item_id")
    .where("player_id", "=", list.playerId)
    .where("type", "=", list.type)
    .orderBy("created_at")
    .orderBy("item_id")
    .limit(maxFavourites)
    .execute();
  return rows.map((row) => Number(row.item_id));
}

export async function addFavourite(database: Database, list: FavouriteList, id: number): Promise<number[]> {
  const row = { player_id: list.playerId, type: list.type, item_id: BigInt(id) };
  await database
    .insertInto("favourites")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return listFavouriteIds(database, list);
}

export async function removeFavourite(database: Database, list: FavouriteList, id: number): Promise<number[]> {
  await database
    .deleteFrom("favourites")
    .where("player_id", "=", list.playerId)
    .where("type", "=", list.type)
    .where("item_id", "=", BigInt(id))
    .execute();
  return listFavouriteIds(database, list);
}
