import { createStore, type StorePorts } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { readSearch } from "../../src/routes/resolve-page.ts";
import { matchRoute } from "../../src/routes/routes.ts";

const sports = [
  { id: 1, urn_id: "tl:sport:1", key: "soccer", name: "Football", type: "regular", priority: 1 },
  { id: 2, urn_id: "tl:sport:2", key: "cs2", name: "Counter-Strike", type: "cyber", priority: 2 },
];

/** The `sport` used by the page at an address; `answers` is whether the backend can be reached. */
async function sportOf(address: string, { answers = true } = {}): Promise<string | null> {
  const emptyStorage = { read: () => null, write: () => undefined };
  const ports: StorePorts = {
    http: async () => (answers ? { type: "answer", status: 200, text: JSON.stringify({ data: sports }) } : { type: "unreachable" }),
    sessionStorage: emptyStorage,
    localStorage: emptyStorage,
    preferences: emptyStorage,
    time: { now: () => 0, after: () => () => undefined, beforePaint: () => undefined },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => "id",
    report: () => undefined,
  };
  const match = matchRoute(new URL(address, "http://page").pathname);
  if (match === null) throw new Error(`no route for ${address}`);
  return (await readSearch(match, address, createStore({ ports, locale: "en", isServer: true }))).get("sport");
}

describe("the sport of an address", () => {
  it.each([
    ["/live?sport=soccer", "soccer"],
    ["/schedule?sport=cs2", "cs2"],
    ["/cybersport?sport=cs2", "cs2"],
    ["/top-sports?sport=soccer", "soccer"],
    ["/live?sport=zzz", null],
    ["/schedule?sport=zzz", null],
    ["/results?sport=zzz", null],
    ["/cybersport?sport=soccer", null],
    ["/top-sports?sport=cs2", null],
  ])("of %s is %s", async (address, sport) => expect(await sportOf(address)).toBe(sport));

  it("is unchanged when the backend's sports cannot be read", async () =>
    expect(await sportOf("/live?sport=soccer", { answers: false })).toBe("soccer"));
});
