import type { GameRound, ProviderGame, RoundDraw } from "./provider-game.ts";

const keptRounds = 16;

/** The same round, drawn once for each seed that follows another. */
function keepDraw(round: GameRound): GameRound {
  let kept: { readonly seed: string; readonly draw: RoundDraw } | null = null;
  return {
    ...round,
    draw(seed) {
      if (kept?.seed !== seed) kept = { seed, draw: round.draw(seed) };
      return kept.draw;
    },
  };
}

/** The same game, whose latest rounds are made and drawn once. */
export function keepRounds(game: ProviderGame): ProviderGame {
  const kept = new Map<number, GameRound>();
  return {
    ...game,
    round(number) {
      const known = kept.get(number);
      if (known !== undefined) return known;
      const made = keepDraw(game.round(number));
      kept.set(number, made);
      if (kept.size > keptRounds) kept.delete(kept.keys().next().value ?? number);
      return made;
    },
  };
}
