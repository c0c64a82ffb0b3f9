import type { Market } from "@touchline/domain";
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Match, Preferences, Resource, SessionState, Store, ValueStore } from "@touchline/store";
import { notifyManager, QueryObserver, type QueryObserverOptions, type UseQueryResult } from "@tanstack/react-query";

/** The page's store, provided once at the root. */
export const StoreContext = createContext<Store | null>(null);

/** The page's store. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === null) throw new Error("There is no store above this component.");
  return store;
}

/** The current value of a small store; a change renders again. */
export function useValue<Value>(store: Pick<ValueStore<Value>, "getState" | "subscribe">): Value {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/**
 * Reads a query of the page's store. Unlike `useQuery`, which keeps the client of its first render, it follows the store: a page
 * that changes its language in place gets a new store.
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
      // An answer may have arrived between the render and the subscription.
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

/** Reads a resource of the store and keeps it as fresh as it asks. */
export function useResource<Wire, Data>(
  resource: Resource<Wire, Data>,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UseQueryResult<Data> {
  return useStoreQuery<Data>({ ...useStore().queries.query(resource), enabled: isEnabled });
}

/** Whether a player is signed in, and who. */
export function useSession(): SessionState {
  return useValue(useStore().session);
}

/** The visitor's view preferences. */
export function usePreferences(): Preferences {
  return useValue(useStore().preferences);
}

/** Whether a flag of the site is on (spec.md 6); off until the site's configuration has arrived. */
export function useFlag(flag: string): boolean {
  const { listings } = useStore();
  return useResource(listings.siteConfig()).data?.feature_flags.includes(flag) === true;
}

/** Whether signing in and up is closed where the visitor is: the links to them are hidden then (spec.md 5). Undefined until known. */
export function useEntryBlock(): boolean | undefined {
  return useResource(useStore().listings.frame()).data?.isClosed;
}

/** Whether the device has a network; the server assumes it has. */
export function useIsOnline(): boolean {
  const { online } = useStore().ports;
  return useSyncExternalStore(online.subscribe, online.isOnline, () => true);
}

/** A value once it has not changed for `forMs`. */
export function useSettled<Value>(value: Value, forMs: number): Value {
  const { time } = useStore().ports;
  const [settled, setSettled] = useState(value);
  useEffect(() => time.after(forMs, () => setSettled(value)), [time, value, forMs]);
  return settled;
}

/** Whether the slip is empty; true on the server, which knows no slip. */
export function useSlipIsEmpty(): boolean {
  const { slip } = useStore();
  return useSyncExternalStore(
    slip.subscribe,
    () => slip.getState().slip.bets.length === 0,
    () => true,
  );
}

/** A match as it stands; undefined until it was read. */
export function useMatch(id: string): Match | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMatch(id, listener), [entities, id]);
  const read = (): Match | undefined => entities.match(id);
  return useSyncExternalStore(subscribe, read, read);
}

/** What one line is, drawn anew when its outcomes, names or state change but not with each price; undefined while it is not on offer. */
export function useMarket(key: string | null): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketShape(key ?? "", listener), [entities, key]);
  const read = (): Market | undefined => (key === null ? undefined : entities.marketShape(key));
  return useSyncExternalStore(subscribe, read, read);
}

/** One line as it stands, drawn anew with each of its prices; undefined while it is not on offer. */
export function useQuotedMarket(key: string): Market | undefined {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarket(key, listener), [entities, key]);
  const read = (): Market | undefined => entities.market(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keys of a match's lines by priority. */
export function useMarketKeys(matchId: string): readonly string[] {
  const { entities } = useStore();
  const subscribe = useCallback((listener: () => void) => entities.subscribeMarketKeys(matchId, listener), [entities, matchId]);
  const read = (): readonly string[] => entities.marketKeys(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
