import { type Slip, slipSelections } from "@touchline/domain";
import type { Listings } from "../catalogue/listings.ts";
import type { StorePorts } from "../core/ports.ts";
import type { QueryStore, Resource } from "../core/query-store.ts";
import type { Realtime } from "../realtime/realtime.ts";

/** What the age of polled prices depends on. */
interface PricePage {
  readonly ports: Pick<StorePorts, "time">;
  readonly listings: Pick<Listings, "markets" | "match" | "siteConfig">;
  readonly queries: QueryStore;
  readonly realtime: Pick<Realtime, "getState">;
}

const defaultMaxAgeSeconds = 30;

/** Age of a match's prices, which are polled together; infinite before the first read. */
function ageMs({ ports, listings, queries }: PricePage, matchId: string): number {
  const readAtMs = queries.client.getQueryState(listings.markets(matchId).queryKey)?.dataUpdatedAt ?? 0;
  return readAtMs === 0 ? Infinity : ports.time.now() - readAtMs;
}

/** Age of the oldest price on the slip while prices are polled; null with realtime, without selections and before all are read. */
export function slipPriceAgeMs(page: PricePage, slip: Slip): number | null {
  const matchIds = slipSelections(slip).map(({ matchId }) => matchId);
  if (page.realtime.getState().connection !== "none" || matchIds.length === 0) return null;
  const oldest = Math.max(...matchIds.map((matchId) => ageMs(page, matchId)));
  return oldest === Infinity ? null : Math.max(oldest, 0);
}

/**
 * Creates the check before a bet while prices are polled: prices older than the site allows are refetched, and `take` passes them to
 * the slip. False when they cannot be read.
 */
export function createFreshPrices(page: PricePage, take: () => void): (matchIds: readonly string[]) => Promise<boolean> {
  const { listings, queries, realtime } = page;
  async function readNow<Wire, Data>(resource: Resource<Wire, Data>): Promise<boolean> {
    return queries.client.fetchQuery({ ...queries.query(resource), staleTime: 0, retry: false }).then(
      () => true,
      () => false,
    );
  }

  return async (matchIds) => {
    if (realtime.getState().connection !== "none") return true;
    const maxAgeMs = (queries.peek(listings.siteConfig())?.odds_max_age_seconds ?? defaultMaxAgeSeconds) * 1_000;
    const old = [...new Set(matchIds)].filter((matchId) => ageMs(page, matchId) > maxAgeMs);
    if (old.length === 0) return true;
    const reads = await Promise.all(old.flatMap((matchId) => [readNow(listings.markets(matchId)), readNow(listings.match(matchId))]));
    if (reads.includes(false)) return false;
    take();
    return true;
  };
}
