import { describe, expect, it } from "vitest";
import type { SportFeed, SportModule } from "@touchline/feed";
import { coinFixture, coinModule, coinSport, minuteMs, noon, type CoinDetail } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { typeToMarketId } from "../../src/book/lines/line-ids.ts";
import { createCoinFeed, type CoinFeed } from "./coin-feed.ts";

const winner = { matchId: 1, marketId: typeToMarketId(186), specifier: "" };
const total = { matchId: 1, marketId: typeToMarketId(189), specifier: "total=2.5" };
const home = 500_004;
const over = 500_012;
const start = noon + minuteMs;

/** The coin sport with functions that a test can replace. */
function changeableSport(): { readonly sport: SportFeed; readonly change: (parts: Partial<SportModule<CoinDetail>>) => void } {
  const module = { ...coinModule };
  return { sport: { ...coinSport, module: module as SportModule<unknown> }, change: (parts) => void Object.assign(module, parts) };
}

interface World extends CoinFeed {
  readonly errors: string[];
  readonly change: (parts: Partial<SportModule<CoinDetail>>) => void;
}

function createWorld(): World {
  const { sport, change } = changeableSport();
  const errors: string[] = [];
  const feed = createCoinFeed([coinFixture(1, start), coinFixture(2, start)], {
    sport,
    interest: () => true,
    onError: (error) => void errors.push(error instanceof Error ? error.message : String(error)),
  });
  return { ...feed, errors, change };
}

/** Moves time in ticks of one second and lets the queue price due matches. */
async function playTo(feed: CoinFeed, to: number, from: number): Promise<void> {
  for (let now = from; now <= to; now += 1_000) {
    feed.at(now);
    for (const { fixture } of feed.engine.matches()) await feed.price(fixture.id);
  }
}

function statusesSent({ published }: CoinFeed): readonly number[] {
  return published.flatMap(({ channel, publication }) =>
    channel === "match:en.1" && publication.event === "markets_changed" ? publication.data.markets.map(({ status }) => status) : [],
  );
}

const throws = (): never => {
  throw new Error("no such coin");
};

describe("a match whose model throws", () => {
  it("is suspended and published at once, reported once, and reopens when the model works again (F35)", async () => {
    const world = createWorld();
    await playTo(world, start + 10_000, start);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: 1 });
    world.published.length = 0;
    world.change({ outlook: throws });
    await playTo(world, start + 25_000, start + 11_000);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: -1 });
    expect(new Set(statusesSent(world))).toEqual(new Set([-1]));
    const shown = world.book.listMarkets("en", 1, { page: 1, limit: 500 })?.data ?? [];
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([-1]));
    expect(world.errors).toEqual([1, 2].map((id) => `Match ${id} is suspended: its model fails.`));

    world.change({ outlook: coinModule.outlook });
    await playTo(world, start + 50_000, start + 26_000);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: 1, outcomeActive: true });
    expect(statusesSent(world)).toContain(1);
    expect(world.errors).toHaveLength(2);
  });

  it("is retried with backoff, not at every step", async () => {
    const world = createWorld();
    let asked = 0;
    world.change({
      outlook: () => {
        asked += 1;
        return throws();
      },
    });
    await playTo(world, start + 40_000, start);
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(20);
  });

  it("is suspended when it cannot advance, and continues later", async () => {
    const world = createWorld();
    await playTo(world, start + 10_000, start);
    const { outlook } = coinModule;
    let isBroken = true;
    world.change({ scoreboardAt: (...asked) => (isBroken ? throws() : coinModule.scoreboardAt(...asked)), outlook });
    world.at(start + 11_000);
    world.clockTo(start + 17_000);
    expect(world.book.listMatches("en", { type: "match" }).data).toHaveLength(0);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: -1 });
    isBroken = false;
    await playTo(world, start + 30_000, start + 18_000);
    expect(world.book.listMatches("en", { type: "match" }).data).toHaveLength(2);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: 1 });
  });
});

describe("a model with impossible results", () => {
  const scaled =
    (factor: number): SportModule<CoinDetail>["outlook"] =>
    (...asked) =>
      coinModule.outlook(...asked).map(({ weight, detail }) => ({ detail, weight: weight * factor }));
  it.each<[string, SportModule<CoinDetail>["outlook"]]>([
    ["weights that are not numbers", scaled(Number.NaN)],
    ["weights that sum to three", scaled(3)],
    ["no scenarios", () => []],
    [
      "a negative weight",
      (...args) =>
        coinModule
          .outlook(...args)
          .map((scenario, index) => ({ ...scenario, weight: index === 0 ? -scenario.weight : scenario.weight + 0.1 })),
    ],
  ])("suspends its match: %s", async (_name, outlook) => {
    const world = createWorld();
    await playTo(world, start + 10_000, start);
    world.change({ outlook });
    await playTo(world, start + 25_000, start + 11_000);
    expect(world.book.quote(winner, home)).toMatchObject({ marketStatus: -1 });
    expect(world.errors).toHaveLength(2);
  });

  it("suspends only the lines of a ladder whose probabilities are not monotonic", async () => {
    const world = createWorld();
    world.change({
      markets: (...asked) =>
        coinModule.markets(...asked).map((template) => {
          if (template.specifier !== "total=2.5") return template;
          return {
            ...template,
            resultOf: (detail, id) => (detail.tosses.includes(1) === (id === "12") ? "win" : "lose"),
          };
        }),
    });
    expect(await world.quote(total, over)).toMatchObject({ marketStatus: -1, odds: null, outcomeActive: false });
    expect(await world.quote(winner, home)).toMatchObject({ marketStatus: 1 });
    expect(world.errors.filter((error) => error.startsWith("Line 189|total=2.5 of match 1 is suspended"))).toHaveLength(1);
    world.change({ markets: coinModule.markets });
    await playTo(world, start + 20_000, noon + 50_000);
    expect(world.book.quote(total, over)).toMatchObject({ marketStatus: 1 });
  });

  it("suspends a line with two outcomes that would both win", async () => {
    const world = createWorld();
    world.change({
      markets: (...asked) =>
        coinModule
          .markets(...asked)
          .map((template) =>
            template.typeId === 186 ? { ...template, resultOf: (detail) => (detail.tosses.includes(1) ? "win" : "lose") } : template,
          ),
    });
    expect(await world.quote(winner, home)).toMatchObject({ marketStatus: -1, odds: null });
    expect(await world.quote(total, over)).toMatchObject({ marketStatus: 1 });
  });
});

describe("a list whose odds are old", () => {
  it("does not wait for a pricer that has stopped answering, unlike a list without odds", async () => {
    let isAway = false;
    const feed = createCoinFeed([coinFixture(2, noon - 2 * minuteMs, ["Arsenal", "Chelsea"])], {
      prices: (pricer) => ({
        mode: "own",
        epoch: 1,
        pricer: { ...pricer, price: async (request) => (isAway ? new Promise(() => undefined) : pricer.price(request)) },
      }),
    });
    feed.at(noon);
    await feed.price(2);
    const [match] = feed.engine.matches().filter(({ fixture }) => fixture.id === 2);
    isAway = true;
    feed.clockTo(noon + minuteMs / 4);
    expect([match?.phase, match !== undefined && feed.engine.needsPrices(match, "main")]).toEqual(["live", true]);
    expect(await feed.book.warm([2], { wanted: "main", withinMs: 600_000 })).toBe(true);
  });
});
