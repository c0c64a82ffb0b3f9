import type { Match } from "@touchline/contract/entities/match";
import type { WantedPrices } from "@touchline/feed";
import { coldMatchesOf, type BetLines } from "../../betting/bets/warm-legs.ts";
import type { Book } from "../../book/book.ts";
import type { RateLimiter, RateLimits } from "../../players/rate-limiter.ts";
import { tooMany, type Refusal } from "../api-call.ts";

/** Limits the pricing work that calls may cause. */
export interface PricingBudget {
  /** Charges the legs of a player's bets and the matches to be priced for them; returns a refusal when over budget. */
  takeBets(caller: { readonly playerId: string; readonly ip: string }, bets: readonly BetLines[]): Promise<Refusal | null>;
  /** Charges a match to be priced for an anonymous caller. */
  takeMatch(ip: string, matchId: number, wanted: WantedPrices): Promise<Refusal | null>;
  /** Charges matches whose win chances may have to be computed. */
  takeWinChances(ip: string, matches: number): Promise<Refusal | null>;
}

/** Limit of unpriced matches in one request. */
const maxColdMatches = 20;
const waitForColdSeconds = 60;

export function createPricingBudget(book: Book, limits: RateLimits): PricingBudget {
  const legsByPlayer = limits.byKey("legs-player", { burst: 2_000, perMinute: 3_000 });
  const legsByAddress = limits.byCaller("legs-address", { burst: 20_000, perMinute: 40_000 });
  const coldByPlayer = limits.byKey("cold-player", { burst: 40, perMinute: 60 });
  const coldByAddress = limits.byCaller("cold-address", { burst: 240, perMinute: 240 });
  const winChancesByAddress = limits.byCaller("win-chances-address", { burst: 300, perMinute: 300 });
  const refusal = async (...takes: readonly (readonly [RateLimiter, string, number])[]): Promise<Refusal | null> => {
    for (const [limiter, key, cost] of takes) {
      const waitSeconds = cost === 0 ? null : await limiter.take(key, cost);
      if (waitSeconds !== null) return tooMany(waitSeconds);
    }
    return null;
  };
  return {
    async takeBets({ playerId, ip }, bets) {
      const legs = bets.reduce((sum, { selections }) => sum + selections.length, 0);
      const overLegs = await refusal([legsByPlayer, playerId, legs], [legsByAddress, ip, legs]);
      if (overLegs !== null) return overLegs;
      const cold = new Set([...coldMatchesOf(book, bets).values()].flat()).size;
      if (cold > maxColdMatches) return tooMany(waitForColdSeconds);
      return refusal([coldByPlayer, playerId, cold], [coldByAddress, ip, cold]);
    },
    takeMatch(ip, matchId, wanted) {
      return refusal([coldByAddress, ip, book.isColdMatch(matchId, wanted) ? 1 : 0]);
    },
    takeWinChances: (ip, matches) => refusal([winChancesByAddress, ip, matches]),
  };
}

/** How long a list waits for the first prices of its matches, in the first seconds after a start; later ones arrive as realtime updates. */
const listWaitMs = 1_000;

/** Reads a list of matches, and again if some had to be priced first. */
export async function listPriced<List>(
  book: Pick<Book, "warm">,
  list: () => List,
  matchesOf: (found: List) => readonly Match[],
): Promise<List> {
  const found = list();
  const unpriced = matchesOf(found).filter(({ main_market: main, status, type }) => main === null && status <= 1 && type === "match");
  if (unpriced.length === 0) return found;
  const ids = unpriced.map(({ id }) => id);
  return (await book.warm(ids, { wanted: "main", withinMs: listWaitMs })) ? list() : found;
}
