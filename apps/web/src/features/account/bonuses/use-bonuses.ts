import { type Bonus, bonusesOf } from "@touchline/store/bonuses";
import { useSyncExternalStore } from "react";
import { useFlag, usePreferences, useResource, useStore } from "../../../elements/store.ts";

/** The player's id; null for a visitor. */
export function useOwner(): string | null {
  const { session } = useStore();
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().player?.id ?? null,
    () => session.getState().player?.id ?? null,
  );
}

/** Every bonus that the reader may see. */
export function useBonuses(): { readonly bonuses: readonly Bonus[] | undefined; readonly isFailed: boolean; retry(): void } {
  const { api } = useStore();
  const owner = useOwner();
  const { data, isError, refetch } = useResource(bonusesOf(api, owner));
  return { bonuses: data, isFailed: isError, retry: () => void refetch() };
}

/** Whether anything can still be done with it. */
export function isRunning(bonus: Bonus): boolean {
  return bonus.user_status === "available" || bonus.user_status === "active" || bonus.user_status === "not_available";
}

/** Whether the player wants a calm page, where the site offers it: nothing of bonuses comes up by itself then. */
export function useIsCalm(): boolean {
  const isOffered = useFlag("calm_mode");
  return usePreferences().density === "calm" && isOffered;
}
