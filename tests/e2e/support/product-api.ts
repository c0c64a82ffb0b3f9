import type { Page } from "playwright-core";
import { vi } from "vitest";

/** The fields of an outcome that tests read. */
export interface WireOutcome {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  /** Thousandths. */
  readonly odds: number | null;
}

/** The fields of a market that tests read. */
export interface WireMarket {
  readonly id: number;
  readonly name: string;
  readonly specifier: string;
  readonly status: number;
  readonly outcomes: readonly WireOutcome[];
}

interface WireSide {
  readonly name: string;
  readonly common_name: string;
}

/** The fields of a match that tests read. */
export interface WireMatch {
  readonly id: number;
  readonly slug: string;
  readonly status: number;
  readonly provider: string;
  readonly start_time: string;
  readonly competitors: { readonly home: WireSide; readonly away: WireSide } | null;
  readonly tournament: { readonly name: string; readonly slug: string; readonly sport: { readonly key: string } };
  readonly statistics: {
    readonly total_score: { readonly home: number; readonly away: number } | null;
    readonly clock: { readonly match_time: string | null; readonly stopped: boolean } | null;
  } | null;
  readonly main_market: WireMarket | null;
}

/** Reads JSON from the product; throws unless the status is 2xx. */
export async function readJson<Body>(origin: string, path: string): Promise<Body> {
  const reply = await fetch(`${origin}${path}`, { headers: { "accept-language": "en" } });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

/** Reads matches by the API's filters. */
export async function readMatches(origin: string, query: string): Promise<readonly WireMatch[]> {
  const page = await readJson<{ readonly data: readonly WireMatch[] }>(origin, `/api/v2/matches?type=match&${query}`);
  return page.data;
}

export async function readMarkets(origin: string, matchId: number): Promise<readonly WireMarket[]> {
  const page = await readJson<{ readonly data: readonly WireMarket[] }>(origin, `/api/v2/matches/${matchId}/markets?limit=500`);
  return page.data;
}

/** Whether every outcome of the market can be bet on. */
export function isOpen(market: WireMarket | null): market is WireMarket {
  return market !== null && market.status === 1 && market.outcomes.every(({ active, odds }) => active && odds !== null);
}

/** Everyday names of both sides, as lists, tickets and buttons show them; empty for outright events. */
export function everydayNames({ competitors }: WireMatch): readonly [string, string] {
  return [competitors?.home.common_name ?? "", competitors?.away.common_name ?? ""];
}

/** Address of a match page without its locale. */
export function pathOf(match: WireMatch): string {
  return `/${match.tournament.sport.key}/${match.slug}`;
}

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

const maxMinute = 75;

/** Live football matches with an open result market and some time left, the soonest to end first. */
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

/** The fields of a placed bet that tests read. */
export interface WirePlacedBet {
  readonly id: string;
  readonly ref: string;
  readonly status: string;
  readonly cashout: { readonly status: string; readonly value: number | null } | null;
}

interface Legs {
  readonly type: "single" | "combo" | "system";
  readonly matches: readonly WireMatch[];
  /** Minor units. */
  readonly stake: number;
  readonly systemId?: string;
}

/**
 * Finds upcoming matches that are open for bets, the latest first: nothing happens to them during a test. All come from one provider, so
 * that they can be combined.
 */
export async function upcomingMatches(origin: string, count: number): Promise<readonly WireMatch[]> {
  for (;;) {
    const upcoming = await readMatches(origin, "match_status=0&limit=100");
    const open = upcoming.filter(({ main_market, provider }) => isOpen(main_market) && provider === "betradar");
    if (open.length >= count) return open.toSorted((left, right) => right.start_time.localeCompare(left.start_time)).slice(0, count);
    // A feed that has just started fills its list gradually; the hook's timeout ends the loop.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Places a bet on the first outcome of each match's main market. */
export async function placeByApi(page: Page, origin: string, { type, matches, stake, systemId }: Legs): Promise<WirePlacedBet> {
  const selections = matches.map(({ id, main_market }) => {
    const [outcome] = main_market?.outcomes ?? [];
    return { match_id: id, market_id: main_market?.id, specifier: main_market?.specifier, outcome_id: outcome?.id, odds: outcome?.odds };
  });
  const reply = await page.request.post(`${origin}/api/v2/bets`, {
    headers: { origin, "x-sb-request": "1", "idempotency-key": crypto.randomUUID() },
    data: {
      meta: { device_id: "browser-test", odds_policy: "any" },
      bets: [
        {
          type,
          stake: { value: stake, currency: "EUR", subunits: 100 },
          selections,
          ...(systemId === undefined ? {} : { system_id: systemId }),
        },
      ],
    },
  });
  if (!reply.ok()) throw new Error(`Placing answered ${reply.status()}: ${await reply.text()}`);
  const { bets } = (await reply.json()) as { readonly bets: readonly WirePlacedBet[] };
  const [bet] = bets;
  if (bet === undefined) throw new Error("No bet came back.");
  return bet;
}
