import { saferGamblingCalls, type SaferGamblingCalls } from "@touchline/store/safer-gambling";
import { useMemo } from "react";
import { useStore } from "../../../elements/store.ts";

/** The calls for the player's limits, with a refresh of their data. */
export function useSaferGambling(): SaferGamblingCalls & { refresh(): Promise<void> } {
  const { api, queries } = useStore();
  return useMemo(
    () => ({
      ...saferGamblingCalls(api),
      async refresh() {
        await Promise.all(["limits", "saferGambling"].map(async (name) => queries.client.invalidateQueries({ queryKey: [name] })));
      },
    }),
    [api, queries],
  );
}
