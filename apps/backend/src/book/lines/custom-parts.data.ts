import type { DetailPart } from "@touchline/feed";

/**
 * Parts of each sport that may be joined in one custom bet, in groups that the model draws apart from each other. Football's
 * scenarios tell goals by half, corners and cards; who scores, in which minute and in which order they do not tell together.
 */
export const customPartsBySport: Readonly<Record<string, readonly (readonly DetailPart[])[]>> = {
  soccer: [["final", "halves"], ["corners", "periods"], ["cards"]],
  tennis: [["final", "periods", "games", "points"]],
  basketball: [["final", "halves", "periods", "points"]],
  "ice-hockey": [["final", "periods", "goal_order"]],
  "american-football": [["final", "halves", "periods"]],
  baseball: [["final", "innings"]],
  cricket: [["final", "innings", "overs"], ["toss"]],
};

/** What other sports, the e-sports, may join. */
export const customParts: readonly (readonly DetailPart[])[] = [["final", "maps", "rounds", "kills"]];
