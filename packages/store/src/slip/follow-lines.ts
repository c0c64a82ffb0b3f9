import {
  marketAvailability,
  marketKey,
  slipSelections,
  type Market,
  type MatchStatus,
  type SelectionRefresh,
  type SlipSelection,
} from "@touchline/domain";
import type { SlipStore } from "./slip-state.ts";

/** Where the slip reads prices: the page's entities, updated by realtime. */
export interface LineSource {
  readonly matchStatus: (matchId: string) => MatchStatus | undefined;
  readonly market: (key: string) => Market | undefined;
  /** Calls the listener on any change, at most once per frame. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a match's lines up to date until released. */
  readonly watch: (matchId: string) => () => void;
  /** Loads a match with its lines; `gone` when it no longer exists, `failed` to retry. */
  readonly load: (matchId: string) => Promise<"loaded" | "gone" | "failed">;
  /** Product time, epoch ms. */
  readonly now: () => number;
  readonly setTimer: (afterMs: number, run: () => void) => () => void;
}

const retryAfterMs = 5000;
/** Planned bet stops pass without a message, so prices are also checked at an interval. */
const refreshEveryMs = 1000;

interface WatchedMatch {
  readonly release: () => void;
  state: "loading" | "loaded" | "gone";
}

/** Updates the slip with the current state of its lines; `stateOf` returns whether the lines of a match are loaded. */
export function refreshLines(slipStore: SlipStore, source: LineSource, stateOf: (matchId: string) => WatchedMatch["state"]): void {
  const { slip } = slipStore.getState();
  const refreshes = slipSelections(slip).flatMap((selection) => {
    const found = selectionRefresh(selection, source, stateOf(selection.matchId));
    return found === null ? [] : [{ ...found, isProviderActive: !slip.rules.inactiveProviders.includes(selection.provider) }];
  });
  if (refreshes.length > 0) slipStore.dispatch({ type: "selectionsRefreshed", refreshes });
}

/** Keeps the slip's prices and availability up to date, loading and watching its matches. */
export function followLines(slipStore: SlipStore, source: LineSource): () => void {
  const watched = new Map<string, WatchedMatch>();
  let isStopped = false;
  let cancelRefresh: () => void = () => {};

  function refresh(): void {
    refreshLines(slipStore, source, (matchId) => watched.get(matchId)?.state ?? "loading");
  }

  async function load(matchId: string, match: WatchedMatch): Promise<void> {
    const outcome = await source.load(matchId);
    if (isStopped || watched.get(matchId) !== match) return;
    if (outcome === "failed") {
      source.setTimer(retryAfterMs, () => void (watched.get(matchId) === match && load(matchId, match)));
      return;
    }
    match.state = outcome;
    refresh();
  }

  function followSlip(): void {
    const wanted = new Set(slipSelections(slipStore.getState().slip).map((selection) => selection.matchId));
    for (const [matchId, match] of watched) {
      if (wanted.has(matchId)) continue;
      watched.delete(matchId);
      match.release();
    }
    for (const matchId of wanted) {
      if (watched.has(matchId)) continue;
      const match: WatchedMatch = { release: source.watch(matchId), state: "loading" };
      watched.set(matchId, match);
      void load(matchId, match);
    }
  }

  function refreshLater(): void {
    if (watched.size > 0) refresh();
    cancelRefresh = source.setTimer(refreshEveryMs, refreshLater);
  }

  const stopSlip = slipStore.subscribe((state, before) => {
    if (state.slip.bets === before.slip.bets) return;
    followSlip();
    if (slipSelections(state.slip).some((selection) => selection.availability === "checking")) refresh();
  });
  const stopSource = source.subscribe(refresh);
  followSlip();
  refresh();
  refreshLater();
  return () => {
    isStopped = true;
    cancelRefresh();
    stopSlip();
    stopSource();
    for (const match of watched.values()) match.release();
    watched.clear();
  };
}

/** The current state of a selection; null while it is unknown, so that the selection stays unchanged. */
function selectionRefresh(
  selection: SlipSelection,
  source: LineSource,
  state: WatchedMatch["state"],
): Omit<SelectionRefresh, "isProviderActive"> | null {
  const market = source.market(marketKey({ id: selection.marketId, matchId: selection.matchId, specifier: selection.specifier }));
  const isKnown = market !== undefined || state !== "loading";
  if (!isKnown) return null;
  const outcome = market?.outcomes.find((candidate) => candidate.id === selection.outcomeId);
  return {
    id: selection.id,
    atMs: source.now(),
    ...(market === undefined || outcome === undefined ? {} : { names: { marketName: market.name, outcomeName: outcome.name } }),
    matchStatus: state === "gone" ? "closed" : (source.matchStatus(selection.matchId) ?? selection.matchStatus),
    isMarketOpen: market !== undefined && marketAvailability(market, source.now()) === "open",
    outcome: outcome === undefined ? null : { active: outcome.active, odds: outcome.odds },
  };
}
