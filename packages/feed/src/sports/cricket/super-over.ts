import { ballsPerOver } from "./cricket-detail.ts";
import type { CricketState, InningsState } from "./cricket-state.ts";

const mostWickets = 2;
const runsPerBall = 1.9;
const spreadOfRuns = 4.2;

function runsToCome({ balls, wickets }: InningsState): number {
  const resource = wickets === 0 ? 1 : wickets < mostWickets ? 0.85 : 0;
  return (ballsPerOver - Math.min(balls, ballsPerOver)) * runsPerBall * resource;
}

function isDone({ isClosed, balls, wickets }: InningsState): boolean {
  return isClosed || balls >= ballsPerOver || wickets >= mostWickets;
}

/** Chance of home in a super over, from as much as has been bowled of it. */
export function superOverChance({ superOvers }: CricketState): number {
  const [first, second] = superOvers.slice(superOvers.length > 2 ? 2 : 0);
  if (!first) return 0.5;
  const firstRuns = first.runs + (isDone(first) ? 0 : runsToCome(first));
  const chased = second ? second.runs + (isDone(second) ? 0 : runsToCome(second)) : ballsPerOver * runsPerBall;
  const gap = firstRuns - chased;
  if (second && isDone(second) && gap !== 0) return (first.side === "home") === gap > 0 ? 1 : 0;
  const openBalls = (isDone(first) ? 0 : 1) + (second ? 1 - Math.min(second.balls, ballsPerOver) / ballsPerOver : 1);
  const chance = 1 / (1 + Math.exp(-gap / (0.6 * spreadOfRuns * Math.sqrt(Math.max(openBalls, 0.05)))));
  return first.side === "home" ? chance : 1 - chance;
}
