import type { Bet as WireBet } from "@touchline/contract/entities/bet";
import type { cashoutTrend } from "@touchline/contract/http/bets";
import type { MoneyUnit } from "@touchline/domain";
import type { CallReply } from "../core/endpoint-call.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { Store } from "../page/create-store.ts";
import { wireToListedBet, wireToOffer, type ListedBet, type ListedOffer } from "../slip/placement/wire-bet.ts";
import { betFilterToQuery, type BetFilter } from "./bet-filter.ts";
import type { PageWire } from "../catalogue/listings.ts";
import type { Resource } from "../core/resource.ts";

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

function createBetListings({ api }: Pick<Store, "api">) {
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

const made = new WeakMap<Store, BetListings>();

/** The bet listings of a page, made when something first asks: most first pages show no bets. What the server read of them is taken then. */
export function betListingsOf(store: Store): BetListings {
  const known = made.get(store);
  if (known !== undefined) return known;
  const listings = createBetListings(store);
  made.set(store, listings);
  store.takeLateAnswers(listings);
  return listings;
}
