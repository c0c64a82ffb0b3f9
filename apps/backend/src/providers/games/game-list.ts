import { cricketGame } from "./cricket/cricket-game.ts";
import { footballGame } from "./football/football-game.ts";
import { lotteryGame } from "./lottery/lottery-game.ts";
import { keepRounds } from "./keep-rounds.ts";
import type { ProviderGame } from "./provider-game.ts";
import { racingGame } from "./racing/racing-game.ts";

/** Every game of the reference providers. */
export const providerGames: readonly ProviderGame[] = [racingGame, lotteryGame, footballGame, cricketGame].map(keepRounds);
