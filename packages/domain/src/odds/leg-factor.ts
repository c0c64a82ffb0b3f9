import { fraction, type Fraction } from "./fraction.ts";
import { oddsToFraction, type Odds } from "./odds.ts";

/** The result of one leg. In a dead heat, `tied` competitors share `places` paid places. */
export type LegResult =
  | { readonly type: "win" }
  | { readonly type: "lose" }
  | { readonly type: "void" }
  | { readonly type: "halfWin" }
  | { readonly type: "halfLose" }
  | { readonly type: "deadHeat"; readonly places: number; readonly tied: number };

/** Return per unit of stake on a leg: win odds, lose 0, void 1, half win (1 + odds) / 2, half lose 1/2, dead heat odds x places / tied. */
export function legFactor(odds: Odds, result: LegResult): Fraction {
  switch (result.type) {
    case "win":
      return oddsToFraction(odds);
    case "lose":
      return fraction(0n);
    case "void":
      return fraction(1n);
    case "halfWin":
      return fraction(1000n + BigInt(odds), 2000n);
    case "halfLose":
      return fraction(1n, 2n);
    case "deadHeat":
      return fraction(BigInt(odds) * BigInt(result.places), 1000n * BigInt(result.tied));
  }
}

const maxTied = 60;

/** The dead heat whose share of the stake is closest to a decimal such as 0.3333; throws a RangeError outside (0, 1]. */
export function deadHeatFromShare(share: number): LegResult {
  if (!(share > 0 && share <= 1)) throw new RangeError(`Not a dead heat share: ${share}`);
  let best = { places: 1, tied: 1 };
  for (let tied = 1; tied <= maxTied; tied += 1) {
    const places = Math.min(tied, Math.max(1, Math.round(share * tied)));
    if (Math.abs(places / tied - share) + 1e-6 < Math.abs(best.places / best.tied - share)) best = { places, tied };
  }
  return { type: "deadHeat", ...best };
}
