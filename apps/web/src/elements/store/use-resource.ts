import { notifyManager, QueryObserver, type QueryObserverOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Resource } from "@touchline/store";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useStore } from "./use-store.ts";

/**
 * Reads a query of the page's store. Unlike `useQuery`, which stays with the client of its first drawing, it follows the store: a page
 * that changes its language in place gets a new one.
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
      // An answer may have come between the drawing and the subscription.
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
