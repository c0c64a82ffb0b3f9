import type { MatchChange } from "./match-change.ts";
import type { SettlementNews } from "./settlement.ts";

/** Event emitter of the engine; listeners run synchronously, in event order. */
export interface EngineNews {
  onChange(listener: (change: MatchChange) => void): void;
  onSettlement(listener: (news: SettlementNews) => void): void;
  tellChange(change: MatchChange): void;
  tellSettlement(news: SettlementNews): void;
}

export function createEngineNews(): EngineNews {
  const changeListeners: ((change: MatchChange) => void)[] = [];
  const settlementListeners: ((news: SettlementNews) => void)[] = [];
  return {
    onChange: (listener) => void changeListeners.push(listener),
    onSettlement: (listener) => void settlementListeners.push(listener),
    tellChange(change) {
      for (const listener of changeListeners) listener(change);
    },
    tellSettlement(news) {
      for (const listener of settlementListeners) listener(news);
    },
  };
}
