import type { Odds } from "../odds/odds.ts";

/** A price that a leg moved to, and when: product time, epoch ms. */
export interface OddsStep {
  readonly odds: Odds;
  readonly atMs: number;
}

/** How many moves of a leg are remembered (features B4). */
export const trailLength = 8;

/** The leg's moves with one more; the same list when the price is the one it moved to last. */
export function extendTrail(leg: { readonly trail: readonly OddsStep[]; readonly initialOdds: Odds }, step: OddsStep): readonly OddsStep[] {
  const last = leg.trail.at(-1)?.odds ?? leg.initialOdds;
  return last === step.odds ? leg.trail : [...leg.trail, step].slice(-trailLength);
}
