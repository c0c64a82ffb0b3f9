import type { ProviderGame } from "../games/provider-game.ts";

type Times = Pick<ProviderGame, "everyMs" | "shownForMs">;

/** The round that takes bets at a moment of wall time: rounds are numbered by when they close. */
export function openRoundAt({ everyMs }: Times, nowMs: number): number {
  return Math.floor(nowMs / everyMs) + 1;
}

/** When a round takes its last bet and is drawn, wall time. */
export function closesAt({ everyMs }: Times, round: number): number {
  return round * everyMs;
}

/** When a round has been shown and is paid, wall time. */
export function paidAt(times: Times, round: number): number {
  return closesAt(times, round) + times.shownForMs;
}
