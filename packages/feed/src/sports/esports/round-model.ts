import type { Pair, Side } from "../../core/source-match.ts";
import type { RoundTitle } from "./titles.data.ts";

/** Rounds of a half of regular time. */
export const halfRounds = 12;
/** Once both sides have this many rounds, the next lead decides. */
const maxRounds = 40;
/** Kills depend on strength less than rounds. */
const killShare = 0.6;
/** Additional share of the kills for the winner of a round. */
const roundWinnerKillEdge = 0.17;

/** The state of a map before its next round. */
export interface RoundPlace {
  readonly score: Pair;
  readonly firstDefender: Side | null;
}

export function isRoundMapOver({ overtime, roundsToWin }: RoundTitle, [home, away]: Pair): boolean {
  const [higher, lower] = [Math.max(home, away), Math.min(home, away)];
  const level = roundsToWin - 1;
  if (lower < level) return higher >= roundsToWin;
  if (lower >= maxRounds) return higher > lower;
  if (overtime === "lead_of_two") return higher - lower >= 2;
  return higher >= roundsToWin + 3 * (Math.floor((lower - level) / 3) + 1);
}

/** Chance that home wins the next round; without a known first defender the sides even out. */
export function roundChance(title: RoundTitle, gap: number, { score, firstDefender }: RoundPlace): number {
  const base = 0.5 + title.roundSlope * gap;
  const played = score[0] + score[1];
  if (firstDefender === null || played >= 2 * halfRounds) return base;
  const isHomeDefending = (firstDefender === "home") === played < halfRounds;
  return base + (isHomeDefending ? title.defenceEdge : -title.defenceEdge);
}

/** Chance that a kill is home's, over all rounds. */
export function killChance(title: RoundTitle, gap: number): number {
  return 0.5 + title.roundSlope * gap * (killShare + 2 * roundWinnerKillEdge);
}

/** Chance that a kill is home's, given the winner of its round. */
export function killChanceIn(title: RoundTitle, gap: number, winner: Side): number {
  return 0.5 + title.roundSlope * gap * killShare + (winner === "home" ? roundWinnerKillEdge : -roundWinnerKillEdge);
}

/** Exact chances of the final scores of a map, by recursion over its rounds. */
export function finalRounds(
  title: RoundTitle,
  gap: number,
  place: RoundPlace,
): readonly { readonly score: Pair; readonly chance: number }[] {
  const finals: { score: Pair; chance: number }[] = [];
  let open = new Map([[place.score.join(":"), { score: place.score, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { score, chance } of open.values()) {
      const home = roundChance(title, gap, { score, firstDefender: place.firstDefender });
      for (const [step, share] of [
        [[1, 0], home],
        [[0, 1], 1 - home],
      ] as const) {
        const reached: Pair = [score[0] + step[0], score[1] + step[1]];
        const key = reached.join(":");
        if (isRoundMapOver(title, reached)) finals.push({ score: reached, chance: chance * share });
        else next.set(key, { score: reached, chance: (next.get(key)?.chance ?? 0) + chance * share });
      }
    }
    open = next;
  }
  return finals;
}
