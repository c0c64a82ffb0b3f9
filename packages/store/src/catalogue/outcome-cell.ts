import { marketAvailability, markPrice, type Market, type MarketAvailability, type Outcome, type PriceMark } from "@touchline/domain";

/** What one price button draws: a new object each time any of it changes, else the same. */
export interface OutcomeCell {
  readonly marketKey: string;
  readonly outcome: Outcome;
  /** Of its line; an open line may still have an inactive outcome. */
  readonly availability: MarketAvailability;
  readonly mark: PriceMark | null;
}

/** The cell after its market changed; the old one when nothing visible did. */
export function nextOutcomeCell(
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
