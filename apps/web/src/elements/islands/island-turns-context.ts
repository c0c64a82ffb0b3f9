import { createContext } from "react";
import { noTurns, type IslandTurns } from "./island-turns.ts";

/** In which order the islands of the page come to life. */
export const IslandTurnsContext = createContext<IslandTurns>(noTurns);
