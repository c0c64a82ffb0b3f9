import type { UseQueryResult } from "@tanstack/react-query";
import type { ApiClient } from "@touchline/store";
import { useSession, useStore, useStoreQuery } from "../../../elements/store.ts";

/** Reads what belongs to this player alone, anew on each visit; it is forgotten with the page part that shows it. */
export function usePrivateReading<Data>(name: string, read: (api: ApiClient) => Promise<Data>): UseQueryResult<Data> {
  const { api } = useStore();
  const { player } = useSession();
  return useStoreQuery<Data>({
    queryKey: ["profile", player?.id ?? null, name],
    queryFn: async () => read(api),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}
