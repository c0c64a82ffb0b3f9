import type { Transaction } from "@touchline/contract/http/player";
import type { Static } from "typebox";

/** One line of the player's statement, as the wire has it; amounts in minor units. */
export type PlayerTransaction = Static<typeof Transaction>;
