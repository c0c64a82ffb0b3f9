import type { Market } from "@touchline/domain";
import type { BetLeg } from "@touchline/store";

/** External ids of the market "Total goals" and of its outcome "over". */
const totalGoals = "18";
const over = "12";

interface LegNow {
  /** The line of the leg; undefined if the page does not know it. */
  readonly market: Pick<Market, "externalId" | "outcomes"> | undefined;
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** How many more goals an over on the goals of a football match needs; null if that does not follow from line and score. */
export function goalsNeeded(
  leg: Pick<BetLeg, "result" | "sportKey" | "specifier" | "outcomeId">,
  { market, score }: LegNow,
): number | null {
  if (leg.result !== "no_results" || leg.sportKey !== "soccer" || score === null || market?.externalId !== totalGoals) return null;
  if (market.outcomes.find(({ id }) => id === leg.outcomeId)?.externalId !== over) return null;
  // Whole and quarter lines return a part of the stake on the way: no single number of goals decides them.
  const line = /^total=(\d+)\.5$/u.exec(leg.specifier)?.[1];
  if (line === undefined) return null;
  const missing = Number(line) + 1 - score.home - score.away;
  return missing > 0 ? missing : null;
}
