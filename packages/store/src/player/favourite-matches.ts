import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { Resource } from "../core/query-store.ts";

/** Prematch, live and stopped: matches that are not over. */
const currentStatuses = [0, 1, 2];

/** Ids of the player's favourite matches that are not over, or only of those that can be bet on now (spec.md 7). */
export function favouriteMatchesOf(
  api: ApiClient,
  owner: string,
  { onlyBettable }: { readonly onlyBettable: boolean },
): Resource<{ readonly favoriteIds: readonly number[] }, readonly string[]> {
  return {
    queryKey: ["favouriteMatches", { owner, onlyBettable }],
    freshMs: 30_000,
    live: "none",
    failure: { isAlerted: true },
    read: (signal) =>
      api.fetch(endpoints.listFavourites, {
        signal,
        params: { type: "matches" },
        query: { match_status: currentStatuses, ...(onlyBettable ? { bettable: true } : {}) },
      }),
    take: ({ favoriteIds }) => favoriteIds.map(String),
  };
}
