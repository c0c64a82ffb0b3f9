import type { Query, QueryClient } from "@tanstack/query-core";
import type { Bet as WireBet, CashoutOffer } from "@touchline/contract/entities/bet";
import type { BetListQuery, cashoutTrend, getBetSums } from "@touchline/contract/http/bets";
import { type BetGroup, betResultGroup, betStatusesByGroup, type Money, money, type MoneyUnit, subtractMoney } from "@touchline/domain";
import type { Static } from "typebox";
import { type ListedBet, type ListedOffer, wireToListedBet, wireToOffer } from "../slip/placement/wire-bet.ts";
import type { CallReply } from "../core/api-client.ts";
import { ApiFailure, unservedStatuses } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import type { PageWire } from "../catalogue/listings.ts";
import type { Resource } from "../core/query-store.ts";

/** Which of the player's bets a list shows; refused bets only in their own group (decisions U). */
export interface BetFilter {
  readonly group: "all" | BetGroup;
  readonly result?: "win" | "lose" | "refund";
  readonly page: number;
}

/** Bets per page (spec.md 9). */
const pageSize = 500;

/** Converts a filter to the query of the list endpoint. */
export function betFilterToQuery({ group, result, page }: BetFilter): Static<typeof BetListQuery> {
  return {
    page,
    limit: pageSize,
    ...(group === "all" ? {} : { status: [...betStatusesByGroup[group]] }),
    ...(result === undefined ? {} : { result }),
  };
}

function hasResult({ result }: Pick<ListedBet, "result">, wanted: BetFilter["result"]): boolean {
  return wanted === undefined || betResultGroup(result) === wanted;
}

/** Keeps the bets with a result, because the list of the specification cannot be filtered by result. */
function withResult(bets: readonly ListedBet[], wanted: BetFilter["result"]): readonly ListedBet[] {
  return bets.filter((bet) => hasResult(bet, wanted));
}

/** One page of the player's bets. */
export interface BetListing {
  readonly bets: readonly ListedBet[];
  /** Null when unknown. */
  readonly total: number | null;
  readonly page: number;
  readonly lastPage: number;
}

/** The history of an open bet's cash-out offer, oldest first. */
export interface OfferTrend {
  readonly offer: ListedOffer | null;
  /** Minor units of the stake's currency. */
  readonly points: readonly { readonly atMs: number; readonly value: number }[];
}

type WireTrend = CallReply<typeof cashoutTrend>;

/** What the player's bets of the last thirty days cost and paid. */
export interface BetSums {
  readonly staked: Money;
  readonly returned: Money;
  readonly net: Money;
  /** The result of each day in minor units, oldest first. */
  readonly days: readonly { readonly atMs: number; readonly net: number }[];
}

type WireSums = CallReply<typeof getBetSums>;
const sumsEndpoint: EndpointCall<typeof getBetSums> = { method: "GET", path: "/api/v2/bets/sums" };

function wireToSums(wire: WireSums): BetSums {
  const amountOf = (minor: number): Money => money(BigInt(minor), wire);
  const netOf = ({ staked, returned }: Pick<WireSums, "staked" | "returned">): Money => subtractMoney(amountOf(returned), amountOf(staked));
  return {
    staked: amountOf(wire.staked),
    returned: amountOf(wire.returned),
    net: netOf(wire),
    // At noon, a date is the same day in nearly every time zone.
    days: wire.days.map((day) => ({ atMs: Date.parse(`${day.day}T12:00:00Z`), net: Number(netOf(day).minor) })),
  };
}

/** A bet by its id; a backend that follows the specification serves bets only in lists. */
async function readBet(api: ApiClient, id: string, signal: AbortSignal | undefined): Promise<WireBet> {
  const answer = await api.call(endpoints.getBet, { signal, params: { id } });
  if (answer.ok) return answer.value;
  const isMissing = answer.error.type === "refused" && [404, 405, 501].includes(answer.error.status);
  const query = { status: Object.values(betStatusesByGroup).flat(), page: 1, limit: pageSize };
  const listed = isMissing ? (await api.fetch(endpoints.listBets, { signal, query })).data : [];
  const bet = listed.find((one) => String(one.id) === id);
  if (bet === undefined) throw new ApiFailure(answer.error);
  return bet;
}

