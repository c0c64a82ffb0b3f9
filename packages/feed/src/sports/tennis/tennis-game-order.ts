import type { Pair, Side } from "../../core/source-match.ts";
import type { RandomSource } from "../../core/random.ts";
import { holdChance, tiebreakChance, tiebreakServer, type ServeShares } from "./tennis-chances.ts";
import { isSetOver } from "./tennis-detail.ts";
import { otherSide } from "../shared/scores.ts";

/** A set with a known score whose games are to be simulated. */
export interface SetToDraw {
  readonly games: Pair;
  readonly server: Side;
  readonly rule: "tiebreak" | "advantage";
  readonly shares: ServeShares;
}

/** Chance of reaching the final score from each earlier one, keyed `home * 100 + away`, without the set ending before. */
function reachChances({ games, server, rule, shares }: SetToDraw): ReadonlyMap<number, number> {
  const chanceByScore = new Map<number, number>([[games[0] * 100 + games[1], 1]]);
  for (let home = games[0]; home >= 0; home -= 1) {
    for (let away = games[1]; away >= 0; away -= 1) {
      if (chanceByScore.has(home * 100 + away) || isSetOver(home, away, rule)) continue;
      const isHomeServing = ((home + away) % 2 === 0) === (server === "home");
      const share = homeGameChance(shares, isHomeServing ? "home" : "away");
      const won = chanceByScore.get((home + 1) * 100 + away) ?? 0;
      const lost = chanceByScore.get(home * 100 + away + 1) ?? 0;
      chanceByScore.set(home * 100 + away, share * won + (1 - share) * lost);
    }
  }
  return chanceByScore;
}

function homeGameChance(shares: ServeShares, server: Side): number {
  return server === "home" ? holdChance(shares[0], 0, 0) : 1 - holdChance(shares[1], 0, 0);
}

/** Simulates the winners of the games in an order that leads to the score; at 7:6 the last game is the tie-break. */
export function drawGameOrder(random: RandomSource, set: SetToDraw): readonly Side[] {
  const reach = reachChances(set);
  const winners: Side[] = [];
  let [home, away] = [0, 0];
  let server = set.server;
  while (home + away < set.games[0] + set.games[1]) {
    const share = homeGameChance(set.shares, server);
    const won = share * (reach.get((home + 1) * 100 + away) ?? 0);
    const lost = (1 - share) * (reach.get(home * 100 + away + 1) ?? 0);
    const winner: Side = random.next() * (won + lost) < won ? "home" : "away";
    if (winner === "home") home += 1;
    else away += 1;
    winners.push(winner);
    server = otherSide(server);
  }
  return winners;
}

/** Simulates who wins each point of a game that `winner` wins. */
export function drawGamePoints(
  random: RandomSource,
  share: number,
  game: { readonly server: Side; readonly winner: Side },
): readonly Side[] {
  const winners: Side[] = [];
  let [server, returner] = [0, 0];
  const aim = (chance: number) => (game.winner === game.server ? chance : 1 - chance);
  while (Math.max(server, returner) < 4 || Math.abs(server - returner) < 2) {
    const won = share * aim(holdChance(share, server + 1, returner));
    const lost = (1 - share) * aim(holdChance(share, server, returner + 1));
    if (random.next() * (won + lost) < won) {
      server += 1;
      winners.push(game.server);
    } else {
      returner += 1;
      winners.push(otherSide(game.server));
    }
  }
  return winners;
}

/** Simulates who wins each point of a tie-break; it ends with the loser's real points if they are known. */
export function drawTiebreakPoints(
  random: RandomSource,
  shares: ServeShares,
  tiebreak: { readonly first: Side; readonly winner: Side; readonly loserPoints: number | null },
): readonly Side[] {
  const { first, winner, loserPoints } = tiebreak;
  const winners: Side[] = [];
  let [home, away] = [0, 0];
  const isHome = winner === "home";
  const last = loserPoints === null ? null : { winner: Math.max(7, loserPoints + 2), loser: loserPoints };
  const aim = (nextHome: number, nextAway: number) => {
    if (last === null) {
      const chance = tiebreakChance(shares, first, [nextHome, nextAway]);
      return isHome ? chance : 1 - chance;
    }
    return endWeight(isHome ? nextHome : nextAway, isHome ? nextAway : nextHome, last);
  };
  while (Math.max(home, away) < 7 || Math.abs(home - away) < 2) {
    const share = tiebreakServer(first, home + away) === "home" ? shares[0] : 1 - shares[1];
    const won = share * aim(home + 1, away);
    const lost = (1 - share) * aim(home, away + 1);
    const isHomePoint = random.next() * (won + lost) < won;
    if (isHomePoint) home += 1;
    else away += 1;
    winners.push(isHomePoint ? "home" : "away");
  }
  return winners;
}

/** Number of ways to reach the last score without ending before it, scaled down. */
function endWeight(winner: number, loser: number, last: { readonly winner: number; readonly loser: number }): number {
  if (winner === last.winner && loser === last.loser) return 1;
  const isEnded = Math.max(winner, loser) >= 7 && Math.abs(winner - loser) >= 2;
  if (isEnded || winner > last.winner || loser > last.loser) return 0;
  const isLevelRun = winner >= 6 && loser >= 6;
  if (isLevelRun) {
    return Math.abs(winner - loser) <= 1 ? 1 : 0;
  }
  return (endWeight(winner + 1, loser, last) + endWeight(winner, loser + 1, last)) / 2;
}
