import {
  createSelection,
  fairChance,
  formatTotalOdds,
  isOutcomeBettable,
  marketKey,
  multiplyOdds,
  slipSelections,
  type SlipSelection,
} from "@touchline/domain";
import { type Match, type MatchFilter, matchToSelectionMatch, type Store } from "@touchline/store";
import type { ShownCombo } from "@touchline/store/popular-combos";
import { useCallback, useSyncExternalStore } from "react";
import { usePreferences, useStore } from "../store.ts";
import { useNow } from "../time.ts";
import type { ChainLeg } from "./combo-chain.tsx";

/** Filter for the matches of all combos, so that one request loads them. */
export function comboMatches(combos: readonly ShownCombo[]): MatchFilter {
  const ids = [...new Set(combos.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))];
  return { state: "bettable", ids, limit: Math.max(1, ids.length) };
}

export interface ComboLeg {
  readonly match: Match;
  readonly selection: SlipSelection;
  /** The side that must win; null for other selections. */
  readonly side: "home" | "away" | null;
  /** The chance without the bookmaker's margin, in thousandths. */
  readonly chance: number | null;
}

const sideOf: Readonly<Record<string, "home" | "away">> = { "1": "home", "4": "home", "3": "away", "5": "away" };

/** The legs at their current odds; null when one of them cannot be bet on. */
function currentLegs({ entities }: Store, { legs }: ShownCombo, nowMs: number): readonly ComboLeg[] | null {
  const found = legs.flatMap((leg): readonly ComboLeg[] => {
    const match = entities.match(leg.matchId);
    const market = entities.market(marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
    const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
    if (match === undefined || market === undefined || outcome === undefined || !isOutcomeBettable(market, outcome, nowMs)) return [];
    const selection = createSelection(matchToSelectionMatch(match), market, outcome);
    const side = market.specifier === "" ? (sideOf[outcome.externalId] ?? null) : null;
    return selection === null ? [] : [{ match, selection, side, chance: fairChance(market, outcome.id) }];
  });
  return found.length === legs.length && found.length > 1 ? found : null;
}

interface NamedLeg {
  readonly match: Readonly<Record<"home" | "away", { readonly shortName: string } | null>>;
  readonly selection: { readonly outcomeName: string };
  readonly side: ComboLeg["side"];
}

/** Names a leg in one line: `Brighton`, `Over 2.5 BHA–EVE`. */
export function labelOf({ match: { home, away }, selection: { outcomeName }, side }: NamedLeg): string {
  return side !== null || home === null || away === null ? outcomeName : `${outcomeName} ${home.shortName}–${away.shortName}`;
}

function useIsOnSlip(ids: readonly string[]): boolean {
  const { slip } = useStore();
  const read = (): boolean => {
    const present = slipSelections(slip.getState().slip);
    return ids.length > 0 && ids.every((id) => present.some((selection) => selection.id === id));
  };
  return useSyncExternalStore(slip.subscribe, read, () => false);
}

/** Renders again when a line of the combo changes. */
function useLines({ legs }: ShownCombo): void {
  const { entities } = useStore();
  const keys = legs.map((leg) => marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
  const joined = keys.join("\n");
  const subscribe = useCallback(
    (listener: () => void) => {
      const releases = joined.split("\n").map((key) => entities.subscribeMarket(key, listener));
      return () => {
        for (const release of releases) release();
      };
    },
    [entities, joined],
  );
  const read = (): string =>
    keys
      .map(
        (key) =>
          `${entities.market(key)?.status}${entities
            .market(key)
            ?.outcomes.map(({ odds }) => odds)
            .join()}`,
      )
      .join();
  useSyncExternalStore(subscribe, read, read);
}

export interface PopularCombo {
  readonly legs: readonly ComboLeg[];
  readonly chain: readonly ChainLeg[];
  /** The total odds as shown. */
  readonly total: string;
  readonly isOn: boolean;
  /** Adds the missing selections to the slip, or removes all of them if none is missing. */
  toggle(): void;
}

/** A combo at its current odds; null when one of its legs cannot be bet on. */
export function usePopularCombo(combo: ShownCombo): PopularCombo | null {
  const store = useStore();
  const { oddsFormat } = usePreferences();
  useLines(combo);
  const legs = currentLegs(store, combo, useNow());
  const isOn = useIsOnSlip(legs?.map(({ selection }) => selection.id) ?? []);
  if (legs === null) return null;
  return {
    legs,
    chain: legs.map((leg) => ({ chance: leg.chance, state: "open", label: labelOf(leg) })),
    total: formatTotalOdds(multiplyOdds(legs.map(({ selection }) => selection.odds)), oddsFormat),
    isOn,
    toggle() {
      const present = new Set(slipSelections(store.slip.getState().slip).map(({ id }) => id));
      for (const { selection } of legs)
        if (isOn || !present.has(selection.id)) store.slip.dispatch({ type: "selectionToggled", selection });
    },
  };
}
