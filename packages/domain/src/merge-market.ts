import { marketKey, type Market, type MarketRef, type Outcome } from "./market.ts";

/** Applies an update to a line. Unchanged objects keep their identity so that they do not render again (spec.md 4, decisions V). */
export function mergeMarket(old: Market, next: Market): Market {
  const outcomes = mergeOutcomes(old.outcomes, next.outcomes);
  if (outcomes === old.outcomes && isSameFrame(old, next)) return old;
  return { ...next, outcomes };
}

/** Changes to the lines of a match: `updates` are added or replaced, `removed` are deleted. */
export interface MarketChanges {
  readonly updates: readonly Market[];
  readonly removed?: readonly MarketRef[];
}

/** Applies changes to a list of lines. Lines with status `notOffered` are removed, new lines are appended. */
export function mergeMarkets(old: readonly Market[], changes: MarketChanges): readonly Market[] {
  const pending = new Map(changes.updates.map((market) => [marketKey(market), market]));
  const removed = new Set((changes.removed ?? []).map(marketKey));
  const merged: Market[] = [];
  for (const market of old) {
    const key = marketKey(market);
    const update = pending.get(key);
    pending.delete(key);
    const result = update === undefined ? market : mergeMarket(market, update);
    if (result.status !== "notOffered" && (update !== undefined || !removed.has(key))) merged.push(result);
  }
  for (const market of pending.values()) if (market.status !== "notOffered") merged.push(market);
  return isSameList(old, merged) ? old : merged;
}

/** Whether two states of a line differ only in prices and results (spec.md 4). */
export function isSameShape(old: Market, next: Market): boolean {
  return (
    isSameFrame(old, next) &&
    old.outcomes.length === next.outcomes.length &&
    old.outcomes.every((outcome, index) => isSameChoice(outcome, next.outcomes[index]))
  );
}

function isSameName(old: Outcome, next: Outcome): boolean {
  return old.name === next.name && old.side === next.side && old.line === next.line;
}

function isSameChoice(old: Outcome, next: Outcome | undefined): boolean {
  return old.id === next?.id && isSameName(old, next) && old.active === next.active && (old.odds === null) === (next.odds === null);
}

function mergeOutcomes(old: readonly Outcome[], next: readonly Outcome[]): readonly Outcome[] {
  const merged = next.map((outcome, index) => {
    const there = old[index];
    // An update hardly ever changes the order.
    const before = there?.id === outcome.id ? there : old.find(({ id }) => id === outcome.id);
    return before !== undefined && isSameOutcome(before, outcome) ? before : outcome;
  });
  return isSameList(old, merged) ? old : merged;
}

function isSameOutcome(old: Outcome, next: Outcome): boolean {
  return old.odds === next.odds && old.active === next.active && isSameName(old, next) && old.result === next.result;
}

function isSameFrame(old: Market, next: Market): boolean {
  return (
    old.status === next.status &&
    old.name === next.name &&
    old.priority === next.priority &&
    old.isMostBalanced === next.isMostBalanced &&
    old.nextBetStopMs === next.nextBetStopMs &&
    old.isSimulatedDetail === next.isSimulatedDetail &&
    isSameList(old.groups, next.groups) &&
    isSameList(old.customBetGroups, next.customBetGroups)
  );
}

function isSameList<Item>(left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
