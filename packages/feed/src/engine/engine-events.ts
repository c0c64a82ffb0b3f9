import type { MatchChange } from "./match-change.ts";
import type { PriceSnapshot } from "./price-snapshot.ts";
import type { SettlementEvent } from "./settlement.ts";

type SnapshotListener = (snapshot: PriceSnapshot, workMs: number) => void;

/** Events of the engine; listeners run synchronously, in event order. */
export interface EngineEvents {
  onChange(listener: (change: MatchChange) => void): void;
  onSettlement(listener: (event: SettlementEvent) => void): void;
  /** Called after every pricing of this process, even a failed one, has been applied, with the real milliseconds that the models took. */
  onSnapshot(listener: SnapshotListener): void;
  emitChange(change: MatchChange): void;
  emitSettlement(event: SettlementEvent): void;
  emitSnapshot(snapshot: PriceSnapshot, workMs: number): void;
}

export function createEngineEvents(): EngineEvents {
  const changeListeners: ((change: MatchChange) => void)[] = [];
  const settlementListeners: ((event: SettlementEvent) => void)[] = [];
  const snapshotListeners: SnapshotListener[] = [];
  return {
    onChange: (listener) => void changeListeners.push(listener),
    onSettlement: (listener) => void settlementListeners.push(listener),
    onSnapshot: (listener) => void snapshotListeners.push(listener),
    emitChange(change) {
      for (const listener of changeListeners) listener(change);
    },
    emitSettlement(event) {
      for (const listener of settlementListeners) listener(event);
    },
    emitSnapshot(snapshot, workMs) {
      for (const listener of snapshotListeners) listener(snapshot, workMs);
    },
  };
}
