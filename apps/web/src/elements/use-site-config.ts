import { defaultOddsDisplayCap, type OddsDisplayCap } from "@touchline/domain";
import { useStore } from "./use-store.ts";

/** Above which price lists show a capped one (decisions F). */
export function useOddsDisplayCap(): OddsDisplayCap {
  const { queries, listings } = useStore();
  return queries.peek(listings.siteConfig())?.odds_display_cap ?? defaultOddsDisplayCap;
}
