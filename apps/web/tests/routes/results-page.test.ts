import { createStore, type Store, type StorePorts } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { parseResultDay, resultDates, resultsFilter } from "../../src/routes/pages/browse/results-page.tsx";

function storeAt(now: string, timeZone: string): Store {
  const emptyStorage = { read: () => null, write: () => undefined };
  const ports: StorePorts = {
    http: async () => ({ type: "unreachable" }),
    sessionStorage: emptyStorage,
    localStorage: emptyStorage,
    preferences: { ...emptyStorage, read: (name) => (name === "tl_zone" ? timeZone : null) },
    time: { now: () => Date.parse(now), after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => "id",
    report: () => undefined,
  };
  return createStore({ ports, locale: "en", isServer: true });
}

function rangeOf(store: Store, query: string): readonly [string | undefined, string | undefined] {
  const { startFrom, startTo } = resultsFilter({ store, search: new URLSearchParams(query) });
  return [startFrom, startTo];
}

describe("result days", () => {
  it("follow the time zone of the page", () => {
    const store = storeAt("2026-11-21T23:30:00Z", "Europe/Berlin");
    expect(
      resultDates(store)
        .slice(0, 2)
        .map(({ date }) => date),
    ).toEqual(["2026-11-22", "2026-11-21"]);
    expect(rangeOf(store, "")).toEqual(["2026-11-21T23:00:00.000Z", "2026-11-22T23:00:00.000Z"]);
    expect(rangeOf(store, "date=2026-11-21")).toEqual(["2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"]);
  });

  it("are 25 hours long when summer time ends", () => {
    expect(rangeOf(storeAt("2026-10-26T12:00:00Z", "Europe/Berlin"), "date=2026-10-25")).toEqual([
      "2026-10-24T22:00:00.000Z",
      "2026-10-25T23:00:00.000Z",
    ]);
  });

  it.each(["date=2026-12-24", "date=1999-01-01", "date=yesterday", ""])("read %j as today", (query) => {
    expect(parseResultDay(storeAt("2026-11-21T12:00:00Z", "UTC"), new URLSearchParams(query))).toBe(0);
  });

  it("are filtered by the chosen sport", () => {
    const filter = resultsFilter({ store: storeAt("2026-11-21T12:00:00Z", "UTC"), search: new URLSearchParams("sport=tennis&page=2") });
    expect(filter).toMatchObject({ state: "finished", sportKey: "tennis", page: 2 });
  });

  it.each(["sport=%3Cscript%3E", `sport=${"x".repeat(41)}`, "sport=", "sport=Tennis"])("show every sport for %j", (query) => {
    const filter = resultsFilter({ store: storeAt("2026-11-21T12:00:00Z", "UTC"), search: new URLSearchParams(query) });
    expect(filter).not.toHaveProperty("sportKey");
  });
});
