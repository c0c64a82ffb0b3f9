import type { WinChances } from "@touchline/contract/http/matches";
import type { WinChanceSeries } from "@touchline/feed";

/** Converts win chances to their wire format; of several points within one second, only the last is sent. */
export function encodeWinChances({ matchId, points, isComplete }: WinChanceSeries): WinChances {
  const seconds = points.map(({ atMs }) => Math.floor(atMs / 1_000));
  return {
    match_id: matchId,
    is_complete: isComplete,
    points: points.flatMap(({ home, draw, away, odds, score, label }, index) => {
      const at = seconds[index] ?? 0;
      const prices = odds.map((price) => (price > 0 ? price : null));
      return at === seconds[index + 1] ? [] : [{ at_seconds: at, home, draw, away, odds: prices, score, time: label }];
    }),
  };
}
