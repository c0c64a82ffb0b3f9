import { startGame } from "./parts/start-game.ts";
import { raceView } from "./races/race-view.ts";

startGame(raceView);
