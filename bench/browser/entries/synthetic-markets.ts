import type { Market } from "@touchline/contract/entities/market";

/** The match that the synthetic markets belong to. */
export const matchId = 7;
const outcomesEach = 3;

/** Open markets of three outcomes each, in wire format. */
export function syntheticMarkets(count: number): readonly Market[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1_000 + index,
    market_external_id: 1_000 + index,
    match_id: matchId,
    match_urn_id: `sr:match:${matchId}`,
    name: `Market ${index}`,
    specifier: "",
    status: 1,
    priority: index,
    most_balanced: false,
    market_groups: ["all", "top"],
    custom_bet_groups: [],
    next_bet_stop: null,
    provider: "touchline",
    simulated_detail: false,
    outcomes: Array.from({ length: outcomesEach }, (_unused, outcome) => ({
      id: outcome + 1,
      outcome_external_id: String(outcome + 1),
      name: `Outcome ${outcome + 1}`,
      active: true,
      odds: 1_500 + index + outcome * 400,
    })),
  }));
}

/** The market with all three prices changed. */
export function movedMarket(market: Market, step: number): Market {
  return {
    ...market,
    outcomes: market.outcomes.map((outcome, index) => ({ ...outcome, odds: 1_100 + ((step * 37 + index * 411 + market.id * 13) % 4_000) })),
  };
}

/** Changes `changesPerSecond` prices, market after market, in about a hundred batches a second. Returns a counter of the changes so far. */
export function driveChanges({
  markets,
  changesPerSecond,
  take,
}: {
  readonly markets: readonly Market[];
  readonly changesPerSecond: number;
  take(moved: readonly Market[]): void;
}): () => number {
  const startedAtMs = performance.now();
  let changes = 0;
  let step = 0;
  setInterval(() => {
    const due = ((performance.now() - startedAtMs) / 1_000) * changesPerSecond;
    const moved: Market[] = [];
    while (changes < due) {
      const market = markets[step % markets.length];
      if (market === undefined) return;
      moved.push(movedMarket(market, step));
      step += 1;
      changes += outcomesEach;
    }
    if (moved.length > 0) take(moved);
  }, 10);
  return () => changes;
}

/** Starts counting frames. */
export function countFrames(): () => number {
  let frames = 0;
  const tick = (): void => {
    frames += 1;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return () => frames;
}
