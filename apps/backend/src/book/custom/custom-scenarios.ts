import type { MarketTemplate, MatchState } from "@touchline/feed";
import { customParts, customPartsBySport } from "./custom-parts.data.ts";

/** The independent part of the model that a line settles on; null when it may not be in a custom bet. */
export function customBlockOf(match: MatchState, template: MarketTemplate<unknown>): number | null {
  const blocks = customPartsBySport[match.fixture.sport] ?? customParts;
  const index = blocks.findIndex((parts) => template.needs.every((need) => parts.includes(need)));
  return index < 0 ? null : index;
}
