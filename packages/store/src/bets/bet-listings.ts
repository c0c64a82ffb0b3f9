import type { QueryClient } from "@tanstack/query-core";
import type { Bet as WireBet, CashoutOffer } from "@touchline/contract/entities/bet";
import type { BetListQuery, cashoutTrend } from "@touchline/contract/http/bets";
import { type BetGroup, betStatusesByGroup, type MoneyUnit } from "@touchline/domain";
import type { Static } from "typebox";
import { type ListedBet, type ListedOffer, wireToListedBet, wireToOffer } from "../slip/placement/wire-bet.ts";
import type { CallReply } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { ApiClient } from "../core/api-client.ts";
import type { PageWire } from "../catalogue/listings.ts";
import type { Resource } from "../core/query-store.ts";

/** Which of the player's bets a list shows; refused ones only where they are asked for (decisions U). */
export interface BetFilter {
  readonly group: "all" | BetGroup;
  readonly result?: "win" | "lose" | "refund";
  readonly page: number;
}

/** Bets of one reading (spec.md 9). */
const pageSize = 500;

/** Writes a filter as the list's query. */
export function betFilterToQuery({ group, result, page }: BetFilter): Static<typeof BetListQuery> {
  return {
    page,
    limit: pageSize,
    ...(group === "all" ? {} : { status: [...betStatusesByGroup[group]] }),
    ...(result === undefined ? {} : { result }),
  };
}

/** One page of the player's bets. */
export interface BetListing {
  readonly bets: readonly ListedBet[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** How the offer for an open bet moved, oldest first. */
export interface OfferTrend {
  readonly offer: ListedOffer | null;
  /** Minor units of the stake's currency. */
  readonly points: readonly { readonly atMs: number; readonly value: number }[];
}

type WireTrend = CallReply<typeof cashoutTrend>;

function createBetListings(api: ApiClient) {
  return {
    bets: (args: BetFilter): Resource<PageWire<WireBet>, BetListing> => ({
      queryKey: ["bets", args],
      freshMs: 15_000,
      live: "private",
      read: (signal) => api.fetch(endpoints.listBets, { signal, query: betFilterToQuery(args) }),
      take: (wire) => ({
        bets: wire.data.map(wireToListedBet),
        total: wire.pagination.total,
        page: wire.pagination.page,
        lastPage: wire.pagination.last_page,
      }),
    }),
    bet: (id: string): Resource<WireBet, ListedBet> => ({
      queryKey: ["bet", id],
      freshMs: 15_000,
      live: "private",
      read: (signal) => api.fetch(endpoints.getBet, { signal, params: { id } }),
      take: wireToListedBet,
    }),
    offerTrend: ({ betId, unit }: { readonly betId: string; readonly unit: MoneyUnit }): Resource<WireTrend, OfferTrend> => ({
      queryKey: ["offerTrend", { betId, unit }],
      freshMs: 10_000,
      live: "none",
      read: (signal) => api.fetch(endpoints.cashoutTrend, { signal, params: { id: betId } }),
      take: ({ offer, trend }) => ({
        offer: offer === null ? null : wireToOffer(offer, unit),
        points: trend.map(({ at, value }) => ({ atMs: Date.parse(at), value })),
      }),
    }),
  };
}

/** What pages read of the player's bets, by name. */
export type BetListings = ReturnType<typeof createBetListings>;

interface BetListingsPage {
  readonly api: ApiClient;
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const made = new WeakMap<BetListingsPage, BetListings>();

/** The bet listings of a page, made when something first asks: most first pages show no bets. What the server read of them is taken then. */
export function betListingsOf(page: BetListingsPage): BetListings {
  const known = made.get(page);
  if (known !== undefined) return known;
  const listings = createBetListings(page.api);
  made.set(page, listings);
  page.takeLateAnswers(listings);
  return listings;
}

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
