import type { Pair, Side } from "../../core/source-match.ts";
import { addPoint } from "../shared/scores.ts";
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
  /** Who won the round before; null before the first. */
  readonly lastRound: Side | null;
}

export function isRoundMapOver({ overtime, roundsToWin }: RoundTitle, [home, away]: Pair): boolean {
  const [higher, lower] = [Math.max(home, away), Math.min(home, away)];
  const level = roundsToWin - 1;
  if (lower < level) return higher >= roundsToWin;
  if (lower >= maxRounds) return higher > lower;
  if (overtime === "lead_of_two") return higher - lower >= 2;
  return higher >= roundsToWin + 3 * (Math.floor((lower - level) / 3) + 1);
}

/** Both sides have the same money when a half begins, and plenty of it in overtime. */
function momentumOf(title: RoundTitle, lastRound: Side | null, played: number): number {
  const isEven = lastRound === null || played % halfRounds === 0 || played > 2 * halfRounds;
  return isEven ? 0 : title.momentum * (lastRound === "home" ? 1 : -1);
}

/** Chance that home wins the next round; without a known first defender the sides even out. */
export function roundChance(title: RoundTitle, gap: number, { score, firstDefender, lastRound }: RoundPlace): number {
  const played = score[0] + score[1];
  const base = 0.5 + title.roundSlope * gap + momentumOf(title, lastRound, played);
  if (firstDefender === null || played >= 2 * halfRounds) return base;
  const isHomeDefending = (firstDefender === "home") === played < halfRounds;
  return base + (isHomeDefending ? title.defenceEdge : -title.defenceEdge);
}

/** Chance that a kill is home's, over all rounds; the stronger side wins more rounds, and so gains more momentum. */
export function killChance(title: RoundTitle, gap: number): number {
  return 0.5 + title.roundSlope * gap * (killShare + (2 * roundWinnerKillEdge) / (1 - 2 * title.momentum));
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
  const finals = new Map<string, { readonly score: Pair; readonly chance: number }>();
  let open = new Map([["", { score: place.score, lastRound: place.lastRound, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { score, lastRound, chance } of open.values()) {
      const home = roundChance(title, gap, { score, firstDefender: place.firstDefender, lastRound });
      for (const [winner, share] of [
        ["home", home],
        ["away", 1 - home],
      ] as const) {
        const reached = addPoint(score, winner);
        const end = reached.join(":");
        const key = `${end} ${winner}`;
        if (isRoundMapOver(title, reached)) finals.set(end, { score: reached, chance: (finals.get(end)?.chance ?? 0) + chance * share });
        else next.set(key, { score: reached, lastRound: winner, chance: (next.get(key)?.chance ?? 0) + chance * share });
      }
    }
    open = next;
  }
  return [...finals.values()];
}
