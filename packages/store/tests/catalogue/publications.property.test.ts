import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createStore, type Store } from "../../src/index.ts";
import { createFakePorts } from "../fake-ports.ts";
import { wireMarket, wireMatch } from "../wire.ts";

type WireMarket = ReturnType<typeof wireMarket>;

const specifiers = ["total=1.5", "total=2.5", "total=3.5"] as const;
const overOf = (specifier: string): string => `7/100018/${specifier}/500012`;

function setUp() {
  const host = createFakePorts();
  const { entities } = createStore({ ports: host.ports, locale: "en", isServer: false });
  entities.takeMatches([wireMatch({ secondary_market: null })], { askedAtMs: host.ports.time.now() });
  host.paint();
  return { host, entities };
}

type Step =
  | { readonly type: "line"; readonly specifier: string; readonly odds: number; readonly status: -1 | 0 | 1 }
  | { readonly type: "remove"; readonly specifier: string }
  | { readonly type: "match"; readonly count: number }
  | { readonly type: "whole"; readonly specifier: string; readonly odds: number; readonly count: number }
  | { readonly type: "frame" };

const specifier = fc.constantFrom(...specifiers);
const odds = fc.integer({ min: 1010, max: 9000 });
const count = fc.nat(200);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant("line" as const), specifier, odds, status: fc.constantFrom(-1 as const, 0 as const, 1 as const) }),
  fc.record({ type: fc.constant("remove" as const), specifier }),
  fc.record({ type: fc.constant("match" as const), count }),
  fc.record({ type: fc.constant("whole" as const), specifier, odds, count }),
  fc.record({ type: fc.constant("frame" as const) }),
);

interface FullState {
  readonly lines: Map<string, WireMarket>;
  count: number;
}

function lineOf(changes: { readonly specifier: string; readonly odds: number; readonly status?: -1 | 0 | 1 }): WireMarket {
  return wireMarket({ specifier: changes.specifier, status: changes.status ?? 1 }, [changes.odds, 1900]);
}

/** Publishes a step and records the resulting server state. */
function publish(change: Step, { host, entities }: ReturnType<typeof setUp>, full: FullState): void {
  host.advance(1);
  if (change.type === "frame") host.paint();
  if (change.type === "line") {
    const line = lineOf(change);
    if (change.status === 0) full.lines.delete(change.specifier);
    else full.lines.set(change.specifier, line);
    entities.takeMarketsChanged({ match_id: 7, markets: [line], removed: [] });
  }
  if (change.type === "remove") {
    full.lines.delete(change.specifier);
    entities.takeMarketsChanged({ match_id: 7, markets: [], removed: [{ id: 100018, specifier: change.specifier }] });
  }
  if (change.type === "match") {
    full.count = change.count;
    entities.takeMatchChanged({ id: 7, status: 1, available_markets: change.count, statistics: null });
  }
  if (change.type === "whole") {
    const line = lineOf(change);
    full.lines.set(change.specifier, line);
    full.count = change.count;
    entities.takeMatchStatusChanged({ id: 7, status: 1, match: wireMatch({ secondary_market: line, available_markets: change.count }) });
  }
}

function shown(entities: Store["entities"]): Record<string, unknown> {
  return {
    count: entities.match("7")?.marketCount,
    lines: specifiers.flatMap((name) => {
      const line = entities.market(`7/100018/${name}`);
      return line === undefined ? [] : [[name, line.status, line.outcomes.map((outcome) => outcome.odds)]];
    }),
    cells: specifiers.map((name) => entities.outcome(overOf(name))?.outcome.odds),
    keys: entities.marketKeys("7").toSorted(),
  };
}

function expected(full: FullState): Record<string, unknown> {
  const lines = specifiers.flatMap((name) => full.lines.get(name) ?? []);
  return {
    count: full.count,
    lines: lines.map((line) => [line.specifier, line.status === 1 ? "open" : "suspended", line.outcomes.map((outcome) => outcome.odds)]),
    cells: specifiers.map((name) => full.lines.get(name)?.outcomes[0]?.odds),
    keys: lines.map((line) => `7/100018/${line.specifier}`).toSorted(),
  };
}

describe("any sequence of publications", () => {
  it("ends in the server's state, however the publications are spread over frames", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const page = setUp();
        const full: FullState = { lines: new Map(), count: 40 };
        for (const change of steps) publish(change, page, full);
        page.host.paint();
        expect(shown(page.entities)).toEqual(expected(full));
      }),
      { numRuns: 200 },
    );
  });

  it("calls a price listener at most once a frame, and only for a new object", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const page = setUp();
        const key = overOf("total=2.5");
        const listener = vi.fn();
        page.entities.subscribeOutcome(key, listener);
        const full: FullState = { lines: new Map(), count: 40 };
        for (const change of [...steps, { type: "frame" } as const]) {
          const callsBefore = listener.mock.calls.length;
          publish(change, page, full);
          expect(listener.mock.calls.length - callsBefore).toBeLessThanOrEqual(change.type === "frame" ? 1 : 0);
        }
        const last = page.entities.outcome(key);
        const calls = listener.mock.calls.length;
        const held = full.lines.get("total=2.5");
        if (held !== undefined) page.entities.takeMarketsChanged({ match_id: 7, markets: [held], removed: [] });
        page.host.paint();
        expect(page.entities.outcome(key)).toBe(last);
        expect(listener).toHaveBeenCalledTimes(calls);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a full match in a publication", () => {
  it("replaces lines that wait for the frame", () => {
    const { host, entities } = setUp();
    entities.takeMarketsChanged({ match_id: 7, markets: [lineOf({ specifier: "total=2.5", odds: 1500 })], removed: [] });
    const newer = lineOf({ specifier: "total=2.5", odds: 1700 });
    entities.takeMatchStatusChanged({ id: 7, status: 1, match: wireMatch({ secondary_market: newer }) });
    host.paint();
    expect(entities.outcome(overOf("total=2.5"))?.outcome.odds).toBe(1700);
  });
});
