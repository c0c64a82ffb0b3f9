import type { Market } from "@touchline/domain";
import { groupMarkets } from "../../../elements/markets/group-markets.ts";

const mostOutcomes = 3;

/** The lines that stand for a match where there is little room: of each market of its first tab the balanced line, in the order of the feed. */
export function pickLines(markets: readonly Market[]): readonly Market[] {
  const shown = markets.filter(
    ({ status, outcomes, groups }) =>
      (status === "open" || status === "suspended" || status === "handedOver") && outcomes.length <= mostOutcomes && groups.includes("top"),
  );
  return groupMarkets(shown).flatMap(({ lines }) => lines.slice(0, 1));
}
