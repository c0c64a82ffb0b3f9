import type { Vote } from "@touchline/contract/http/vote";
import { endpoints } from "../core/endpoints.data.ts";
import { fieldsOf, type Reader, readId, readOneOf, reads, readTime, readWhole, Unreadable } from "./fields.ts";

/** Reads the ids of favourites: in `favoriteIds`, in `data` or a bare list, each an id or an object with one. */
const readFavourites: Reader<{ favoriteIds: number[] }> = (value) => {
  const row = fieldsOf(value);
  const ids: unknown = Array.isArray(value) ? value : (row["favoriteIds"] ?? row["favorite_ids"] ?? row["data"]);
  return { favoriteIds: Array.isArray(ids) ? ids.flatMap((item: unknown) => readId(item) ?? readId(fieldsOf(item)["id"]) ?? []) : [] };
};

const choices = ["home", "draw", "away"] as const;

/** Reads a prediction; null before the player voted. */
const readVote: Reader<Vote | null> = (value, context) => {
  const row = fieldsOf(value);
  const inner = fieldsOf(row["data"]);
  const choice = readOneOf(row["data"], choices, null);
  if (choice === null) return "data" in inner ? readVote(inner, context) : null;
  const totals = fieldsOf(row["totals"]);
  const [home, draw, away] = choices.map((name) => readWhole(totals[name]));
  return {
    data: choice,
    created_at: readTime(row["created_at"]) ?? new Date(context.readAtMs).toISOString(),
    totals: home == null || away == null ? null : { home, draw: draw ?? 0, away },
  };
};

const readCastVote: Reader<Vote> = (value, context) => {
  const vote = readVote(value, context);
  if (vote === null) throw new Unreadable("vote", "choice");
  return vote;
};

/** Reply readers for what a player has chosen: favourites and predictions. */
export const choiceReaders = [
  reads(endpoints.listFavourites, readFavourites),
  reads(endpoints.addFavourite, readFavourites),
  reads(endpoints.removeFavourite, readFavourites),
  reads(endpoints.getVote, readVote),
  reads(endpoints.castVote, readCastVote),
];
