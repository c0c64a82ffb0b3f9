import { marketAvailability, marketKey, type Odds, parseOdds, type SlipSelection, slipSelections, slipType } from "@touchline/domain";
import type { SlipStore } from "./slip-state.ts";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { EntityStore } from "../catalogue/entity-store.ts";
import type { TimePort } from "../core/ports.ts";
import type { ServerClock } from "../core/server-clock.ts";

/** What the server said of a combination: its price, why it has none, or nothing (then it is asked again). */
export type CustomPrice =
  | { readonly type: "priced"; readonly odds: Odds }
  | { readonly type: "refused"; readonly reason: "incompatible" | "unavailable" | "tooMany" }
  | { readonly type: "failed" };

const reasons: Readonly<Record<string, Extract<CustomPrice, { type: "refused" }>["reason"]>> = {
  incompatible_selections: "incompatible",
  custom_bet_unavailable: "unavailable",
  too_many_selections: "tooMany",
};

/** Asks for the price of outcomes of one match that are tied to each other. */
export async function readCustomPrice(api: ApiClient, selections: readonly SlipSelection[]): Promise<CustomPrice> {
  const [first] = selections;
  if (first === undefined) return { type: "refused", reason: "unavailable" };
  const answer = await api.call(endpoints.customOdds, {
    body: {
      match_id: Number(first.matchId),
      selections: selections.map(({ marketId, specifier, outcomeId }) => ({
        market_id: Number(marketId),
        specifier,
        outcome_id: Number(outcomeId),
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

/** What a follower reads. */
export interface CustomPriceSource {
  readonly api: ApiClient;
  readonly entities: Pick<EntityStore, "market" | "subscribeAny">;
  readonly clock: Pick<ServerClock, "now">;
  readonly time: Pick<TimePort, "after">;
}

interface CustomPriceEvents {
  /** A question about the legs now followed is under way. */
  asked(): void;
  answered(price: CustomPrice): void;
}

/** Keeps the price of one combination up to date: asked once its legs rest, again when the match's prices move, stale answers ignored. */
export interface CustomPriceFollower {
  /** The legs to follow from now on; none to rest. */
  follow(selections: readonly SlipSelection[]): void;
  /** Asks again at once. */
  askAgain(): void;
  stop(): void;
}

const restMs = 250;
/** Prices of a live match move all the time: between two questions lies at least this much. */
const betweenMs = 1200;
const retryMs = 4000;

/** Makes a follower of one combination at a time. */
export function followCustomPrice(source: CustomPriceSource, events: CustomPriceEvents): CustomPriceFollower {
  let legs: readonly SlipSelection[] = [];
  let key = "";
  let turn = 0;
  let askedOf = "";
  let isAsking = false;
  let cancel: (() => void) | null = null;

  /** Everything that moves the price: what each leg's line says now. */
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
    askedOf = fingerprint();
    isAsking = true;
    events.asked();
    const price = await readCustomPrice(source.api, legs);
    if (current !== turn) return;
    isAsking = false;
    events.answered(price);
    if (price.type === "failed") askIn(retryMs);
    else look();
  }

  function look(): void {
    if (legs.length > 0 && cancel === null && !isAsking && fingerprint() !== askedOf) askIn(betweenMs);
  }

  function rest(): void {
    turn += 1;
    isAsking = false;
    cancel?.();
    cancel = null;
  }

  const stopEntities = source.entities.subscribeAny(look);
  return {
    follow(selections) {
      const nextKey = selections.map(({ id }) => id).join(" ");
      legs = selections;
      if (nextKey === key) return;
      key = nextKey;
      rest();
      if (legs.length > 0) askIn(restMs);
    },
    askAgain() {
      rest();
      if (legs.length > 0) askIn(0);
    },
    stop() {
      rest();
      stopEntities();
    },
  };
}

/** Keeps the price of the custom bet on the slip that of now; a combination without a price cannot be placed. */
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
    // A price that the server refused is asked for at once, not with the next tick.
    if (state.slip.state === "error" && before.slip.state !== "error") follower.askAgain();
  });
  followSlip();
  return () => {
    stopSlip();
    follower.stop();
  };
}
