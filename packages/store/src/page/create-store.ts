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

/** What the server knew when it drew the page. */
export interface PageSeed {
  /** Product time of the drawing, so that the browser draws the same at first. */
  readonly drawnAtMs: number;
  readonly read: PackedAnswers;
  readonly session: SessionSeed;
}

/** Everything a page knows. One for each request on the server, one for each page in the browser. */
export interface Store {
  readonly locale: string;
  /** The locale whose addresses carry no prefix, where the site has one (spec.md 2). */
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
  /** Product time of the first drawing. */
  readonly drawnAtMs: () => number;
  /** Holds the product time of the drawing: on the server, once it is known. */
  markDrawn(): void;
  /** Takes what the server knew, so many milliseconds after it was said. */
  takeSeed(seed: PageSeed, agoMs: number): void;
  /** Takes what the server read through resources whose code came later than the seed. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

interface StoreOptions {
  readonly ports: StorePorts;
  readonly locale: string;
  /** None where it is left out. */
  readonly bareLocale?: string | null;
  /** The server keeps what it reads, to send it along. */
  readonly isServer: boolean;
}

type AnyResource = (args: unknown) => Resource<unknown, unknown>;

/** Makes a store on its ports. */
export function createStore({ ports, locale, bareLocale = null, isServer }: StoreOptions): Store {
  const clock = createServerClock(ports.time);
  const session = createSession(() => api, ports.report);
  const api: ApiClient = createApiClient({ http: ports.http, locale, onUnauthorized: () => session.expire() });
  const entities = createEntityStore({ time: ports.time, clock });
  const listings = createListings({ api, entities, clock });
  const alerts = createAlerts(ports.time);
  const queries = createQueryStore({
    time: ports.time,
    isRecording: isServer,
    ...(isServer ? {} : { onFailed: (error, rule) => takeQueryFailure(error, rule, { alerts, report: ports.report }) }),
  });
  let drawnAtMs: number | null = null;
  let untaken: readonly ReadAnswer[] = [];
  /** Takes the answers whose resources are known, and leaves the others. */
  const takeKnown = (known: Readonly<Record<string, unknown>>): void => {
    untaken = untaken.filter(({ queryKey: [name, args], wire }) => {
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
    drawnAtMs: () => drawnAtMs ?? clock.now(),
    markDrawn() {
      drawnAtMs = clock.now();
    },
    takeSeed(seed, agoMs) {
      drawnAtMs = seed.drawnAtMs;
      session.seed(seed.session);
      untaken = unpackAnswers(seed.read);
      takeKnown(listings);
      clock.advance(agoMs);
    },
    takeLateAnswers: takeKnown,
  };
}
