import { createHmac } from "node:crypto";

/** The name that other players see: stable across rooms and restarts, and not reversible to the player's id. */
export type PseudonymOf = (playerId: string) => string;

const nameBytes = 16;

/** Derives names from a server secret; another secret gives other names. */
export function createPseudonyms(secret: string): PseudonymOf {
  return (playerId) => {
    const mark = createHmac("sha256", secret).update(`pseudonym of a player\n${playerId}`).digest();
    return `p_${mark.subarray(0, nameBytes).toString("base64url")}`;
  };
}
