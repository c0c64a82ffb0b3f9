import { useFlag, usePreferences } from "../../../elements/store.ts";

/** Whether the player wants a calm page, where the site offers it: nothing of bonuses comes up by itself then. */
export function useIsCalm(): boolean {
  const isOffered = useFlag("calm_mode");
  return usePreferences().density === "calm" && isOffered;
}
