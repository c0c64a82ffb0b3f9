import { lotteryView } from "./lottery/lottery-view.ts";
import { startGame } from "./parts/start-game.ts";

startGame(lotteryView);
