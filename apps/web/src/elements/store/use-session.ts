import type { SessionState } from "@touchline/store";
import { useStore } from "./use-store.ts";
import { useValue } from "./use-value.ts";

/** Who is here. */
export function useSession(): SessionState {
  return useValue(useStore().session);
}
