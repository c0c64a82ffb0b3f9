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
  type Odds,
  type Outcome,
  outcomeKey,
  parseMarketStatus,
  parseOdds,
  type PriceMark,
} from "@touchline/domain";

/** Converts a market line from its wire format. */
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
      ...(outcome.side === undefined ? {} : { side: outcome.side }),
      ...(outcome.line === undefined ? {} : { line: outcome.line }),
      active: outcome.active,
      odds: parseOdds(outcome.odds),
      result: outcome.result ?? null,
    })),
  };
}

/** What one price button shows; a new object with each change. */
export interface OutcomeCell {
  readonly marketKey: string;
  readonly outcome: Outcome;
  /** Availability of the line; an open line may have inactive outcomes. */
  readonly availability: MarketAvailability;
  readonly mark: PriceMark | null;
  /** The last odds that could be bet on; the odds after a pause are compared with them. */
  readonly lastOpenOdds: Odds | null;
}

/** The cell after a change of its market; the same object when nothing visible changed. */
function nextOutcomeCell(
  old: OutcomeCell | undefined,
  next: { readonly key: string; readonly market: Market; readonly outcome: Outcome },
  nowMs: number,
): OutcomeCell {
  const availability = marketAvailability(next.market, nowMs);
  const { key, outcome } = next;
  if (old === undefined) return { marketKey: key, outcome, availability, mark: null, lastOpenOdds: outcome.odds };
  if (old.outcome === outcome && old.availability === availability) return old;
  if (availability !== "open") return { ...old, outcome, availability };
  return { ...old, outcome, availability, mark: markPrice(old.lastOpenOdds, outcome.odds, nowMs) ?? old.mark, lastOpenOdds: outcome.odds };
}

interface MarketIndexOptions {
  readonly touch: (key: string) => void;
  /** Product time, epoch ms. */
  readonly now: () => number;
}

/**
 * Market lines and their price cells by key, with the lines of each match. Touched keys: line, `shape/{line}`, outcome and
 * `lines/{matchId}`.
 */
export interface MarketIndex {
  market(key: string): Market | undefined;
  /** The line as of the last change of its outcomes, names or state; its prices may be outdated. */
  shape(key: string): Market | undefined;
  cell(key: string): OutcomeCell | undefined;
  /** Keys of a match's lines by priority; the same array until the set changes. */
  keysOf(matchId: string): readonly string[];
  put(market: Market): void;
  remove(ref: MarketRef): void;
  /** Removes the lines of a match that are not in `kept`. */
  keepOnly(matchId: string, kept: ReadonlySet<string>): void;
  /** Removes expired price marks and locks lines whose planned stop has passed. */
  sweep(): void;
}

const noKeys: readonly string[] = [];

/** The key that changes when a match gains, loses or reorders lines. */
export function linesKey(matchId: string): string {
  return `lines/${matchId}`;
}

/** The key that changes with a line's outcomes, names or state, but not with its prices. */
export function shapeKey(key: string): string {
  return `shape/${key}`;
}

/** Creates an empty index; `touch` receives the keys that change. */
export function createMarketIndex({ touch, now }: MarketIndexOptions): MarketIndex {
  const markets = new Map<string, Market>();
  const shapes = new Map<string, Market>();
  const cells = new Map<string, OutcomeCell>();
  const cellKeys = new Map<string, { readonly ids: readonly string[]; readonly keys: readonly string[] }>();
  const keysByMatch = new Map<string, readonly string[]>();
  const addedKeys = new Map<string, string[]>();
  const unsorted = new Set<string>();
  const markedCells = new Set<string>();
  const withPlannedStop = new Set<string>();

  /** Keys of a line's cells, rebuilt only when its outcomes change, since prices change far more often. */
  function cellKeysOf(key: string, market: Market): readonly string[] {
    const known = cellKeys.get(key);
    const { outcomes } = market;
    if (known?.ids.length === outcomes.length && outcomes.every(({ id }, index) => id === known.ids[index])) return known.keys;
    const ids = outcomes.map(({ id }) => id);
    const keys = ids.map((id) => outcomeKey(market, id));
    cellKeys.set(key, { ids, keys });
    return keys;
  }

  function updateCells(key: string, market: Market): void {
    const keys = cellKeysOf(key, market);
    const nowMs = now();
    for (const [index, outcome] of market.outcomes.entries()) {
      const cellKey = keys[index] ?? "";
      const old = cells.get(cellKey);
      const cell = nextOutcomeCell(old, { key, market, outcome }, nowMs);
      if (cell === old) continue;
      cells.set(cellKey, cell);
      if (cell.mark !== null) markedCells.add(cellKey);
      touch(cellKey);
    }
  }

  /** Keys are sorted on the next read, since the lines of a match arrive by the hundred. */
  function markUnsorted(matchId: string): void {
    unsorted.add(matchId);
    touch(linesKey(matchId));
  }

  function add(matchId: string, key: string): void {
    const keys = addedKeys.get(matchId) ?? [...(keysByMatch.get(matchId) ?? noKeys)];
    keys.push(key);
    addedKeys.set(matchId, keys);
    markUnsorted(matchId);
  }

  function keysOf(matchId: string): readonly string[] {
    if (unsorted.delete(matchId)) {
      const priority = (key: string): number => markets.get(key)?.priority ?? 0;
      const keys = addedKeys.get(matchId) ?? keysByMatch.get(matchId) ?? noKeys;
      addedKeys.delete(matchId);
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
      cellKeys.delete(key);
      withPlannedStop.delete(key);
      touch(key);
      touch(shapeKey(key));
      if (market === undefined) continue;
      for (const outcome of market.outcomes) {
        const cellKey = outcomeKey(market, outcome.id);
        cells.delete(cellKey);
        markedCells.delete(cellKey);
        touch(cellKey);
      }
    }
    keysByMatch.set(
      matchId,
      keysOf(matchId).filter((key) => !gone.has(key)),
    );
    touch(linesKey(matchId));
  }

  function updateShape(key: string, next: Market): void {
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
      if (next.nextBetStopMs !== null && next.status === "open") withPlannedStop.add(key);
      else withPlannedStop.delete(key);
      updateCells(key, next);
      updateShape(key, next);
      touch(key);
      if (old === undefined) add(market.matchId, key);
      else if (old.priority !== next.priority) markUnsorted(market.matchId);
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
      for (const key of markedCells) {
        const cell = cells.get(key);
        if (cell?.mark != null && cell.mark.untilMs > now()) continue;
        markedCells.delete(key);
        if (cell === undefined) continue;
        cells.set(key, { ...cell, mark: null });
        touch(key);
      }
      for (const key of withPlannedStop) {
        const market = markets.get(key);
        if (market !== undefined && marketAvailability(market, now()) === "open") continue;
        withPlannedStop.delete(key);
        if (market !== undefined) updateCells(key, market);
        touch(key);
      }
    },
  };
}
