import type { Pair, Side } from "../../../dataset/source-match.ts";
import type { Scenario } from "../../../sport-module.ts";
import { kickShare, shootoutWinner } from "../script/shootout.ts";
import type { SoccerState } from "../script/soccer-state.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { poissonWeights } from "./goal-grid.ts";

/** Goals of extra time against those of 90 minutes. */
const overtimeShare = 0.31;

function overtimeLeft({ stage, periodsBegun }: SoccerState): number {
  if (stage.type === "awaiting_extra_time") return 1;
  if (stage.type === "half_time") return 0.5;
  if (stage.type !== "playing") return 0;
  const left = Math.min(Math.max((16 * 60 - stage.second) / (16 * 60), 0.01), 1);
  return periodsBegun === 3 ? 0.5 * left + 0.5 : 0.5 * left;
}

/** Chance that the home side wins a shoot-out from here: every kick goes in with the same chance, home kicks next when level. */
function homeShootoutChance(scored: Pair, taken: Pair): number {
  const winner = shootoutWinner(scored, taken);
  if (winner !== null) return winner === "home" ? 1 : 0;
  if (taken[0] >= 5 && taken[0] === taken[1]) return 0.5;
  const isHome = taken[0] <= taken[1];
  const next = (isScored: 0 | 1): number =>
    isHome
      ? homeShootoutChance([scored[0] + isScored, scored[1]], [taken[0] + 1, taken[1]])
      : homeShootoutChance([scored[0], scored[1] + isScored], [taken[0], taken[1] + 1]);
  return kickShare * next(1) + (1 - kickShare) * next(0);
}

function shootoutScenarios(state: SoccerState, seen: SoccerDetail): readonly Scenario<SoccerDetail>[] {
  const chance = homeShootoutChance(state.scored, state.taken);
  const sides: readonly (readonly [Side, number])[] = [
    ["home", chance],
    ["away", 1 - chance],
  ];
  return sides.filter(([, weight]) => weight > 0).map(([shootout, weight]) => ({ weight, detail: { ...seen, shootout } }));
}

/** Possible finals once 90 minutes are over and the match goes on. */
export function overtimeOutlook(state: SoccerState, goals: Pair, seen: SoccerDetail): readonly Scenario<SoccerDetail>[] {
  if (state.stage.type === "awaiting_shootout" || state.stage.type === "shootout") return shootoutScenarios(state, seen);
  const left = overtimeShare * overtimeLeft(state);
  const homes = poissonWeights(goals[0] * left);
  const aways = poissonWeights(goals[1] * left);
  const [home, away] = seen.overtime ?? [0, 0];
  const cells = homes.flatMap((homeWeight, more) =>
    aways.map((awayWeight, other) => ({
      weight: homeWeight * awayWeight,
      overtime: [home + more, away + other] as const,
    })),
  );
  const sum = cells.reduce((total, { weight }) => total + weight, 0);
  return cells.map(({ weight, overtime }) => ({ weight: weight / sum, detail: { ...seen, overtime } }));
}
