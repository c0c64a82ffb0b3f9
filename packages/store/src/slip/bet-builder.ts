import {
  createSelection,
  isCustomBetComplete,
  slipSelections,
  slipType,
  toggleCustomLeg,
  type CustomLeg,
  type Market,
  type Odds,
  type Outcome,
} from "@touchline/domain";
import type { EntityStore } from "../catalogue/entity-store.ts";
import { matchToSelectionMatch } from "../catalogue/match.ts";
import type { SlipStore } from "./slip-state.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";
import { type CustomPrice, type CustomPriceSource, followCustomPrice } from "./custom-price.ts";

/** The price of the legs; while it is requested, the last price of the same legs stays visible. */
export type BuilderPrice = { readonly type: "none" } | { readonly type: "asking"; readonly last: Odds | null } | CustomPrice;

/** The custom bet being built: legs of one match. */
export interface BuilderState {
  readonly legs: readonly CustomLeg[];
  readonly price: BuilderPrice;
}

/** Builds a custom bet and puts it on the slip (spec.md 1, decisions O). */
export interface BetBuilder extends Pick<ValueStore<BuilderState>, "getState" | "subscribe"> {
  /** Opens the builder for a match and removes the legs of any other match. */
  open(matchId: string): void;
  /** Sets the custom-bet groups of legs that came from the slip without them. */
  takeMarkets(markets: readonly Market[]): void;
  toggle(market: Market, outcome: Outcome): void;
  remove(selectionId: string): void;
  clear(): void;
  retryPrice(): void;
  /** Puts the legs on the slip at their price and clears the builder; false while they are not a valid bet with a price. */
  addToSlip(rules: { readonly minLegs: 1 | 2 }): boolean;
  /** Takes over the slip's custom bet for editing; returns its match, or null when there is none. */
  editFromSlip(): string | null;
  stop(): void;
}

interface BetBuilderOptions extends Omit<CustomPriceSource, "entities"> {
  readonly entities: EntityStore;
  readonly slip: Pick<SlipStore, "getState" | "dispatch">;
}

const empty: BuilderState = { legs: [], price: { type: "none" } };

/** Creates the bet builder of a page. */
export function createBetBuilder({ slip, ...source }: BetBuilderOptions): BetBuilder {
  const store = createValueStore<BuilderState>(empty);
  const follower = followCustomPrice(source, {
    asked() {
      const { price } = store.getState();
      store.setState({ price: { type: "asking", last: lastOdds(price) } });
    },
    answered: (price) => store.setState({ price }),
  });

  function build(legs: readonly CustomLeg[]): void {
    if (legs === store.getState().legs) return;
    store.setState({ legs, price: legs.length === 0 ? { type: "none" } : { type: "asking", last: null } });
    follower.follow(legs.map(({ selection }) => selection));
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open(matchId) {
      if (store.getState().legs.some(({ selection }) => selection.matchId !== matchId)) build([]);
    },
    takeMarkets(markets) {
      const groupsByLine = new Map(markets.map((market) => [`${market.id}/${market.specifier}`, market.customBetGroups]));
      const legs = store.getState().legs.map((leg) => ({
        ...leg,
        groups: groupsByLine.get(`${leg.selection.marketId}/${leg.selection.specifier}`) ?? leg.groups,
      }));
      store.setState({ legs });
    },
    toggle(market, outcome) {
      const match = source.entities.match(market.matchId);
      const selection = match === undefined ? null : createSelection(matchToSelectionMatch(match), market, outcome);
      if (selection !== null) build(toggleCustomLeg(store.getState().legs, { selection, groups: market.customBetGroups }));
    },
    remove: (selectionId) => build(store.getState().legs.filter(({ selection }) => selection.id !== selectionId)),
    clear: () => build([]),
    retryPrice: follower.retryPrice,
    addToSlip(rules) {
      const { legs, price } = store.getState();
      if (price.type !== "priced" || !isCustomBetComplete(legs, rules)) return false;
      slip.dispatch({ type: "customBetAdded", selections: legs.map(({ selection }) => selection), customOdds: price.odds });
      build([]);
      return true;
    },
    editFromSlip() {
      const state = slip.getState().slip;
      const selections = slipType(state) === "customBet" ? slipSelections(state) : [];
      if (selections.length > 0) build(selections.map((selection) => ({ selection, groups: [] })));
      return selections[0]?.matchId ?? null;
    },
    stop: follower.stop,
  };
}

function lastOdds(price: BuilderPrice): Odds | null {
  if (price.type === "priced") return price.odds;
  return price.type === "asking" ? price.last : null;
}
