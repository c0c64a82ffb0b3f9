import {
  createSelection,
  defaultOddsDisplayCap,
  type Market,
  marketKey,
  outcomeKey,
  selectionId,
  type Slip,
  slipSelections,
} from "@touchline/domain";
import { matchToSelectionMatch, type Store } from "@touchline/store";
import type { Text } from "../../messages/text.ts";
import { toOddsView, type OddsView, type OddsOptions, paintOdds } from "./odds-view.ts";

const idsByBets = new WeakMap<Slip["bets"], ReadonlySet<string>>();

/** Ids of the selections on a slip, cached by its bets. */
function slipSelectionIds(slip: Slip): ReadonlySet<string> {
  const known = idsByBets.get(slip.bets);
  if (known !== undefined) return known;
  const ids = new Set(slipSelections(slip).map(({ id }) => id));
  idsByBets.set(slip.bets, ids);
  return ids;
}

/** The outcome of a price button. */
export interface PricedOutcome {
  readonly market: Pick<Market, "id" | "matchId" | "matchUrnId" | "specifier">;
  readonly outcomeId: string;
  /** The full name, for screen readers. */
  readonly name: string;
  readonly label: string | undefined;
  readonly isExact?: boolean | undefined;
  /** Number of outcomes of the line. */
  readonly outcomesCount?: number;
}

/**
 * Updates the price buttons of a page without React. Each button has its own listener, which writes digits and attributes before the
 * next paint; all buttons share the listeners for everything else.
 */
export interface OddsPainter {
  /** The first view of a button, as the server renders it without a slip. */
  initialView(outcome: PricedOutcome): OddsView;
  /** Updates a button until the returned function is called. */
  attach(button: HTMLButtonElement, outcome: PricedOutcome): () => void;
  /** Adds or removes the outcome. With quick bet, a live outcome is bet on at once (spec.md 4). A locked one can only be removed. */
  toggle(outcome: PricedOutcome): void;
}

interface Attached {
  readonly repaint: () => void;
}

function createOddsPainter(store: Store, t: Text): OddsPainter {
  const { entities, slip, quickBet, preferences, queries, listings } = store;
  const attachedById = new Map<string, Set<Attached>>();
  let chosenIds: ReadonlySet<string> = new Set();
  let inactiveProviders: readonly string[] = [];
  let quickIds: readonly string[] = [];
  let unsubscribeShared: (() => void) | null = null;
  let options = readOptions();

  /** The id of the selection. The URN of its match is read from the match, because some lines do not have it. */
  function idOf({ market, outcomeId }: PricedOutcome): string {
    const matchUrnId = entities.match(market.matchId)?.urnId ?? market.matchUrnId;
    return selectionId({ matchUrnId, marketId: market.id, outcomeId, specifier: market.specifier });
  }

  function readOptions(): OddsOptions {
    const cap = queries.peek(listings.siteConfig())?.odds_display_cap ?? defaultOddsDisplayCap;
    return { format: preferences.getState().oddsFormat, cap, t };
  }

  function updateOptions(): void {
    options = readOptions();
    repaint(attachedById.keys());
  }

  /** Whether the provider of the line is inactive, so that bets on it are not accepted. */
  function isFromInactiveProvider({ market }: PricedOutcome): boolean {
    const inactive = slip.getState().slip.rules.inactiveProviders;
    return inactive.length > 0 && inactive.includes(entities.market(marketKey(market))?.provider ?? "");
  }

  function viewOf(outcome: PricedOutcome, { isSelected, quick }: { isSelected: boolean; quick: OddsView["quick"] }): OddsView {
    const known = entities.outcome(outcomeKey(outcome.market, outcome.outcomeId));
    const cell = known !== undefined && isFromInactiveProvider(outcome) ? { ...known, availability: "locked" as const } : known;
    const { name, label, isExact = false } = outcome;
    return toOddsView({ name, label, isExact, cell, isSelected, quick }, options);
  }

  function repaint(ids: Iterable<string>): void {
    for (const id of ids) for (const { repaint: paint } of attachedById.get(id) ?? []) paint();
  }

  function followSlip(): void {
    const before = chosenIds;
    const current = slip.getState().slip;
    chosenIds = slipSelectionIds(current);
    if (inactiveProviders !== current.rules.inactiveProviders) {
      inactiveProviders = current.rules.inactiveProviders;
      repaint(attachedById.keys());
      return;
    }
    if (chosenIds === before) return;
    repaint([...before].filter((id) => !chosenIds.has(id)));
    repaint([...chosenIds].filter((id) => !before.has(id)));
  }

  /** Repaints the outcome tapped last and the one whose refusal is shown. */
  function followQuickBet(): void {
    const before = quickIds;
    const { outcomeId, shownRefusal } = quickBet.getState();
    quickIds = [outcomeId, shownRefusal?.outcomeId].filter((id) => id != null);
    repaint(new Set([...before, ...quickIds]));
  }

  /** Subscribes to the state that all buttons share. */
  function subscribeShared(): () => void {
    chosenIds = slipSelectionIds(slip.getState().slip);
    inactiveProviders = slip.getState().slip.rules.inactiveProviders;
    options = readOptions();
    const stops = [
      slip.subscribe(followSlip),
      quickBet.subscribe(followQuickBet),
      preferences.subscribe(updateOptions),
      queries.client.getQueryCache().subscribe(({ type, query }) => {
        if (type === "updated" && query.queryKey[0] === "siteConfig" && query.state.status === "success") updateOptions();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    initialView: (outcome) => viewOf(outcome, { isSelected: false, quick: null }),
    attach(button, outcome) {
      unsubscribeShared ??= subscribeShared();
      const id = idOf(outcome);
      let last: OddsView | null = null;
      const paint = (): void => {
        const next = viewOf(outcome, { isSelected: chosenIds.has(id), quick: quickBet.markOf(id) });
        paintOdds(button, next, last);
        last = next;
      };
      const attached = attachedById.get(id) ?? new Set();
      const entry = { repaint: paint };
      attachedById.set(id, attached.add(entry));
      const unsubscribe = entities.subscribeOutcome(outcomeKey(outcome.market, outcome.outcomeId), paint);
      paint();
      return () => {
        unsubscribe();
        attached.delete(entry);
        if (attached.size === 0 && attachedById.get(id) === attached) attachedById.delete(id);
        if (attachedById.size > 0) return;
        unsubscribeShared?.();
        unsubscribeShared = null;
      };
    },
    toggle(outcome) {
      const id = idOf(outcome);
      const isSelected = slipSelectionIds(slip.getState().slip).has(id);
      if (viewOf(outcome, { isSelected, quick: null }).isLocked && !isSelected) return;
      const match = entities.match(outcome.market.matchId);
      const market = entities.market(marketKey(outcome.market));
      const priced = entities.outcome(outcomeKey(outcome.market, outcome.outcomeId))?.outcome;
      if (match === undefined || market === undefined || priced === undefined) return;
      const selection = createSelection(matchToSelectionMatch(match), market, priced);
      if (selection === null) return;
      if (selection.matchStatus === "live" && quickBet.getState().quick.isEnabled) void quickBet.tap(selection);
      else slip.dispatch({ type: "selectionToggled", selection });
    },
  };
}

const painters = new WeakMap<Store, OddsPainter>();

/** The painter of a page; created on first use. */
export function getOddsPainter(store: Store, t: Text): OddsPainter {
  const known = painters.get(store);
  if (known !== undefined) return known;
  const painter = createOddsPainter(store, t);
  painters.set(store, painter);
  return painter;
}
