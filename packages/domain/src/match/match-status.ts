/** Where a match stands; everything but prematch and live is unavailable for betting (spec.md 4). */
export const matchStatuses = ["prematch", "live", "stopped", "closed", "finished", "notCovered"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** Reads the wire number 0 to 5; anything else is not covered. */
export function parseMatchStatus(value: unknown): MatchStatus {
  return (typeof value === "number" ? matchStatuses[value] : undefined) ?? "notCovered";
}

/** Writes the wire number. */
export function matchStatusToWire(status: MatchStatus): 0 | 1 | 2 | 3 | 4 | 5 {
  return matchStatuses.indexOf(status) as 0 | 1 | 2 | 3 | 4 | 5;
}

export function isMatchBettable(status: MatchStatus): boolean {
  return status === "prematch" || status === "live";
}
