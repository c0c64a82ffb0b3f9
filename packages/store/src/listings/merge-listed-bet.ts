import type { QueryClient } from "@tanstack/query-core";
import type { ListedBet } from "./bet-entity.ts";
import type { BetListing } from "./listings.ts";

/** Puts a changed bet into every list that shows it, in its place (spec.md 4 "Lists"); a refused one so stays to be read with its reason. */
export function mergeListedBet(client: QueryClient, bet: ListedBet): void {
  client.setQueriesData<BetListing>({ queryKey: ["bets"] }, (listing) => {
    if (listing === undefined || !listing.bets.some(({ id }) => id === bet.id)) return listing;
    return { ...listing, bets: listing.bets.map((old) => (old.id === bet.id ? bet : old)) };
  });
}
