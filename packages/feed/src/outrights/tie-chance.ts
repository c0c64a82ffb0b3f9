import type { Pair } from "../core/source-match.ts";
import { expectedShare } from "./team-strength.ts";

/** What is known of a tie of two sides: the format and what has been played. */
export interface TieState {
  /** Games of a series, of which more than half have to be won; null if the sum of goals over the legs decides. */
  readonly bestOf: number | null;
  /** Games won, or goals, of both sides so far. */
  readonly score: Pair;
  /** Legs to come; not used in a series. */
  readonly legsLeft: number;
  /** Home advantage of the first side in the matches to come, in Elo points summed over them. */
  readonly edge: number;
  /** Factor on the difference in strength: the better side wins more often over five sets than over three. */
  readonly scale: number;
}

/** Elo points that a lead of one goal is worth with one leg to come. */
const goalWorth = 170;

/** Chance that the first side wins a tie, from the difference in Elo points. */
export function tieChance(difference: number, { bestOf, score, legsLeft, edge, scale }: TieState): number {
  const lead = score[0] - score[1];
  if (bestOf !== null) {
    const needed = Math.ceil(bestOf / 2);
    const left = Math.max(bestOf - score[0] - score[1], 1);
    return seriesChance(expectedShare(difference * scale + edge / left), needed - score[0], needed - score[1]);
  }
  if (legsLeft === 0) return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
  return expectedShare((difference * scale * legsLeft + edge + lead * goalWorth) / Math.sqrt(legsLeft));
}

/** Chance to win `own` games before the other side wins `other`. */
function seriesChance(game: number, own: number, other: number): number {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  let chance = 0;
  // The last game is won; before it the other side has won fewer than it needs.
  let orders = game ** own;
  for (let lost = 0; lost < other; lost += 1) {
    chance += orders;
    orders *= ((1 - game) * (own + lost)) / (lost + 1);
  }
  return chance;
}

/** Who plays at home in a series of seven: the better side of the season starts and ends it at home. */
const homeGames = [1, 1, -1, -1, 1, -1, 1];

/** Home advantage of the side that starts a series at home, summed over the games to come. */
export function seriesEdge(bestOf: number, played: number, perGame: number): number {
  const order = bestOf === 7 ? homeGames : homeGames.slice(0, 5);
  return order.slice(played).reduce((sum, side) => sum + side * perGame, 0);
}
