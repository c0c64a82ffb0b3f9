import { type Bonus, type BonusFilter, bonusesOf } from "@touchline/store/bonuses";
import { useSyncExternalStore } from "react";
import { useFlag, usePreferences, useResource, useStore } from "../../../elements/store.ts";

/** The player's id; null for a visitor. */
export function usePlayerId(): string | null {
  const { session } = useStore();
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().player?.id ?? null,
    () => session.getState().player?.id ?? null,
  );
}

/** The bonuses that the player or visitor can see. */
export function useBonuses(filter: BonusFilter): {
  readonly bonuses: readonly Bonus[] | undefined;
  readonly isFailed: boolean;
  retry(): void;
} {
  const { api } = useStore();
  const playerId = usePlayerId();
  const { data, isError, refetch } = useResource(bonusesOf(api, playerId, filter), { isKept: true });
  return { bonuses: data, isFailed: isError, retry: () => void refetch() };
}

/** Whether the bonus can still be used. */
export function isRunning(bonus: Bonus): boolean {
  return bonus.user_status === "available" || bonus.user_status === "active" || bonus.user_status === "not_available";
}

/** Whether the player chose calm mode and the site offers it. Bonuses then never open by themselves. */
export function useIsCalm(): boolean {
  const isOffered = useFlag("calm_mode");
  return usePreferences().density === "calm" && isOffered;
}
