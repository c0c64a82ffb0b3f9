import type { GameRound, ProviderGame, RoundDraw } from "./provider-game.ts";
import { cricketGame } from "./cricket-game.ts";
import { footballGame } from "./football-game.ts";
import { lotteryGame } from "./lottery-game.ts";
import { racingGame } from "./racing-game.ts";

const maxCachedRounds = 16;

/** Caches the latest draw of a round. */
function cacheDraw(round: GameRound): GameRound {
  let kept: { readonly seed: string; readonly draw: RoundDraw } | null = null;
  return {
    ...round,
    draw(seed) {
      if (kept?.seed !== seed) kept = { seed, draw: round.draw(seed) };
      return kept.draw;
    },
  };
}

/** Caches the latest rounds of a game and their draws. */
function cacheRounds(game: ProviderGame): ProviderGame {
  const kept = new Map<number, GameRound>();
  return {
    ...game,
    round(number) {
      const known = kept.get(number);
      if (known !== undefined) return known;
      const made = cacheDraw(game.round(number));
      kept.set(number, made);
      if (kept.size > maxCachedRounds) kept.delete(kept.keys().next().value ?? number);
      return made;
    },
  };
}

/** The games of the reference providers. */
export const providerGames: readonly ProviderGame[] = [racingGame, lotteryGame, footballGame, cricketGame].map(cacheRounds);
