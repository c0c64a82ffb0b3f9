import { cricketView } from "./cricket/cricket-view.ts";
import { startGame } from "./parts/start-game.ts";

startGame(cricketView);
