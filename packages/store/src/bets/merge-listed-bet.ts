import type { QueryClient } from "@tanstack/query-core";
import type { CashoutOffer } from "@touchline/contract/entities/bet";
import { wireToOffer, type ListedBet } from "../slip/placement/wire-bet.ts";
import type { BetFilter } from "./bet-filter.ts";
import type { BetListing } from "./bet-listings.ts";

type Change = (bet: ListedBet) => ListedBet | null;

/** Changes a bet wherever it is shown, in its place; null takes it out of the list. */
function changeListed(client: QueryClient, betId: string, change: (filter: BetFilter | undefined) => Change): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ["bets"] })) {
    const changeHere = change(queryKey[1] as BetFilter | undefined);
    client.setQueryData<BetListing>(queryKey, (listing) => {
      if (listing === undefined || !listing.bets.some(({ id }) => id === betId)) return listing;
      const bets = listing.bets.flatMap((bet) => (bet.id === betId ? (changeHere(bet) ?? []) : bet));
      return { ...listing, bets, total: listing.total - listing.bets.length + bets.length };
    });
  }
  client.setQueryData<ListedBet>(["bet", betId], (bet) => (bet === undefined ? bet : (change(undefined)(bet) ?? bet)));
}

/**
 * Puts a changed bet into every list that shows it, in its place (spec.md 4 "Lists"). A refused one so stays to be read with its reason,
 * but for a VIP bet, which leaves every list that was not asked for the refused.
 */
export function mergeListedBet(client: QueryClient, bet: ListedBet): void {
  const isRemoved = bet.isVip && bet.status === "rejected";
  changeListed(client, bet.id, (filter) => () => (isRemoved && filter !== undefined && filter.group !== "refused" ? null : bet));
}

/** Attaches an offer to its bet by id (spec.md 4 "Lists"); older news than what is shown is none. */
export function mergeCashoutOffer(client: QueryClient, betId: string, offer: CashoutOffer): void {
  changeListed(client, betId, () => (bet) => {
    const cashout = wireToOffer(offer, bet.stake);
    return bet.cashout !== null && bet.cashout.atMs > cashout.atMs ? bet : { ...bet, cashout };
  });
}

/** A bet as any list shows it now; undefined while none does. */
export function findListedBet(client: QueryClient, betId: string): ListedBet | undefined {
  const listed = client.getQueriesData<BetListing>({ queryKey: ["bets"] }).flatMap(([, listing]) => listing?.bets ?? []);
  return listed.find(({ id }) => id === betId) ?? client.getQueryData<ListedBet>(["bet", betId]);
}
