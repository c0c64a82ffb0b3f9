import type { Preferences } from "@touchline/store";
import { useStore } from "./use-store.ts";
import { useValue } from "./use-value.ts";

/** How this person wants the page drawn. */
export function usePreferences(): Preferences {
  return useValue(useStore().preferences);
}
