import { footballView } from "./football/football-view.ts";
import { startGame } from "./parts/start-game.ts";

startGame(footballView);
