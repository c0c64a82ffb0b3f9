import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Resource } from "@touchline/store";
import { useStore } from "./use-store.ts";

/** Reads a resource of the store and keeps it as fresh as it asks. */
export function useResource<Wire, Data>(
  resource: Resource<Wire, Data>,
  options: { readonly isEnabled?: boolean } = {},
): UseQueryResult<Data> {
  const { queries } = useStore();
  return useQuery<Data>({ ...queries.query(resource), enabled: options.isEnabled ?? true }, queries.client);
}
