import { setImmediate as nextTurn } from "node:timers/promises";
import { computePrices, type PricingModels } from "./compute-prices.ts";
import type { PriceReply, PriceRequest, Pricer } from "./pricer.ts";
import { createScenarioStore, type ScenarioStore } from "./scenario-store.ts";

/** Prices and combinations at once, in the thread that asks. */
interface PricingCore extends Pick<ScenarioStore, "combine" | "combinable"> {
  price(request: PriceRequest): PriceReply;
}

export function createPricingCore(models: PricingModels): PricingCore {
  const store = createScenarioStore();
  return {
    price(request) {
      const beganAt = performance.now();
      const { snapshot, scenarios } = computePrices(models, request);
      store.keep(snapshot, scenarios);
      return { snapshot, workMs: performance.now() - beganAt };
    },
    combine: store.combine,
    combinable: store.combinable,
  };
}

/** A pricer in the same thread, for tests and small feeds: it prices one match in a turn of the event loop. */
export function createLocalPricer(models: PricingModels): Pricer {
  const core = createPricingCore(models);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Value): Promise<Value> => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    price: (request) => inTurn(() => core.price(request)),
    combine: (question) => inTurn(() => core.combine(question)),
    combinable: (question) => inTurn(() => core.combinable(question)),
    ready: () => Promise.resolve(),
    downMs: () => 0,
    stop: () => undefined,
  };
}
