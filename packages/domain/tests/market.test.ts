import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isOutcomeBettable,
  marketAvailability,
  marketKey,
  markPrice,
  mergeMarket,
  mergeMarkets,
  outcomeKey,
  parseMarketStatus,
  priceMarkMs,
  toOdds,
  type Market,
  type MarketStatus,
  type Outcome,
} from "../src/index.ts";

function outcomeOf(id: string, odds: number | null = 1850, changes: Partial<Outcome> = {}): Outcome {
  return {
    id,
    externalId: id,
    name: `Outcome ${id}`,
    active: true,
    odds: odds === null ? null : toOdds(odds),
    result: null,
    ...changes,
  };
}

function marketOf(id: string, changes: Partial<Market> = {}): Market {
  return {
    id,
    externalId: id,
    matchId: "1",
    matchUrnId: "tl:match:1",
    name: "1x2",
    specifier: "",
    status: "open",
    priority: 1,
    isMostBalanced: false,
    groups: ["all"],
    customBetGroups: [],
    nextBetStopMs: null,
    provider: "betradar",
    isSimulatedDetail: false,
    outcomes: [outcomeOf("1"), outcomeOf("2", 3400), outcomeOf("3", 4200)],
    ...changes,
  };
}

/** The same data in new objects, as in a message. */
function copy(market: Market): Market {
  return structuredClone(market);
}

describe("market status", () => {
  it.each([
    [1, "open"],
    [-1, "suspended"],
    [-2, "handedOver"],
    [-3, "settled"],
    [-4, "cancelled"],
    [0, "notOffered"],
    [7, "notOffered"],
    ["1", "notOffered"],
    [null, "notOffered"],
  ] as const)("%s is %s", (value, status) => {
    expect(parseMarketStatus(value)).toBe(status);
  });

  it.each([
    ["open", "open"],
    ["suspended", "locked"],
    ["handedOver", "locked"],
    ["settled", "hidden"],
    ["cancelled", "hidden"],
    ["notOffered", "hidden"],
  ] as const)("%s shows %s", (status: MarketStatus, availability) => {
    expect(marketAvailability({ status, nextBetStopMs: null }, 0)).toBe(availability);
  });

  it("locks once its planned stop has passed", () => {
    const market = { status: "open", nextBetStopMs: 1000 } as const;
    expect([999, 1000, 2000].map((now) => marketAvailability(market, now))).toEqual(["open", "locked", "locked"]);
  });

  it("allows bets only on open lines, active outcomes and valid prices", () => {
    const open = { status: "open", nextBetStopMs: null } as const;
    expect(isOutcomeBettable(open, outcomeOf("1"), 0)).toBe(true);
    expect(isOutcomeBettable(open, outcomeOf("1", 1850, { active: false }), 0)).toBe(false);
    expect(isOutcomeBettable(open, outcomeOf("1", null), 0)).toBe(false);
    expect(isOutcomeBettable({ status: "suspended", nextBetStopMs: null }, outcomeOf("1"), 0)).toBe(false);
  });
});

describe("merging markets (specification 4, decisions V)", () => {
  it("returns the same market when nothing changed", () => {
    const old = marketOf("10");
    expect(mergeMarket(old, copy(old))).toBe(old);
  });

  it("keeps old outcome objects when id, odds, active and name are equal", () => {
    const old = marketOf("10");
    const next = marketOf("10", { outcomes: [outcomeOf("1"), outcomeOf("2", 3500), outcomeOf("3", 4200)] });
    const merged = mergeMarket(old, next);
    expect(merged.outcomes[0]).toBe(old.outcomes[0]);
    expect(merged.outcomes[1]).toBe(next.outcomes[1]);
    expect(merged.outcomes[2]).toBe(old.outcomes[2]);
  });

  it.each([{ active: false }, { name: "Other" }, { odds: toOdds(1860) }, { result: "win_entire" as const }])(
    "uses a new outcome object for %j",
    (changes) => {
      const old = marketOf("10");
      const next = marketOf("10", {
        outcomes: [outcomeOf("1", 1850, changes), outcomeOf("2", 3400), outcomeOf("3", 4200)],
      });
      expect(mergeMarket(old, next).outcomes[0]).toBe(next.outcomes[0]);
    },
  );

  it("keeps the list of outcomes when only the status changed", () => {
    const old = marketOf("10");
    const merged = mergeMarket(old, copy({ ...old, status: "suspended" }));
    expect(merged.status).toBe("suspended");
    expect(merged.outcomes).toBe(old.outcomes);
  });

  it("drops lines with status 0, keeps the order of the others and appends new ones", () => {
    const old = [marketOf("1"), marketOf("2"), marketOf("3")];
    const merged = mergeMarkets(old, {
      updates: [marketOf("2", { status: "notOffered" }), marketOf("4"), marketOf("5", { status: "notOffered" })],
    });
    expect(merged.map((market) => market.id)).toEqual(["1", "3", "4"]);
    expect(merged[0]).toBe(old[0]);
  });

  it("drops removed lines, unless the same update contains them", () => {
    const old = [marketOf("1"), marketOf("2"), marketOf("3")];
    const merged = mergeMarkets(old, { updates: [marketOf("3", { name: "New" })], removed: [old[1]!, old[2]!] });
    expect(merged.map((market) => [market.id, market.name])).toEqual([
      ["1", "1x2"],
      ["3", "New"],
    ]);
  });

  it("distinguishes lines of a market by specifier, byte for byte", () => {
    const lines = [marketOf("18", { specifier: "total=2.5" }), marketOf("18", { specifier: "total=3.5" })];
    expect(
      mergeMarkets(lines, { updates: [], removed: [{ id: "18", matchId: "1", specifier: "total=2.5" }] }).map((market) => market.specifier),
    ).toEqual(["total=3.5"]);
    expect(new Set(lines.map(marketKey)).size).toBe(2);
    expect(outcomeKey(lines[0]!, "7")).toBe("1/18/total=2.5/7");
  });

  it("returns the same list when no line changed", () => {
    const old = [marketOf("1"), marketOf("2")];
    expect(mergeMarkets(old, { updates: old.map(copy), removed: [] })).toBe(old);
  });

  it("ends with the data of the last update", () => {
    const anyOutcome = fc.record({
      id: fc.constantFrom("1", "2", "3"),
      odds: fc.option(fc.integer({ min: 1001, max: 9000 })),
      active: fc.boolean(),
    });
    const anyOutcomes = fc.uniqueArray(anyOutcome, { selector: (outcome) => outcome.id });
    fc.assert(
      fc.property(anyOutcomes, anyOutcomes, (before, after) => {
        const build = (list: typeof before) =>
          marketOf("1", {
            outcomes: list.map((outcome) => outcomeOf(outcome.id, outcome.odds, { active: outcome.active })),
          });
        expect(mergeMarket(build(before), build(after))).toEqual(build(after));
      }),
    );
  });
});

describe("price marks", () => {
  it("show the direction of the last change for a few seconds", () => {
    expect(markPrice(toOdds(1850), toOdds(1900), 100)).toEqual({ direction: "up", untilMs: 100 + priceMarkMs });
    expect(markPrice(toOdds(1850), toOdds(1800), 100)?.direction).toBe("down");
    expect(markPrice(toOdds(1850), toOdds(1850), 100)).toBeNull();
    expect(markPrice(null, toOdds(1850), 100)).toBeNull();
    expect(markPrice(toOdds(1850), null, 100)).toBeNull();
  });
});
