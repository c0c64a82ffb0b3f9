import type { Market } from "@touchline/domain";
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Match, Preferences, Resource, SessionState, Store, ValueStore } from "@touchline/store";
import { keepPreviousData, notifyManager, QueryObserver, type QueryObserverOptions, type UseQueryResult } from "@tanstack/react-query";

/** Provides the page's store; set once at the root. */
export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = use(StoreContext);
  if (store === null) throw new Error("No StoreContext");
  return store;
}

/** The current value of a store; rerenders when it changes. */
export function useValue<Value>(store: Pick<ValueStore<Value>, "getState" | "subscribe">): Value {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/**
 * Loads a query of the page's store. Unlike `useQuery`, which keeps the client of its first render, it follows the store: a page
 * that switches its language in place gets a new store.
 */
export function useStoreQuery<Data>(query: QueryObserverOptions<Data>): UseQueryResult<Data> {
  const { client } = useStore().queries;
  const options = client.defaultQueryOptions({ ...query, _optimisticResults: "optimistic" });
  const [held, setHeld] = useState(() => ({ client, observer: new QueryObserver<Data>(client, options) }));
  let { observer } = held;
  if (held.client !== client) {
    observer = new QueryObserver<Data>(client, options);
    setHeld({ client, observer });
  }
  const result = observer.getOptimisticResult(options);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = observer.subscribe(notifyManager.batchCalls(listener));
      // The result may have changed between render and subscription.
      observer.updateResult();
      return stop;
    },
    [observer],
  );
  const read = (): unknown => observer.getCurrentResult();
  useSyncExternalStore(subscribe, read, read);
  useEffect(() => observer.setOptions(options), [observer, options]);
  return observer.trackResult(result);
}

interface ResourceOptions {
  readonly isEnabled?: boolean;
  /** Keeps the data of the previous resource until the next data arrive, such as when a visitor signs in. */
  readonly isKept?: boolean;
}

/** Loads a resource of the store and refetches it when it is stale. */
export function useResource<Wire, Data>(
  resource: Resource<Wire, Data>,
  { isEnabled = true, isKept = false }: ResourceOptions = {},
): UseQueryResult<Data> {
  const query = useStore().queries.query(resource);
  return useStoreQuery<Data>({
    ...query,
    enabled: isEnabled,
    ...(isKept ? { placeholderData: keepPreviousData } : {}),
  });
}

export function useSession(): SessionState {
  return useValue(useStore().session);
}

export function usePreferences(): Preferences {
  return useValue(useStore().preferences);
}

/** Whether a feature flag is on (spec.md 6); false until the site configuration is loaded. */
export function useFlag(flag: string): boolean {
  const { listings } = useStore();
  return useResource(listings.siteConfig()).data?.feature_flags.includes(flag) === true;
}

/** Whether sign-in and sign-up are closed in the visitor's country, which hides their links (spec.md 5). Undefined until known. */
export function useIsEntryClosed(): boolean | undefined {
  return useResource(useStore().listings.frame()).data?.isClosed;
}

/** Whether the device is online; true on the server. */
export function useIsOnline(): boolean {
  const { online } = useStore().ports;
  return useSyncExternalStore(online.subscribe, online.isOnline, () => true);
}

/** The last value that stayed unchanged for `forMs`. */
export function useDebounced<Value>(value: Value, forMs: number): Value {
  const { time } = useStore().ports;
  const [settled, setSettled] = useState(value);
  useEffect(() => time.after(forMs, () => setSettled(value)), [time, value, forMs]);
  return settled;
}

/** Whether the slip is empty; true on the server, which has no slip. */
export function useSlipIsEmpty(): boolean {
  const { slip } = useStore();
  return useSyncExternalStore(
    slip.subscribe,
    () => slip.getState().slip.bets.length === 0,
    () => true,
  );
}

/** A match; undefined until it is loaded. */
export function useMatch(id: string): Match | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMatch(id, listener), [entities, id]);
  const read = (): Match | undefined => entities.match(id);
  return useSyncExternalStore(subscribe, read, read);
}

/** A market without its prices: rerenders for outcomes, names and state, not for prices. Undefined while it is not on offer. */
export function useMarket(key: string | null): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketShape(key ?? "", listener), [entities, key]);
  const read = (): Market | undefined => (key === null ? undefined : entities.marketShape(key));
  return useSyncExternalStore(subscribe, read, read);
}

/** A market with its prices; rerenders on each price change. Undefined while it is not on offer. */
export function useQuotedMarket(key: string): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarket(key, listener), [entities, key]);
  const read = (): Market | undefined => entities.market(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keys of a match's markets by priority. */
export function useMarketKeys(matchId: string): readonly string[] {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketKeys(matchId, listener), [entities, matchId]);
  const read = (): readonly string[] => entities.marketKeys(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
