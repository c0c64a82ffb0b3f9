import type { DetailPart } from "@touchline/feed";

/**
 * Parts of each sport that may be combined in a custom bet, in groups that the model simulates independently. Football scenarios
 * contain goals by half, corners and cards, but not who scores, when or in which order.
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

/** The same for all other sports, which are e-sports. */
export const customParts: readonly (readonly DetailPart[])[] = [["final", "maps", "rounds", "kills"]];
