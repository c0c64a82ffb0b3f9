import type { Book, CustomCombination } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import type { EventIndex } from "../lists/event-index.ts";
import { listCustomMarkets, warmCustomMarkets } from "./custom-markets.ts";
import { readCombination, warmCombination } from "./custom-price.ts";
import { isColdLine } from "./quote-line.ts";

/** Computes prices before they are read. */
type PriceWarmer = Pick<Book, "coldMatches" | "isColdMatch" | "warm" | "warmCustom" | "warmCustomMarkets">;

/** Maximum wait for a match with old prices: they are better than none, also while the pricing process is busy or down. */
const oldWithinMs = 120;

/** Waits for work up to a timeout; the work continues after it. If the pricer fails, the prices stay missing. */
async function beforeTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => void (timer = setTimeout(resolve, Math.max(0, ms))));
  await Promise.race([work.catch(() => undefined), timeout]);
  clearTimeout(timer);
}

export function createPriceWarmer(context: BookContext, index: Pick<EventIndex, "outright">): PriceWarmer {
  const { engine } = context;
  const findMatch = (id: number) => (index.outright(id) === null ? engine.find(id) : null);

  /** Requests the prices of a whole list at once. Waits for first prices, but only briefly for matches that have old ones. */
  async function warmList(matchIds: readonly number[], withinMs: number): Promise<boolean> {
    const cold = matchIds.flatMap((id) => {
      const match = findMatch(id);
      if (match !== null) engine.advance(match);
      return match !== null && engine.needsPrices(match, "main") ? [match] : [];
    });
    await Promise.all(
      cold.map((match) => beforeTimeout(engine.price(match, "main"), match.pricedAt === null ? withinMs : Math.min(withinMs, oldWithinMs))),
    );
    return cold.length > 0;
  }

  const warm: Book["warm"] = async (matchIds, { wanted, withinMs }) => {
    if (wanted === "main") return warmList(matchIds, withinMs);
    const until = performance.now() + withinMs;
    let isAnyPriced = false;
    for (const id of matchIds) {
      const match = findMatch(id);
      if (match === null) continue;
      engine.advance(match);
      if (!engine.needsPrices(match, wanted)) continue;
      isAnyPriced = true;
      const leftMs = until - performance.now();
      // After the timeout, the remaining matches are left to the next request.
      if (leftMs <= 0) break;
      await beforeTimeout(engine.price(match, wanted), leftMs);
    }
    return isAnyPriced;
  };

  /** Prices may change while a combination is priced; both are then requested once more. */
  async function warmCombinationOf({ matchId, legs }: CustomCombination, until: number): Promise<void> {
    for (let tries = 0; tries < 2; tries += 1) {
      const leftMs = until - performance.now();
      if (leftMs <= 0) return;
      await warm([matchId], { wanted: "custom", withinMs: leftMs });
      await beforeTimeout(warmCombination(context, matchId, legs), until - performance.now());
      if (readCombination(context, matchId, legs).type !== "unavailable") return;
    }
  }

  return {
    warm,
    coldMatches(lines, wanted = "full") {
      const cold = lines.filter((line) => index.outright(line.matchId) === null && isColdLine(context, line, wanted));
      return [...new Set(cold.map(({ matchId }) => matchId))];
    },
    isColdMatch(matchId, wanted) {
      const match = findMatch(matchId);
      if (match !== null) engine.advance(match);
      return match !== null && engine.needsPrices(match, wanted);
    },
    async warmCustom(combinations, withinMs) {
      const until = performance.now() + withinMs;
      for (const combination of combinations) {
        if (findMatch(combination.matchId) !== null) await warmCombinationOf(combination, until);
      }
    },
    async warmCustomMarkets(matchId, withinMs) {
      const until = performance.now() + withinMs;
      const match = findMatch(matchId);
      for (let tries = 0; tries < 2 && match !== null; tries += 1) {
        const leftMs = until - performance.now();
        if (leftMs <= 0) return;
        await warm([matchId], { wanted: "custom", withinMs: leftMs });
        await beforeTimeout(warmCustomMarkets(context, match), until - performance.now());
        if (listCustomMarkets(context, match, "en").length > 0) return;
      }
    },
  };
}
