import type { Market as WireMarket } from "@touchline/contract/entities/market";
import {
  isSameShape,
  type Market,
  marketAvailability,
  type MarketAvailability,
  marketKey,
  type MarketRef,
  markPrice,
  mergeMarket,
  type Outcome,
  outcomeKey,
  parseMarketStatus,
  parseOdds,
  type PriceMark,
} from "@touchline/domain";

/** Reads a market line off the wire. */
export function wireToMarket(wire: WireMarket): Market {
  return {
    id: String(wire.id),
    externalId: String(wire.market_external_id),
    matchId: String(wire.match_id),
    matchUrnId: wire.match_urn_id,
    name: wire.name,
    specifier: wire.specifier,
    status: parseMarketStatus(wire.status),
    priority: wire.priority,
    isMostBalanced: wire.most_balanced,
    groups: wire.market_groups,
    customBetGroups: wire.custom_bet_groups,
    nextBetStopMs: wire.next_bet_stop === null ? null : Date.parse(wire.next_bet_stop),
    provider: wire.provider,
    isSimulatedDetail: wire.simulated_detail,
    outcomes: wire.outcomes.map((outcome) => ({
      id: String(outcome.id),
      externalId: outcome.outcome_external_id,
      name: outcome.name,
      active: outcome.active,
      odds: parseOdds(outcome.odds),
      result: outcome.result ?? null,
    })),
  };
}

/** What one price button draws: a new object each time any of it changes, else the same. */
export interface OutcomeCell {
  readonly marketKey: string;
  readonly outcome: Outcome;
  /** Of its line; an open line may still have an inactive outcome. */
  readonly availability: MarketAvailability;
  readonly mark: PriceMark | null;
}

/** The cell after its market changed; the old one when nothing visible did. */
function nextOutcomeCell(
  old: OutcomeCell | undefined,
  next: { readonly key: string; readonly market: Market; readonly outcome: Outcome },
  nowMs: number,
): OutcomeCell {
  const availability = marketAvailability(next.market, nowMs);
  if (old === undefined) return { marketKey: next.key, outcome: next.outcome, availability, mark: null };
  if (old.outcome === next.outcome && old.availability === availability) return old;
  const mark = markPrice(old.outcome.odds, next.outcome.odds, nowMs) ?? old.mark;
  return { marketKey: next.key, outcome: next.outcome, availability, mark };
}

interface ShelfOptions {
  readonly touch: (key: string) => void;
  /** Product time, epoch ms. */
  readonly now: () => number;
}

/** Market lines and their price cells by key, with what each match holds. Keys touched: line, `shape/{line}`, outcome and `lines/{matchId}`. */
export interface MarketShelf {
  market(key: string): Market | undefined;
  /** The line as it was when last its outcomes, names or state changed: its prices may be old. */
  shape(key: string): Market | undefined;
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

/** Key that changes with a line's outcomes, names or state, but not with its prices. */
export function shapeKey(key: string): string {
  return `shape/${key}`;
}

export function createMarketShelf({ touch, now }: ShelfOptions): MarketShelf {
  const markets = new Map<string, Market>();
  const shapes = new Map<string, Market>();
  const cells = new Map<string, OutcomeCell>();
  const keysByMatch = new Map<string, readonly string[]>();
  const growing = new Map<string, string[]>();
  const unordered = new Set<string>();
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

  /** Keys are ordered when they are asked for: a match's lines come by the hundred. */
  function markUnordered(matchId: string): void {
    unordered.add(matchId);
    touch(linesKey(matchId));
  }

  function add(matchId: string, key: string): void {
    const keys = growing.get(matchId) ?? [...(keysByMatch.get(matchId) ?? noKeys)];
    keys.push(key);
    growing.set(matchId, keys);
    markUnordered(matchId);
  }

  function keysOf(matchId: string): readonly string[] {
    if (unordered.delete(matchId)) {
      const priority = (key: string): number => markets.get(key)?.priority ?? 0;
      const keys = growing.get(matchId) ?? keysByMatch.get(matchId) ?? noKeys;
      growing.delete(matchId);
      keysByMatch.set(
        matchId,
        keys.toSorted((left, right) => priority(left) - priority(right)),
      );
    }
    return keysByMatch.get(matchId) ?? noKeys;
  }

  function drop(matchId: string, gone: ReadonlySet<string>): void {
    for (const key of gone) {
      const market = markets.get(key);
      markets.delete(key);
      shapes.delete(key);
      closing.delete(key);
      touch(key);
      touch(shapeKey(key));
      if (market === undefined) continue;
      for (const outcome of market.outcomes) {
        const cellKey = outcomeKey(market, outcome.id);
        cells.delete(cellKey);
        marked.delete(cellKey);
        touch(cellKey);
      }
    }
    keysByMatch.set(
      matchId,
      keysOf(matchId).filter((key) => !gone.has(key)),
    );
    touch(linesKey(matchId));
  }

  function drawShape(key: string, next: Market): void {
    const old = shapes.get(key);
    if (old !== undefined && isSameShape(old, next)) return;
    shapes.set(key, next);
    touch(shapeKey(key));
  }

  return {
    market: (key) => markets.get(key),
    shape: (key) => shapes.get(key),
    cell: (key) => cells.get(key),
    keysOf,
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
      drawShape(key, next);
      touch(key);
      if (old === undefined) add(market.matchId, key);
      else if (old.priority !== next.priority) markUnordered(market.matchId);
    },
    remove(ref) {
      const key = marketKey(ref);
      if (markets.has(key)) drop(ref.matchId, new Set([key]));
    },
    keepOnly(matchId, kept) {
      const gone = new Set(keysOf(matchId).filter((key) => !kept.has(key)));
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
