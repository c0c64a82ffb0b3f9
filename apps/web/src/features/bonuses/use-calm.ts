import { usePreferences } from "../../elements/store/use-preferences.ts";

/** Whether the player wants a calm page: nothing of bonuses comes up by itself then. */
export function useIsCalm(): boolean {
  return usePreferences().density === "calm";
}
