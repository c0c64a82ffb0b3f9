import type { IceHockeyFacts, Pair } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";

/** A goal by the period it fell in, from 1, negative when away scored; 4 is overtime, 5 the shoot-out. */
export type GoalCode = number;

/** What ice hockey markets settle on. */
export interface IceHockeyDetail {
  readonly goals: readonly GoalCode[];
  /** Overtime and shoot-out winner included. */
  readonly score: Pair;
  /** Goals of the three periods of regular time. */
  readonly periods: readonly Pair[];
}

export const periodSeconds = 1200;
export const regulationSeconds = 3 * periodSeconds;

export function iceHockeyFacts(fixture: Fixture): IceHockeyFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "ice-hockey") throw new Error(`fixture ${fixture.id} has no ice hockey facts`);
  return facts;
}

export function detailOfGoals(goals: readonly GoalCode[]): IceHockeyDetail {
  const periods: [number, number][] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  const score: [number, number] = [0, 0];
  for (const goal of goals) {
    const index = goal > 0 ? 0 : 1;
    const period = periods[Math.abs(goal) - 1];
    score[index] += 1;
    if (period) period[index] += 1;
  }
  return { goals, score, periods };
}
