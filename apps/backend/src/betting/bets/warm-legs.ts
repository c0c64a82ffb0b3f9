import type { WantedPrices } from "@touchline/feed";
import { inChildSpan } from "@touchline/telemetry";
import type { Book, CustomCombination, LineKey } from "../../book/book.ts";
import type { BettingContext } from "./betting-context.ts";
import { loadBet } from "./load-bets.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";

/** The lines of a requested or stored bet. */
export interface BetLines {
  readonly type: string;
  readonly selections: readonly {
    readonly match_id: number | bigint;
    readonly market_id: number | bigint;
    readonly specifier: string;
    readonly outcome_id: number | bigint;
  }[];
}

type PriceWarmer = Pick<Book, "coldMatches" | "warm" | "warmCustom">;

/** How long a call waits for uncached prices. Lines without a price by then count as suspended; the player may try again. */
const maxWaitMs = 250;

function linesOf(bets: readonly BetLines[]): readonly LineKey[] {
  return bets.flatMap(({ selections }) =>
    selections.map((leg) => ({ matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier })),
  );
}

function combinationOf({ selections }: BetLines): CustomCombination {
  const legs = selections.map((leg) => ({
    marketId: Number(leg.market_id),
    specifier: leg.specifier,
    outcomeId: Number(leg.outcome_id),
  }));
  return { matchId: Number(selections[0]?.match_id ?? 0), legs };
}

/** Matches that must be priced before these bets can be validated, by the kind of prices that they need. */
export function coldMatchesOf(book: Pick<Book, "coldMatches">, bets: readonly BetLines[]): ReadonlyMap<WantedPrices, readonly number[]> {
  const [custom, others] = [bets.filter(({ type }) => type === "custom_bet"), bets.filter(({ type }) => type !== "custom_bet")];
  return new Map([
    ["custom", book.coldMatches(linesOf(custom), "custom")],
    ["full", book.coldMatches(linesOf(others), "full")],
  ]);
}

/** Prices the lines of bets if needed. Called before the transaction that validates them, which only reads prices. */
export async function warmBets(book: PriceWarmer, bets: readonly BetLines[]): Promise<void> {
  const until = performance.now() + maxWaitMs;
  for (const [wanted, matchIds] of coldMatchesOf(book, bets)) {
    if (matchIds.length === 0) continue;
    const values = { "touchline.prices": wanted, "touchline.matches": matchIds.length };
    await inChildSpan("price matches", { values }, () => book.warm(matchIds, { wanted, withinMs: until - performance.now() }));
  }
  const custom = bets.filter(({ type, selections }) => type === "custom_bet" && selections.length > 0);
  if (custom.length > 0) await book.warmCustom(custom.map(combinationOf), until - performance.now());
}

/** Prices the lines of the open legs of stored bets if needed. */
function warmStored(book: PriceWarmer, bets: readonly BetRecord[]): Promise<void> {
  const open = bets.map(({ type, legs }) => ({ type, selections: legs.filter(({ status }) => status === "no_results") }));
  return warmBets(book, open);
}

/** Prices the lines of the open legs of one stored bet if needed. */
export async function warmBet({ book, database }: BettingContext, betId: string): Promise<void> {
  const bet = await loadBet(database, betId);
  if (bet !== null) await warmStored(book, [bet]);
}

/** Prices the lines of the open custom bets of a list if needed: their odds need more than the prices that the feed keeps up to date. */
export function warmCustomBets(book: PriceWarmer, bets: readonly BetRecord[]): Promise<void> {
  const open = bets.filter(
    ({ type, status }) => type === "custom_bet" && (status === "waiting_results" || status === "cashout_in_progress"),
  );
  return warmStored(book, open);
}
