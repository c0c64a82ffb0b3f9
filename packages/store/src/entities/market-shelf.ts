import { marketAvailability, marketKey, mergeMarket, outcomeKey, type Market, type MarketRef } from "@touchline/domain";
import { nextOutcomeCell, type OutcomeCell } from "./outcome-cell.ts";

interface ShelfOptions {
  readonly touch: (key: string) => void;
  /** Product time, epoch ms. */
  readonly now: () => number;
}

/** Market lines and their price cells by key, with what each match holds. Keys touched: line, outcome and `lines/{matchId}`. */
export interface MarketShelf {
  market(key: string): Market | undefined;
  cell(key: string): OutcomeCell | undefined;
  /** Keys of a match's lines by priority; the same array until the set changes. */
  keysOf(matchId: string): readonly string[];
  put(market: Market): void;
  remove(ref: MarketRef): void;
  /** Forgets lines of a match that are not in `kept`. */
  keepOnly(matchId: string, kept: ReadonlySet<string>): void;
  /** Ends marks that stood long enough and locks lines whose planned stop has passed. */
  sweep(): void;
}

const noKeys: readonly string[] = [];

/** Key that changes when a match gains, loses or reorders lines. */
export function linesKey(matchId: string): string {
  return `lines/${matchId}`;
}

export function createMarketShelf({ touch, now }: ShelfOptions): MarketShelf {
  const markets = new Map<string, Market>();
  const cells = new Map<string, OutcomeCell>();
  const keysByMatch = new Map<string, readonly string[]>();
  const marked = new Set<string>();
  const closing = new Set<string>();

  function drawCells(key: string, market: Market): void {
    for (const outcome of market.outcomes) {
      const cellKey = outcomeKey(market, outcome.id);
      const old = cells.get(cellKey);
      const cell = nextOutcomeCell(old, { key, market, outcome }, now());
      if (cell === old) continue;
      cells.set(cellKey, cell);
      if (cell.mark !== null) marked.add(cellKey);
      touch(cellKey);
    }
  }

  function orderKeys(matchId: string, keys: readonly string[]): void {
    const priority = (key: string): number => markets.get(key)?.priority ?? 0;
    keysByMatch.set(matchId, keys.toSorted((left, right) => priority(left) - priority(right)));
    touch(linesKey(matchId));
  }

  function drop(matchId: string, gone: ReadonlySet<string>): void {
    for (const key of gone) {
      const market = markets.get(key);
      markets.delete(key);
      closing.delete(key);
      touch(key);
      if (market === undefined) continue;
      for (const outcome of market.outcomes) {
        const cellKey = outcomeKey(market, outcome.id);
        cells.delete(cellKey);
        marked.delete(cellKey);
        touch(cellKey);
      }
    }
    keysByMatch.set(matchId, (keysByMatch.get(matchId) ?? noKeys).filter((key) => !gone.has(key)));
    touch(linesKey(matchId));
  }

  return {
    market: (key) => markets.get(key),
    cell: (key) => cells.get(key),
    keysOf: (matchId) => keysByMatch.get(matchId) ?? noKeys,
    put(market) {
      const key = marketKey(market);
      if (market.status === "notOffered") return markets.has(key) ? drop(market.matchId, new Set([key])) : undefined;
      const old = markets.get(key);
      const next = old === undefined ? market : mergeMarket(old, market);
      if (next === old) return;
      markets.set(key, next);
      if (next.nextBetStopMs !== null && next.status === "open") closing.add(key);
      else closing.delete(key);
      drawCells(key, next);
      touch(key);
      const keys = keysByMatch.get(market.matchId) ?? noKeys;
      if (old === undefined) orderKeys(market.matchId, [...keys, key]);
      else if (old.priority !== next.priority) orderKeys(market.matchId, keys);
    },
    remove(ref) {
      const key = marketKey(ref);
      if (markets.has(key)) drop(ref.matchId, new Set([key]));
    },
    keepOnly(matchId, kept) {
      const gone = new Set((keysByMatch.get(matchId) ?? noKeys).filter((key) => !kept.has(key)));
      if (gone.size > 0) drop(matchId, gone);
    },
    sweep() {
      for (const key of marked) {
        const cell = cells.get(key);
        if (cell?.mark != null && cell.mark.untilMs > now()) continue;
        marked.delete(key);
        if (cell === undefined) continue;
        cells.set(key, { ...cell, mark: null });
        touch(key);
      }
      for (const key of closing) {
        const market = markets.get(key);
        if (market !== undefined && marketAvailability(market, now()) === "open") continue;
        closing.delete(key);
        if (market !== undefined) drawCells(key, market);
        touch(key);
      }
    },
  };
}
