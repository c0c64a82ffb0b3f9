import {
  marketAvailability,
  marketKey,
  type Odds,
  parseOdds,
  type SlipSelection,
  slipSelections,
  slipType,
  toWireId,
} from "@touchline/domain";
import type { SlipStore } from "./slip-state.ts";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { EntityStore } from "../catalogue/entity-store.ts";
import type { TimePort } from "../core/ports.ts";
import type { ServerClock } from "../core/server-clock.ts";

/** The answer for a combination: its price, why it has none, or a failure, which is retried. */
export type CustomPrice =
  | { readonly type: "priced"; readonly odds: Odds }
  | { readonly type: "refused"; readonly reason: "incompatible" | "unavailable" | "tooMany" }
  | { readonly type: "failed" };

const reasons: Readonly<Record<string, Extract<CustomPrice, { type: "refused" }>["reason"]>> = {
  incompatible_selections: "incompatible",
  custom_bet_unavailable: "unavailable",
  too_many_selections: "tooMany",
};

/** Requests the price of related outcomes of one match. */
export async function readCustomPrice(api: ApiClient, selections: readonly SlipSelection[]): Promise<CustomPrice> {
  const [first] = selections;
  if (first === undefined) return { type: "refused", reason: "unavailable" };
  const answer = await api.call(endpoints.customOdds, {
    body: {
      match_id: toWireId(first.matchId),
      selections: selections.map(({ marketId, specifier, outcomeId }) => ({
        market_id: toWireId(marketId),
        specifier,
        outcome_id: toWireId(outcomeId),
      })),
    },
  });
  if (answer.ok) {
    const odds = parseOdds(answer.value.odds);
    return odds === null ? { type: "refused", reason: "unavailable" } : { type: "priced", odds };
  }
  if (answer.error.type !== "refused" || answer.error.status >= 500 || answer.error.status === 429) return { type: "failed" };
  return { type: "refused", reason: reasons[answer.error.code] ?? "unavailable" };
}

/** What a follower needs from the page. */
export interface CustomPriceSource {
  readonly api: ApiClient;
  readonly entities: Pick<EntityStore, "market" | "subscribeAny">;
  readonly clock: Pick<ServerClock, "now">;
  readonly time: Pick<TimePort, "after">;
}

interface CustomPriceEvents {
  /** A price has been requested. */
  asked(): void;
  answered(price: CustomPrice): void;
}

/**
 * Keeps the price of one combination up to date: requested once its legs stop changing, and again when their lines change; stale answers
 * are ignored.
 */
export interface CustomPriceFollower {
  /** Sets the legs to follow; none to pause. */
  follow(selections: readonly SlipSelection[]): void;
  /** Requests the price at once. */
  retryPrice(): void;
  stop(): void;
}

const restMs = 250;
/** Minimum time between two requests, since prices of a live match change all the time. */
const betweenMs = 1200;
const retryMs = 4000;

/** Creates a follower of one combination at a time. */
export function followCustomPrice(source: CustomPriceSource, events: CustomPriceEvents): CustomPriceFollower {
  let legs: readonly SlipSelection[] = [];
  let key = "";
  let turn = 0;
  let requestedState = "";
  let isAsking = false;
  let cancel: (() => void) | null = null;

  /** Identifies the state of the legs' lines, which the price depends on. */
  function fingerprint(): string {
    return legs
      .map(({ matchId, marketId, specifier, outcomeId }) => {
        const market = source.entities.market(marketKey({ id: marketId, matchId, specifier }));
        const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
        const isOpen = market !== undefined && marketAvailability(market, source.clock.now()) === "open";
        return `${isOpen}/${outcome?.active}/${outcome?.odds}`;
      })
      .join(" ");
  }

  function askIn(afterMs: number): void {
    cancel?.();
    cancel = source.time.after(afterMs, () => void ask());
  }

  async function ask(): Promise<void> {
    cancel = null;
    const current = (turn += 1);
    requestedState = fingerprint();
    isAsking = true;
    events.asked();
    const price = await readCustomPrice(source.api, legs);
    if (current !== turn) return;
    isAsking = false;
    events.answered(price);
    if (price.type === "failed") askIn(retryMs);
    else requestIfChanged();
  }

  function requestIfChanged(): void {
    if (legs.length > 0 && cancel === null && !isAsking && fingerprint() !== requestedState) askIn(betweenMs);
  }

  function rest(): void {
    turn += 1;
    isAsking = false;
    cancel?.();
    cancel = null;
  }

  const stopEntities = source.entities.subscribeAny(requestIfChanged);
  return {
    follow(selections) {
      const nextKey = selections.map(({ id }) => id).join(" ");
      legs = selections;
      if (nextKey === key) return;
      key = nextKey;
      rest();
      if (legs.length > 0) askIn(restMs);
    },
    retryPrice() {
      rest();
      if (legs.length > 0) askIn(0);
    },
    stop() {
      rest();
      stopEntities();
    },
  };
}

/** Keeps the price of the slip's custom bet up to date; a combination without a price cannot be placed. */
export function followSlipPrice(slip: Pick<SlipStore, "getState" | "subscribe" | "dispatch">, source: CustomPriceSource): () => void {
  const follower = followCustomPrice(source, {
    asked: () => undefined,
    answered(price) {
      if (price.type !== "failed") slip.dispatch({ type: "customOddsRefreshed", customOdds: price.type === "priced" ? price.odds : null });
    },
  });
  const followSlip = (): void => {
    const state = slip.getState().slip;
    follower.follow(slipType(state) === "customBet" ? slipSelections(state) : []);
  };
  const stopSlip = slip.subscribe((state, before) => {
    if (state.slip.bets !== before.slip.bets) followSlip();
    // A refused price is requested again at once.
    if (state.slip.state === "error" && before.slip.state !== "error") follower.retryPrice();
  });
  followSlip();
  return () => {
    stopSlip();
    follower.stop();
  };
}
