import type { OutcomeResult } from "@touchline/feed";
import type { Book, BookEvent, LineKey, LineSettlement } from "../../src/book/book.ts";

type Results = Readonly<Record<number, OutcomeResult>>;

/** Settlements that the test controls. */
export interface ScriptedSettlements extends Pick<Book, "subscribe" | "settlementOf" | "isRolledBack"> {
  /** Emits the settlement of the line with these outcomes. Missing outcomes lose. */
  settle(matchId: number, results: Results, certainty?: 1 | 2): void;
  /** Settles without an event, as if the process had been down. */
  settleSilently(matchId: number, results: Results): void;
  rollBack(matchId: number): void;
  /** Rolls a settlement back without an event, as if the process had been down. */
  rollBackSilently(matchId: number): void;
}

/** Creates settlements of scripted markets. The first market is the one that is rolled back. */
export function createScriptedSettlements(markets: ReadonlyMap<number, readonly number[]>): ScriptedSettlements {
  const settlements = new Map<string, LineSettlement>();
  const rolledBack = new Set<string>();
  const listeners = new Set<(event: BookEvent) => void>();
  const keyOf = (line: Pick<LineKey, "matchId" | "marketId">): string => `${line.matchId}|${line.marketId}`;
  const firstMarket = [...markets.keys()][0] ?? 0;
  const record = (matchId: number, results: Results, certainty: 1 | 2): LineSettlement => {
    const named = [...markets].find(([, outcomes]) => outcomes.some((id) => id in results));
    const line = { matchId, marketId: named?.[0] ?? firstMarket, specifier: "" };
    const entries = (markets.get(line.marketId) ?? []).map((id) => [id, results[id] ?? "lose"] as const);
    const settlement: LineSettlement = { ...line, resultByOutcomeId: new Map(entries), certainty, settledAt: Date.now() };
    settlements.set(keyOf(line), settlement);
    rolledBack.delete(keyOf(line));
    return settlement;
  };
  const takeBack = (matchId: number): LineKey => {
    const line = { matchId, marketId: firstMarket, specifier: "" };
    settlements.delete(keyOf(line));
    rolledBack.add(keyOf(line));
    return line;
  };
  const emit = (event: BookEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    settle: (matchId, results, certainty = 2) => emit({ type: "line_settled", settlement: record(matchId, results, certainty) }),
    settleSilently: (matchId, results) => void record(matchId, results, 2),
    rollBack: (matchId) => emit({ type: "settlement_rolled_back", line: takeBack(matchId) }),
    rollBackSilently: (matchId) => void takeBack(matchId),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settlementOf: (line) => settlements.get(keyOf(line)) ?? null,
    isRolledBack: (line) => rolledBack.has(keyOf(line)),
  };
}
