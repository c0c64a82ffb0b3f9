import { stableHash } from "../../dataset/stable-hash.ts";
import type { Fixture } from "../../fixture.ts";

/** Between -1 and 1, from the name alone; most teams are near the middle. */
function strengthOf(sport: string, name: string): number {
  const share = (salt: string) => stableHash(`${sport}/${name}/${salt}`) / 4294967296;
  return share("form") + share("class") - 1;
}

/** How much stronger home is; `drift` in [-1, 1] favours home when positive. */
export function strengthGap({ sport, home, away }: Fixture, drift: number): number {
  return strengthOf(sport, home.name) - strengthOf(sport, away.name) + 0.05 * drift;
}
