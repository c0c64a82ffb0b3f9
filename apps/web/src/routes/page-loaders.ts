import { failureStatus } from "@touchline/store";
import { homeFilters, inPlayFilter, leagueFilter, sportFilters } from "./page-filters.ts";
import { pageFound, type LoadContext, type PageOutcome } from "./page-route.ts";

const notFound: PageOutcome = { type: "notFound" };

/** What a failed reading means for its page: 404 is no such thing, anything else the page tells itself. */
function outcomeOf(error: unknown): PageOutcome {
  const status = failureStatus(error);
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

export async function loadHome({ store }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  return settle(homeFilters(store).map(async (filter) => queries.load(listings.matches(filter))));
}

export async function loadInPlay({ store, search }: LoadContext): Promise<PageOutcome> {
  return settle([store.queries.load(store.listings.matches(inPlayFilter(search)))]);
}

export async function loadSport({ store, params, search }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  const sports = await queries.load(listings.sports()).catch(() => null);
  if (sports === null) return { type: "page", status: 500 };
  if (!sports.some((sport) => sport.key === params.sport)) return notFound;
  return settle([
    ...sportFilters({ store, sportKey: params.sport, search }).map(async (filter) => queries.load(listings.matches(filter))),
    queries.load(listings.leagues({ sportKey: params.sport, limit: 100 })),
  ]);
}

/** The canonical address when the segments are decorated otherwise (decisions A). */
function canonical(params: LoadContext["params"], actual: { readonly sportKey: string; readonly slug: string }): PageOutcome {
  const path = `/${actual.sportKey}/${actual.slug}`;
  return path === `/${params.sport}/${params.segment}` ? pageFound : { type: "redirect", path, status: 301 };
}

export async function loadCategory({ store, params }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  try {
    const category = await queries.load(listings.category(params.id));
    await Promise.all([
      queries.load(listings.matches({ state: "bettable", categoryId: params.id, limit: 100 })),
      queries.load(listings.leagues({ categoryId: params.id, limit: 100 })),
    ]);
    return canonical(params, category);
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadLeague({ store, params }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  try {
    const league = await queries.load(listings.league(params.id));
    await queries.load(listings.matches(leagueFilter(params.id)));
    return canonical(params, { sportKey: league.sport.key, slug: league.slug });
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loadMatch({ store, params }: LoadContext): Promise<PageOutcome> {
  const { queries, listings, entities } = store;
  try {
    await Promise.all([
      queries.load(listings.match(params.id)),
      queries.load(listings.markets(params.id)),
      queries.load(listings.timeline(params.id)).catch(() => null),
    ]);
  } catch (error) {
    return outcomeOf(error);
  }
  const match = entities.match(params.id);
  if (match === undefined) return notFound;
  return canonical(params, { sportKey: match.league.sport.key, slug: match.slug });
}

/** The first of the player's bets; a page without them says so itself. */
export async function loadMyBets({ store }: LoadContext): Promise<PageOutcome> {
  const { queries, listings, session } = store;
  if (session.getState().status === "signedIn") await queries.load(listings.bets({ group: "all", page: 1 })).catch(() => null);
  return pageFound;
}
