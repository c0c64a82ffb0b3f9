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
import { oddsFace, type OddsFace, type OddsWriting, paintFace } from "./odds-view.ts";

const idsByBets = new WeakMap<Slip["bets"], ReadonlySet<string>>();

/** Ids of what is on a slip, made once for each state of it. */
function slipSelectionIds(slip: Slip): ReadonlySet<string> {
  const known = idsByBets.get(slip.bets);
  if (known !== undefined) return known;
  const ids = new Set(slipSelections(slip).map(({ id }) => id));
  idsByBets.set(slip.bets, ids);
  return ids;
}

/** The outcome that a price button stands for. */
export interface PricedOutcome {
  readonly market: Pick<Market, "id" | "matchId" | "matchUrnId" | "specifier">;
  readonly outcomeId: string;
  /** In full, for screen readers. */
  readonly name: string;
  readonly label: string | undefined;
}

/**
 * Keeps the price buttons of a page at their prices without React: one listener an outcome, which writes digits and attributes
 * before the next paint, and one for everything else that all buttons share.
 */
export interface OddsPainter {
  /** What a button shows at first, as the server draws it, which knows no slip. */
  face(outcome: PricedOutcome): OddsFace;
  /** Paints a button and keeps it painted until released. */
  attach(button: HTMLButtonElement, outcome: PricedOutcome): () => void;
  /** A press puts the outcome on the slip or takes it off; with quick bet on, a live one is placed at once (spec.md 4). A locked one can only be taken off. */
  toggle(outcome: PricedOutcome): void;
}

interface Attached {
  readonly repaint: () => void;
}

function idOf({ market, outcomeId }: PricedOutcome): string {
  return selectionId({ matchUrnId: market.matchUrnId, marketId: market.id, outcomeId, specifier: market.specifier });
}

function createOddsPainter(store: Store, t: Text): OddsPainter {
  const { entities, slip, quickBet, preferences, queries, listings } = store;
  const attachedById = new Map<string, Set<Attached>>();
  let chosenIds: ReadonlySet<string> = new Set();
  let quickIds: readonly string[] = [];
  let stopSharing: (() => void) | null = null;
  let writing = readWriting();

  function readWriting(): OddsWriting {
    const cap = queries.peek(listings.siteConfig())?.odds_display_cap ?? defaultOddsDisplayCap;
    return { format: preferences.getState().oddsFormat, cap, t };
  }

  function changeWriting(): void {
    writing = readWriting();
    repaint(attachedById.keys());
  }

  function faceOf(outcome: PricedOutcome, { isSelected, quick }: { isSelected: boolean; quick: OddsFace["quick"] }): OddsFace {
    const cell = entities.outcome(outcomeKey(outcome.market, outcome.outcomeId));
    return oddsFace({ name: outcome.name, label: outcome.label, cell, isSelected, quick }, writing);
  }

  function repaint(ids: Iterable<string>): void {
    for (const id of ids) for (const { repaint: paint } of attachedById.get(id) ?? []) paint();
  }

  function followSlip(): void {
    const before = chosenIds;
    chosenIds = slipSelectionIds(slip.getState().slip);
    if (chosenIds === before) return;
    repaint([...before].filter((id) => !chosenIds.has(id)));
    repaint([...chosenIds].filter((id) => !before.has(id)));
  }

  /** Quick bet speaks of the outcome tapped last, and of the one that it told about. */
  function followQuickBet(): void {
    const before = quickIds;
    const { outcomeId, shownRefusal } = quickBet.getState();
    quickIds = [outcomeId, shownRefusal?.outcomeId].filter((id) => id != null);
    repaint(new Set([...before, ...quickIds]));
  }

  /** What every button listens to, listened to once. */
  function share(): () => void {
    chosenIds = slipSelectionIds(slip.getState().slip);
    writing = readWriting();
    const stops = [
      slip.subscribe(followSlip),
      quickBet.subscribe(followQuickBet),
      preferences.subscribe(changeWriting),
      queries.client.getQueryCache().subscribe(({ type, query }) => {
        if (type === "updated" && query.queryKey[0] === "siteConfig" && query.state.status === "success") changeWriting();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    face: (outcome) => faceOf(outcome, { isSelected: false, quick: null }),
    attach(button, outcome) {
      stopSharing ??= share();
      const id = idOf(outcome);
      let last: OddsFace | null = null;
      const paint = (): void => {
        const next = faceOf(outcome, { isSelected: chosenIds.has(id), quick: quickBet.markOf(id) });
        paintFace(button, next, last);
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
        stopSharing?.();
        stopSharing = null;
      };
    },
    toggle(outcome) {
      const id = idOf(outcome);
      const isSelected = slipSelectionIds(slip.getState().slip).has(id);
      if (faceOf(outcome, { isSelected, quick: null }).isLocked && !isSelected) return;
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

/** The one painter of a page. */
export function oddsPainterOf(store: Store, t: Text): OddsPainter {
  const known = painters.get(store);
  if (known !== undefined) return known;
  const painter = createOddsPainter(store, t);
  painters.set(store, painter);
  return painter;
}
