import type { Store, ValueStore } from "@touchline/store";
import { useMemo, useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import type { MarketCardData } from "../../../elements/markets/market-cards.ts";
import { useStore } from "../../../elements/store.ts";

/** Keys of pinned and collapsed markets. Stored on the device and shared by all matches. */
interface BoardMemory {
  readonly pinned: readonly string[];
  readonly collapsed: readonly string[];
}

export interface BoardMemoryControl extends BoardMemory {
  toggle(list: keyof BoardMemory, cardKey: string): void;
}

const storageKey = "tl_market_board";
const maxKeys = 60;
const empty: BoardMemory = { pinned: [], collapsed: [] };
const memories = new WeakMap<Store, ValueStore<BoardMemory>>();

function readKeys(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((key): key is string => typeof key === "string").slice(-maxKeys) : [];
}

function readMemory(store: Store): BoardMemory {
  try {
    const saved: unknown = JSON.parse(store.ports.localStorage.read(storageKey) ?? "{}");
    if (typeof saved !== "object" || saved === null) return empty;
    return {
      pinned: readKeys("pinned" in saved ? saved.pinned : null),
      collapsed: readKeys("collapsed" in saved ? saved.collapsed : null),
    };
  } catch {
    return empty;
  }
}

function memoryOf(store: Store): ValueStore<BoardMemory> {
  const known = memories.get(store);
  if (known !== undefined) return known;
  const memory = createStore<BoardMemory>(() => readMemory(store));
  memories.set(store, memory);
  return memory;
}

/** The pinned and collapsed markets. Empty during server rendering. */
export function useBoardMemory(): BoardMemoryControl {
  const store = useStore();
  const state = useSyncExternalStore(
    (listener) => memoryOf(store).subscribe(listener),
    () => memoryOf(store).getState(),
    () => empty,
  );
  return useMemo(
    () => ({
      ...state,
      toggle(list, cardKey) {
        const memory = memoryOf(store);
        const keys = memory.getState()[list];
        const next = keys.includes(cardKey) ? keys.filter((key) => key !== cardKey) : [...keys, cardKey].slice(-maxKeys);
        memory.setState({ [list]: next });
        store.ports.localStorage.write(storageKey, JSON.stringify(memory.getState()));
      },
    }),
    [store, state],
  );
}

/** Moves pinned cards to the front, in the order they were pinned. */
export function pinnedFirst(cards: readonly MarketCardData[], pinned: readonly string[]): readonly MarketCardData[] {
  const rank = (card: MarketCardData): number => {
    const place = pinned.indexOf(card.key);
    return place < 0 ? pinned.length : place;
  };
  return pinned.length === 0 ? cards : cards.toSorted((left, right) => rank(left) - rank(right));
}
