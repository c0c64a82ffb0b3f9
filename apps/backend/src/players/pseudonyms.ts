import { createHmac } from "node:crypto";

/** The name under which others meet a player: the same in every room and after every start, and no way back to the player's id. */
export type PseudonymOf = (playerId: string) => string;

const nameBytes = 16;

/** Names under one secret of the server; another secret makes other names. */
export function createPseudonyms(secret: string): PseudonymOf {
  return (playerId) => {
    const mark = createHmac("sha256", secret).update(`pseudonym of a player\n${playerId}`).digest();
    return `p_${mark.subarray(0, nameBytes).toString("base64url")}`;
  };
}
