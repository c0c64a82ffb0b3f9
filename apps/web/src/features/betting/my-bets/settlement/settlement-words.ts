import { fractionToFixed, type ExplainedLeg, type Fraction } from "@touchline/domain";
import type { Text } from "../../../../messages/text.ts";

/** How a leg counted, in words: won, lost, void, half won, half lost, a dead heat with its share. */
export function legWord({ result }: Pick<ExplainedLeg, "result">, t: Text): string {
  switch (result?.type) {
    case "win":
      return t("bets.leg.won");
    case "lose":
      return t("bets.leg.lost");
    case "void":
      return t("bets.leg.void");
    case "halfWin":
      return t("bets.leg.halfWon");
    case "halfLose":
      return t("bets.leg.halfLost");
    case "deadHeat":
      return t("settled.deadHeat", { places: result.places, tied: result.tied });
    case undefined:
      return t("settled.notNeeded");
  }
}

/** A factor as a multiplier, at most four decimals and no zeros at its end: `2.1`, `1`, `0.5`. */
export function factorText(factor: Fraction): string {
  return fractionToFixed(factor, 4).replace(/\.?0+$/u, "");
}
