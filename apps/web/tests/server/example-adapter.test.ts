import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type ApiClient, endpoints } from "@touchline/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/server/environment.ts";
import { createBackendApi } from "../../src/server/http/backend-api.ts";
import { type BackendWire, openBackendWire } from "../../src/server/http/backend-wire.ts";

const line = {
  lineId: "l-1",
  title: "Match result",
  isOpen: true,
  prices: [
    { priceId: "p-1", title: "Home", isOpen: true, decimal: 1.85 },
    { priceId: "p-2", title: "Away", isOpen: true, decimal: 2.1 },
  ],
};
const event = {
  eventId: "e-7",
  slug: "a-b-m-e-7",
  state: "LIVE",
  startsAt: "2026-11-21T15:00:00.000Z",
  competition: { competitionId: "c-1", title: "Premier League", sport: "soccer", country: "England" },
  teams: [{ name: "Arsenal" }, { name: "Chelsea", crest: "https://cdn.test/chelsea.png" }],
  score: [2, 1],
  lines: [line],
};

let backend: Server;
let wire: BackendWire;
let api: ApiClient;
const problems: unknown[] = [];
const asked: (string | undefined)[] = [];

function answer({ url = "" }: IncomingMessage): unknown {
  asked.push(url);
  if (url.startsWith("/api/events/e-7/lines")) return { lines: [line] };
  if (url.startsWith("/api/events/e-7")) return event;
  return { events: [event], total: 1, page: 1, pages: 1 };
}

beforeAll(async () => {
  backend = createServer((request, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(request))),
  );
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const environment = readEnvironment(
    {
      BACKEND_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      WIRE_ADAPTER: fileURLToPath(new URL("../../../../docs/recipes/example-adapter.mjs", import.meta.url)),
    },
    [],
  );
  wire = await openBackendWire(environment, { name: "Bets", report: (error) => problems.push(error) });
  api = createBackendApi({ ...environment, wire: wire.wire })({ locale: "en", callerAddress: "127.0.0.1" });
});
afterAll(() => void backend.close());

describe("the example adapter", () => {
  it("lists the events of a backend with different data structures as matches", async () => {
    const matches = await api.fetch(endpoints.listMatches, { query: { match_status: [1], page: 1, limit: 25 } });
    expect(asked.at(-1)).toBe("/api/events?live=true&page=1&pageSize=25");
    expect(matches).toMatchObject({
      data: [
        {
          id: "e-7",
          status: 1,
          competitors: { home: { name: "Arsenal" }, away: { name: "Chelsea", logo: "https://cdn.test/chelsea.png" } },
          tournament: { id: "c-1", name: "Premier League", sport: { key: "soccer" }, category: { name: "England" } },
          statistics: { total_score: { home: 2, away: 1 } },
          main_market: { status: 1, outcomes: [{ odds: 1850 }, { odds: 2100 }] },
        },
      ],
      pagination: { total: 1, last_page: 1 },
    });
    expect(problems).toEqual([]);
  });

  it("reads one event with its markets", async () => {
    // Ids are text on this backend.
    const params = { id: "e-7" as unknown as number };
    expect(await api.fetch(endpoints.getMatch, { params })).toMatchObject({ id: "e-7", available_markets: 1 });
    expect(await api.fetch(endpoints.listMarkets, { params })).toMatchObject({
      data: [{ id: "l-1", match_id: "e-7", outcomes: [{ id: "p-1", odds: 1850 }, { id: "p-2" }] }],
    });
    expect(problems).toEqual([]);
  });

  it("converts a price message to market changes", () => {
    expect(wire.wire.publication({ kind: "prices", event: "e-7", lines: [line] }, { readAtMs: 0, matchId: "e-7" })).toMatchObject({
      event: "markets_changed",
      data: { match_id: "e-7", markets: [{ id: "l-1", outcomes: [{ odds: 1850 }, { odds: 2100 }] }] },
    });
  });
});