function createBetListings(api: ApiClient) {
  return {
    bets: (args: BetFilter): Resource<PageWire<WireBet>, BetListing> => ({
      queryKey: ["bets", args],
      freshMs: 15_000,
      live: "private",
      read: (signal) => api.fetch(endpoints.listBets, { signal, query: betFilterToQuery(args) }),
      take: (wire) => ({
        bets: withResult(wire.data.map(wireToListedBet), args.result),
        // A page with bets of other results comes from a backend that does not filter, so its total counts other bets too.
        total: wire.data.every((bet) => hasResult(bet, args.result)) ? wire.pagination.total : null,
        page: wire.pagination.page,
        lastPage: wire.pagination.last_page,
      }),
    }),
    bet: (id: string): Resource<WireBet, ListedBet> => ({
      queryKey: ["bet", id],
      freshMs: 15_000,
      live: "private",
      read: (signal) => readBet(api, id, signal),
      take: wireToListedBet,
    }),
    sums: (): Resource<WireSums, BetSums> => ({
      queryKey: ["betSums", {}],
      freshMs: 15_000,
      live: "private",
      read: (signal) => api.fetch(sumsEndpoint, { signal }),
      take: wireToSums,
      failure: { unreported: unservedStatuses },
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

/** The queries for the player's bets, by name. */
export type BetListings = ReturnType<typeof createBetListings>;

interface BetListingsPage {
  readonly api: ApiClient;
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const listingsByPage = new WeakMap<BetListingsPage, BetListings>();

/** The bet queries of a page, created on first use, since most first pages show no bets. Their seeded answers are added then. */
export function betListingsOf(page: BetListingsPage): BetListings {
  const known = listingsByPage.get(page);
  if (known !== undefined) return known;
  const listings = createBetListings(page.api);
  listingsByPage.set(page, listings);
  page.takeLateAnswers(listings);
  return listings;
}

type Change = (bet: ListedBet) => ListedBet | null;

/**
 * Changes cached data. A list that must be refetched stays marked: `setQueryData` alone would mark it fresh, and a bet that is missing
 * from it would not appear.
 */
function changeCached<Data>(query: Query, client: QueryClient, change: (data: Data) => Data): void {
  const { data, dataUpdatedAt, isInvalidated } = query.state;
  const changed = data === undefined ? undefined : change(data as Data);
  if (changed === undefined || changed === data) return;
  client.setQueryData<unknown>(query.queryKey, changed, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}

/** Changes a bet in every list that shows it; null removes it. */
function changeListed(client: QueryClient, betId: string, change: (filter: BetFilter | undefined) => Change): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: ["bets"] })) {
    const changeHere = change(query.queryKey[1] as BetFilter | undefined);
    changeCached<BetListing>(query, client, (listing) => {
      if (!listing.bets.some(({ id }) => id === betId)) return listing;
      const bets = listing.bets.flatMap((bet) => (bet.id === betId ? (changeHere(bet) ?? []) : bet));
      return { ...listing, bets, total: listing.total === null ? null : listing.total - listing.bets.length + bets.length };
    });
  }
  for (const query of cache.findAll({ queryKey: ["bet", betId] }))
    changeCached<ListedBet>(query, client, (bet) => change(undefined)(bet) ?? bet);
}

/**
 * Updates a changed bet in place in every list (spec.md 4 "Lists"). A refused bet stays, with its reason; a refused VIP bet stays only in
 * the list of refused bets.
 */
export function mergeListedBet(client: QueryClient, bet: ListedBet): void {
  const isRemoved = bet.isVip && bet.status === "rejected";
  changeListed(client, bet.id, (filter) => () => (isRemoved && filter !== undefined && filter.group !== "refused" ? null : bet));
}

/** Sets the offer of a listed bet (spec.md 4 "Lists"), unless a newer one is shown. */
export function mergeCashoutOffer(client: QueryClient, betId: string, offer: CashoutOffer): void {
  changeListed(client, betId, () => (bet) => {
    const cashout = wireToOffer(offer, bet.stake);
    return bet.cashout !== null && bet.cashout.atMs > cashout.atMs ? bet : { ...bet, cashout };
  });
}

/** The bet from any cached list; undefined when it is in none. */
export function findListedBet(client: QueryClient, betId: string): ListedBet | undefined {
  const listed = client.getQueriesData<BetListing>({ queryKey: ["bets"] }).flatMap(([, listing]) => listing?.bets ?? []);
  return listed.find(({ id }) => id === betId) ?? client.getQueryData<ListedBet>(["bet", betId]);
}
