import { betListingsOf, failureStatus, type MatchFilter } from "@touchline/store";
import { parseMultiview } from "../features/matches/multiview/multiview-choice.ts";
import { parseBetChoice } from "../features/betting/my-bets/list/bet-choice.ts";
import {
  inPlayFilter,
  leagueFilter,
  listingFilter,
  parseLeagueTab,
  readListing,
  resultsFilter,
  scheduleFilter,
  type ListingScope,
} from "./page-filters.ts";
import { pageFound, type LoadContext, type PageOutcome } from "./page-route.ts";

const notFound: PageOutcome = { type: "notFound" };

/** What a failed reading means for its page: 404 is no such thing, anything else the page tells itself. */
function outcomeOf(error: unknown): PageOutcome {
  const status = failureStatus(error);
  if (status === 410) return { type: "gone" };
  return status === 404 || status === 400 ? notFound : { type: "page", status: 500 };
}

async function settle(readings: readonly Promise<unknown>[]): Promise<PageOutcome> {
  try {
    await Promise.all(readings);
    return pageFound;
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadInPlay({ store, search }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  const counters = [false, true].map(async (hasVideo) => queries.load(listings.counters({ hasVideo })).catch(() => null));
  return settle([queries.load(listings.matches(inPlayFilter(search))), ...counters, queries.load(listings.sports()).catch(() => null)]);
}

/** The chosen matches and those to choose from; one that is gone takes no other from the page: its place says so itself. */
export async function loadMultiview({ store, search }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  const matches = parseMultiview(search).map(async (id) => queries.load(listings.match(id)).catch(() => null));
  await Promise.all([queries.load(listings.matches(inPlayFilter(new URLSearchParams()))).catch(() => null), ...matches]);
  return pageFound;
}

function redirectTo(path: string, search: URLSearchParams, status: 301 | 302): PageOutcome {
  return { type: "redirect", path: search.size === 0 ? path : `${path}?${search}`, status };
}

/** A page of a list: one that the list does not have, or has no more, leads to its first. */
async function loadMatchesPage({ store, search }: LoadContext, path: string, filter: MatchFilter): Promise<PageOutcome> {
  const { page, lastPage } = await store.queries.load(store.listings.matches(filter));
  if (page <= Math.max(lastPage, 1)) return pageFound;
  const first = new URLSearchParams(search);
  first.delete("page");
  return redirectTo(path, first, 302);
}

async function loadListing(context: LoadContext, path: string, scope: ListingScope): Promise<PageOutcome> {
  const { store, search } = context;
  try {
    const [outcome] = await Promise.all([
      loadMatchesPage(context, path, listingFilter(store, { scope, choice: readListing(store, search) })),
      store.queries.load(store.listings.leagues({ ...scope, limit: 100 })),
    ]);
    return outcome;
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadSport(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const sports = await store.queries.load(store.listings.sports()).catch(() => null);
  if (sports === null) return { type: "page", status: 500 };
  return sports.some((sport) => sport.key === params.sport)
    ? loadListing(context, `/${params.sport}`, { sportKey: params.sport })
    : notFound;
}

/** All e-sports. */
export async function loadCybersport(context: LoadContext): Promise<PageOutcome> {
  return loadListing(context, "/cybersport", { sportType: "cyber" });
}

/** All sports but e-sports. */
export async function loadTopSports(context: LoadContext): Promise<PageOutcome> {
  return loadListing(context, "/top-sports", { sportType: "regular" });
}

export async function loadSchedule(context: LoadContext): Promise<PageOutcome> {
  return loadMatchesPage(context, "/schedule", scheduleFilter(context.store, context.search)).catch(outcomeOf);
}

/** The results of a day; a page without them says so itself. */
export async function loadResults(context: LoadContext): Promise<PageOutcome> {
  return loadMatchesPage(context, "/results", resultsFilter(context)).catch(() => pageFound);
}

/** The canonical address when the segments are decorated otherwise (decisions A). */
function canonical({ params, search }: LoadContext, actual: { readonly sportKey: string; readonly slug: string }): PageOutcome {
  const path = `/${actual.sportKey}/${actual.slug}`;
  return path === `/${params.sport}/${params.segment}` ? pageFound : redirectTo(path, search, 301);
}

export async function loadCategory(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { queries, listings } = store;
  try {
    const category = await queries.load(listings.category(params.id));
    await Promise.all([
      queries.load(listings.matches({ state: "bettable", categoryId: params.id, limit: 100 })),
      queries.load(listings.leagues({ categoryId: params.id, limit: 100 })),
    ]);
    return canonical(context, category);
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadLeague(context: LoadContext): Promise<PageOutcome> {
  const { store, params, search } = context;
  const { queries, listings } = store;
  try {
    const league = await queries.load(listings.league(params.id));
    const tab = parseLeagueTab(search);
    await Promise.all([
      tab === "standings" ? null : queries.load(listings.matches(leagueFilter(params.id, tab))),
      queries.load(listings.standings(params.id)).catch(() => null),
    ]);
    return canonical(context, { sportKey: league.sport.key, slug: league.slug });
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadMatch(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { queries, listings, entities } = store;
  try {
    await Promise.all([
      queries.load(listings.match(params.id)),
      queries.load(listings.markets(params.id)),
      queries.load(listings.timeline(params.id)).catch(() => null),
      queries.load(listings.headToHead(params.id)).catch(() => null),
    ]);
  } catch (error) {
    return outcomeOf(error);
  }
  const match = entities.match(params.id);
  if (match === undefined) return notFound;
  return canonical(context, { sportKey: match.league.sport.key, slug: match.slug });
}

/** The first of the player's bets; a page without them says so itself. */
export async function loadMyBets({ store, search }: LoadContext): Promise<PageOutcome> {
  const { queries, session } = store;
  if (session.getState().status === "signedIn")
    await queries.load(betListingsOf(store).bets({ ...parseBetChoice(search), page: 1 })).catch(() => null);
  return pageFound;
}

/** One of the player's bets; somebody else's is as unknown as one that never was. */
export async function loadBet({ store, params }: LoadContext): Promise<PageOutcome> {
  const { queries, session } = store;
  if (session.getState().status !== "signedIn") return pageFound;
  try {
    await queries.load(betListingsOf(store).bet(params.segment));
    return pageFound;
  } catch (error) {
    const status = failureStatus(error);
    return { type: "page", status: status === 404 || status === 400 ? 404 : 500 };
  }
}
