import { createApiClient, type ApiClient } from "../core/api-client.ts";
import { createEntityStore, type EntityStore } from "../catalogue/entity-store.ts";
import { createFavourites, type FavouriteStore } from "../player/favourites.ts";
import { type AlertStore, createAlerts, takeQueryFailure } from "./alerts.ts";
import { createListings, type Listings } from "../catalogue/listings.ts";
import { createQueryStore, type QueryStore, type ReadAnswer, type Resource } from "../core/query-store.ts";
import type { StorePorts } from "../core/ports.ts";
import { createPreferences, type PreferenceStore } from "../core/preferences.ts";
import { createRealtime, type Realtime } from "../realtime/realtime.ts";
import { type PackedAnswers, unpackAnswers } from "./unpack-seed.ts";
import { createServerClock, type ServerClock } from "../core/server-clock.ts";
import { createLazyQuickBet, type QuickBetStore } from "../slip/quick-bet-state.ts";
import { createSession, type SessionSeed, type SessionStore } from "../player/session.ts";
import { createLazySlip, type SlipStore } from "../slip/slip-state.ts";

/** The data with which the server rendered the page. */
export interface PageSeed {
  /** Product time of the render, so that the browser's first render is the same. */
  readonly renderedAtMs: number;
  readonly read: PackedAnswers;
  readonly session: SessionSeed;
}

/** The state of a page: one store per request on the server, one per page in the browser. */
export interface Store {
  readonly locale: string;
  /** The locale whose addresses have no prefix, if any (spec.md 2). */
  readonly bareLocale: string | null;
  readonly ports: StorePorts;
  readonly clock: ServerClock;
  readonly api: ApiClient;
  readonly entities: EntityStore;
  readonly listings: Listings;
  readonly queries: QueryStore;
  readonly session: SessionStore;
  readonly preferences: PreferenceStore;
  readonly favourites: FavouriteStore;
  readonly realtime: Realtime;
  readonly slip: SlipStore;
  readonly quickBet: QuickBetStore;
  readonly alerts: AlertStore;
  /** Product time of the first render. */
  readonly renderedAtMs: () => number;
  /** Fixes the product time of the render: on the server, once it is known. */
  fixRenderTime(): void;
  /** Applies the server's seed, `agoMs` after it was created. */
  takeSeed(seed: PageSeed, agoMs: number): void;
  /** Adds the seeded answers of resources whose code loaded after the seed was applied. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

interface StoreOptions {
  readonly ports: StorePorts;
  readonly locale: string;
  /** Null by default. */
  readonly bareLocale?: string | null;
  /** On the server, answers are recorded for the seed. */
  readonly isServer: boolean;
}

type AnyResource = (args: unknown) => Resource<unknown, unknown>;

/** Creates a store that uses the given ports. */
export function createStore({ ports, locale, bareLocale = null, isServer }: StoreOptions): Store {
  const clock = createServerClock(ports.time);
  const session = createSession(() => api, ports.report);
  const api: ApiClient = createApiClient({
    http: ports.http,
    wire: ports.wire,
    locale,
    now: clock.now,
    onUnauthorized: () => session.expire(),
  });
  const entities = createEntityStore({ time: ports.time, clock });
  const listings = createListings({ api, entities, clock });
  const alerts = createAlerts(ports.time);
  const queries = createQueryStore({
    time: ports.time,
    isRecording: isServer,
    ...(isServer ? {} : { onFailed: (error, rule) => takeQueryFailure(error, rule, { alerts, report: ports.report }) }),
  });
  let renderedAtMs: number | null = null;
  let pendingAnswers: readonly ReadAnswer[] = [];
  /** Moves the pending answers of these resources to the cache; the others stay pending. */
  const takePendingAnswers = (known: Readonly<Record<string, unknown>>): void => {
    pendingAnswers = pendingAnswers.filter(({ queryKey: [name, args], wire }) => {
      const resource = known[name];
      if (typeof resource !== "function") return true;
      queries.take((resource as AnyResource)(args), wire);
      return false;
    });
  };
  return {
    locale,
    bareLocale,
    ports,
    clock,
    api,
    entities,
    listings,
    queries,
    session,
    realtime: createRealtime(),
    slip: createLazySlip(),
    quickBet: createLazyQuickBet(),
    alerts,
    preferences: createPreferences(ports.preferences),
    favourites: createFavourites(api, () => alerts.showStandard("failed")),
    renderedAtMs: () => renderedAtMs ?? clock.now(),
    fixRenderTime() {
      renderedAtMs = clock.now();
    },
    takeSeed(seed, agoMs) {
      renderedAtMs = seed.renderedAtMs;
      session.seed(seed.session);
      pendingAnswers = unpackAnswers(seed.read);
      takePendingAnswers(listings);
      clock.advance(agoMs);
    },
    takeLateAnswers: takePendingAnswers,
  };
}
