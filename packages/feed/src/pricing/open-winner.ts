import type { MarketTemplate, Scenario } from "../core/sport-module.ts";
import { isSure } from "./apply-margin.ts";
import { type FairLine, possibleWeight } from "./price-line.ts";

/** The highest chance of a favourite on which bets are accepted: it gets the lowest odds. */
const surestFavourite = 0.99;

/** A line with its chances. */
interface KnownLine<Detail> {
  readonly template: MarketTemplate<Detail>;
  readonly chances: FairLine;
}

/**
 * The scenarios by which a match is priced while the winner market is open but its favourite is too sure for a price:
 * those that the favourite does not win weigh more, so that the favourite gets the lowest odds and the others have prices as long as they can win.
 * Every market of the match follows them, so none contradicts another. Other matches keep their scenarios.
 */
export function keepWinnerOpen<Detail>(
  { template, chances: { fair, decided } }: KnownLine<Detail>,
  scenarios: readonly Scenario<Detail>[],
): readonly Scenario<Detail>[] {
  const favourite = template.outcomes[fair.findIndex(isSure)]?.id;
  if (favourite === undefined || decided !== null) return scenarios;
  const results = scenarios.map(({ weight, detail }) => (weight < possibleWeight ? "void" : template.resultOf(detail, favourite)));
  let [won, lost] = [0, 0];
  for (const [index, { weight }] of scenarios.entries()) {
    if (results[index] === "win") won += weight;
    else if (results[index] !== "void") lost += weight;
  }
  // A void bet has no winner.
  if (lost <= 0) return scenarios;
  const [wonFactor, lostFactor] = [(surestFavourite * (won + lost)) / won, ((1 - surestFavourite) * (won + lost)) / lost];
  return scenarios.map(({ weight, detail }, index) => {
    const result = results[index];
    return result === "void" ? { weight, detail } : { weight: weight * (result === "win" ? wonFactor : lostFactor), detail };
  });
}
