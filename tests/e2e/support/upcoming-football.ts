import { vi } from "vitest";
import { isOpen, readMatches, type WireMatch } from "./product-api.ts";

/** Returns four football matches that start well after the tests and have open odds, soonest first. Waits while a new feed opens its markets one by one. */
export async function upcomingFootballMatches(origin: string): Promise<readonly [WireMatch, WireMatch, WireMatch, WireMatch]> {
  return vi.waitFor(
    async () => {
      const upcoming = await readMatches(
        origin,
        "match_status=0&sport_key=soccer&sort_by=start_time:asc&start_from=2026-11-21T17:00:00Z&limit=100",
      );
      const [first, second, third, fourth] = upcoming.filter(({ main_market }) => isOpen(main_market));
      if (first === undefined || second === undefined || third === undefined || fourth === undefined)
        throw new Error("Fewer than four football matches have open prices.");
      return [first, second, third, fourth] as const;
    },
    { timeout: 60_000, interval: 500 },
  );
}
