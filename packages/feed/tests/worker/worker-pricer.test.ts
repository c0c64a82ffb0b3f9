import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { createPlan } from "../../src/calendar/create-plan.ts";
import { computePrices } from "../../src/engine/compute-prices.ts";
import { createScriptStore } from "../../src/engine/engine-context.ts";
import type { Pricer, PriceRequest } from "../../src/engine/pricer.ts";
import { createSportFeeds } from "../../src/sports/sport-modules.ts";
import { createWorkerPricer, openPricingThread } from "../../src/worker/worker-pricer.ts";
import { dataDir, dataset } from "../dataset.ts";
import { coinFixture, noon } from "../engine/coin-sport.ts";

const isFull = process.env["TEST_FULL"] === "1";

const setup = { dataDir, seed: "thread", hideSimulatedDetail: false };
let pricer: Pricer | null = null;
afterEach(() => pricer?.stop());

function requestOf(fixture: PriceRequest["fixture"], more: Partial<PriceRequest> = {}): PriceRequest {
  return {
    fixture,
    version: { epoch: 1, sequence: 1 },
    now: fixture.startsAt - 60_000,
    isLive: false,
    breadth: "full",
    eventCount: 0,
    tracked: [],
    known: [],
    keepsScenarios: false,
    betsCount: 0,
    ...more,
  };
}

describe("the pricing thread", () => {
  it("computes the same prices as the same models in this thread, in several sports", async () => {
    const { seed } = setup;
    const sports = createSportFeeds(dataset);
    const models = { seed, sports, scripts: createScriptStore(seed), hideSimulatedDetail: false };
    const fixtures = createPlan({ dataset, seed }).fixturesBetween(noon, noon + 7 * 86_400_000);
    pricer = createWorkerPricer({ ...setup, onError: () => undefined });
    await pricer.ready();
    for (const sport of ["soccer", "tennis", "cricket", "lol"]) {
      const fixture = fixtures.find((one) => one.sport === sport);
      if (fixture === undefined) continue;
      for (const request of [
        requestOf(fixture),
        requestOf(fixture, { isLive: true, now: fixture.startsAt + 600_000, known: ["1|"], breadth: "main" }),
      ])
        expect((await pricer.price(request)).snapshot).toEqual(computePrices(models, request).snapshot);
    }
  });

  it("may be opened before it is known what it prices, and is opened again if it has ended by then", async () => {
    const fixture = createPlan({ dataset, seed: setup.seed }).fixturesBetween(noon, noon + 86_400_000)[0];
    if (fixture === undefined) throw new Error("The plan has no upcoming match.");
    const opened = openPricingThread(dataDir);
    const ended = once(opened, "exit");
    for (let uses = 0; uses < 2; uses += 1) {
      pricer = createWorkerPricer({ ...setup, opened, onError: () => undefined });
      await pricer.ready();
      expect((await pricer.price(requestOf(fixture))).snapshot.failure).toBeNull();
      pricer.stop();
      await ended;
    }
  });

  it.runIf(isFull)("prices combinations from the scenarios that it kept, and reports when it kept none", async () => {
    const fixture = createPlan({ dataset, seed: setup.seed })
      .fixturesBetween(noon, noon + 7 * 86_400_000)
      .find(({ sport }) => sport === "soccer");
    if (fixture === undefined) throw new Error("The plan has no upcoming football match.");
    pricer = createWorkerPricer({ ...setup, onError: () => undefined });
    await pricer.ready();
    const legs = [
      { typeId: 1, specifier: "", outcomeId: "1", block: 0 },
      { typeId: 29, specifier: "", outcomeId: "74", block: 0 },
    ];
    expect(await pricer.combine({ matchId: fixture.id, legs })).toEqual({ type: "unavailable", version: null });
    await pricer.price(requestOf(fixture, { keepsScenarios: true }));
    expect(await pricer.combine({ matchId: fixture.id, legs })).toMatchObject({ type: "priced", version: { epoch: 1, sequence: 1 } });
    await pricer.price(requestOf(fixture, { keepsScenarios: false }));
    expect(await pricer.combine({ matchId: fixture.id, legs })).toMatchObject({ version: null });
  });
});

describe("a pricing thread that breaks", () => {
  const thread = new URL("./fragile-thread.ts", import.meta.url);
  const request = (id: number): PriceRequest => requestOf(coinFixture(id, noon));

  it.each<[string, number]>([
    ["dies", 1],
    ["hangs", 2],
  ])("is reported and started again when it %s, and is down meanwhile (F46)", async (_name, id) => {
    const errors: string[] = [];
    pricer = createWorkerPricer({ ...setup, thread, stuckAfterMs: 200, onError: (error) => void errors.push(String(error)) });
    await pricer.ready();
    expect(pricer.downMs()).toBe(0);
    const [broken, other] = [pricer.price(request(id)), pricer.price(request(3))];
    await expect(broken).rejects.toThrow("The pricing thread ended.");
    await expect(other).rejects.toThrow("The pricing thread ended.");
    expect(pricer.downMs()).toBeGreaterThan(0);
    await expect(pricer.price(request(3))).rejects.toThrow("not running");
    await pricer.ready();
    expect(pricer.downMs()).toBe(0);
    expect((await pricer.price(request(3))).snapshot.matchId).toBe(3);
    expect(errors.join()).toContain("it starts again in 100 ms");
  });

  it("waits longer before each further start", async () => {
    const errors: string[] = [];
    pricer = createWorkerPricer({ ...setup, thread, onError: (error) => void errors.push(String(error)) });
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await pricer.ready();
      await pricer.price(request(1)).catch(() => undefined);
    }
    expect(errors.map((text) => Number(/in (\d+) ms/u.exec(text)?.[1]))).toEqual([100, 200, 400]);
  });
});
