import type { Market } from "@touchline/domain";
import type { BetLeg } from "@touchline/store";

/** External ids of the market "Total goals" and of its outcome "over". */
const totalGoals = "18";
const over = "12";

interface Score {
  readonly home: number;
  readonly away: number;
}

interface LegNow {
  /** The line of the leg; undefined if the page has not loaded it. */
  readonly market: Pick<Market, "externalId" | "outcomes"> | undefined;
  readonly score: Score | null;
}

/** Number of goals that an "over" on the goals of a football match still needs; null if line and score do not determine it. */
export function goalsNeeded(
  leg: Pick<BetLeg, "result" | "sportKey" | "specifier" | "outcomeId">,
  { market, score }: LegNow,
): number | null {
  if (leg.result !== "no_results" || leg.sportKey !== "soccer" || score === null || market?.externalId !== totalGoals) return null;
  if (market.outcomes.find(({ id }) => id === leg.outcomeId)?.externalId !== over) return null;
  // Whole and quarter lines can return a part of the stake, so no single number of goals decides them.
  const line = /^total=(\d+)\.5$/u.exec(leg.specifier)?.[1];
  if (line === undefined) return null;
  const missing = Number(line) + 1 - score.home - score.away;
  return missing > 0 ? missing : null;
}

/** The side that leads, by the external ids of the outcomes of winner markets: 1 for home, 0 for a draw. */
const leads: Readonly<Record<string, 1 | 0 | -1>> = { "1": 1, "2": 0, "3": -1, "4": 1, "5": -1 };

/** Whether a pick of the winner would win at the current score; null for other markets, and in cricket, where runs are not comparable. */
export function winsAtScore(
  leg: Pick<BetLeg, "result" | "sportKey" | "specifier" | "outcomeId">,
  { market, score, isMain }: LegNow & { readonly isMain: boolean },
): boolean | null {
  if (leg.result !== "no_results" || leg.sportKey === "cricket" || leg.specifier !== "" || score === null || !isMain) return null;
  const lead = leads[market?.outcomes.find(({ id }) => id === leg.outcomeId)?.externalId ?? ""];
  return lead === undefined ? null : lead === Math.sign(score.home - score.away);
}
