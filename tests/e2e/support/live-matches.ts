import { isOpen, readMatches, type WireMatch } from "./product-api.ts";

const maxMinute = 75;

/** Live football matches with an open result market and some time left, the one that ends first at the start. */
export async function liveFootballMatches(origin: string): Promise<readonly WireMatch[]> {
  const live = await readMatches(origin, "match_status=1&sport_key=soccer&limit=100");
  const running = live.filter(
    ({ main_market, statistics }) =>
      isOpen(main_market) &&
      statistics?.clock?.stopped === false &&
      main_market.outcomes.every(({ odds }) => odds !== null && odds < 30_000),
  );
  return running
    .filter(({ statistics }) => minuteOf(statistics?.clock?.match_time) < maxMinute)
    .toSorted((left, right) => minuteOf(right.statistics?.clock?.match_time) - minuteOf(left.statistics?.clock?.match_time));
}

function minuteOf(time: string | null | undefined): number {
  return Number(time?.split(":")[0] ?? 0);
}
