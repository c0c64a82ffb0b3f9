import { setImmediate as nextTurn } from "node:timers/promises";
import { type WinChance, winChanceAt } from "../pricing/win-chances.ts";
import { computePrices, type PricingModels } from "./compute-prices.ts";
import { driftAt, driftBucketAt } from "./price-drift.ts";
import type { PriceReply, PriceRequest, Pricer, WinChanceReply, WinChanceRequest } from "./pricer.ts";
import { createScenarioStore, type ScenarioStore } from "./scenario-store.ts";

/** Computes prices and combinations at once, in the calling thread. */
interface PricingCore extends Pick<ScenarioStore, "combine" | "combinable"> {
  price(request: PriceRequest): PriceReply;
  winChances(request: WinChanceRequest): WinChanceReply;
}

/** How long one piece of computing win chances may delay prices. */
const winChancePieceMs = 20;

/** Computes the chances with the strengths that the prices use. */
function computeWinChances({ seed, sports, scripts }: PricingModels, { fixture, times }: WinChanceRequest): WinChanceReply {
  const beganAt = performance.now();
  const sport = sports.get(fixture.sport);
  if (sport === undefined) throw new Error(`There is no model for ${fixture.sport}.`);
  const script = scripts.scriptOf(fixture, sport);
  const points: (WinChance | null)[] = [];
  for (const at of times) {
    const drift = driftAt(seed, fixture.id, driftBucketAt(fixture, fixture.startsAt + Math.min(at, -1)));
    points.push(winChanceAt({ fixture, sport, script }, at, drift));
    if (performance.now() - beganAt > winChancePieceMs) break;
  }
  return { points, workMs: performance.now() - beganAt };
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
    winChances: (request) => computeWinChances(models, request),
  };
}

/** A pricer in the same thread, for tests and small feeds: it prices one match per turn of the event loop. */
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
    winChances: (request) => inTurn(() => core.winChances(request)),
    ready: () => Promise.resolve(),
    downMs: () => 0,
    stop: () => undefined,
  };
}
