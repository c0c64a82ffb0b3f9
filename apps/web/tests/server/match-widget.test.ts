import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtInBrands } from "@touchline/ui/brands";
import { createWire } from "@touchline/store/wire";
import { addWidgetRoutes } from "../../src/server/endpoints/match-widget.ts";
import { createBackendApi } from "../../src/server/http/backend-api.ts";

const side = (name: string) => ({ id: name, name, short_name: "X", logo: null, country_code: null, colors: ["#112233", "#ffffff"] });
const price = (odds: number | null, index: number) => ({ id: index, outcome_external_id: "1", name: "1", active: odds !== null, odds });

function wireMatch(id: number, odds: readonly (number | null)[], changes: object = {}) {
  return {
    id,
    urn_id: `tl:match:${id}`,
    slug: `a-b-m-${id}`,
    status: 0,
    start_time: "2026-11-21T15:00:00.000Z",
    competitors: { home: side('Ars<b>"nal'), away: side("Chelsea") },
    tournament: { id: 5, name: "Premier League", sport: { key: "soccer", main_market_outcomes_count: 3 } },
    main_market: { id: 1, status: 1, outcomes: odds.map(price) },
    ...changes,
  };
}

const matches = new Map<string, object>([
  ["7", wireMatch(7, [1850, 3400, 55_000])],
  ["8", wireMatch(8, [1850, 2000], { urn_id: "sr:match:4711", status: 1 })],
  ["9", wireMatch(9, [], { competitors: null })],
  ["m-11", { id: "m-11", status: 1, competitors: { home: { name: "Ajax" }, away: { name: "Feyenoord" } } }],
  ["10", wireMatch(10, [1850, null, 2100], { status: 4 })],
]);

let backend: Server;
let app: FastifyInstance;
beforeAll(async () => {
  backend = createServer((request, response) => {
    const found = matches.get(request.url?.split("/").at(-1) ?? "");
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" }).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  app = fastify();
  const environment = {
    backendOrigin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    publicOrigin: "https://bets.test",
    locales: ["en", "ar"],
    bareLocale: null,
    rtlView: true,
  };
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const api = createBackendApi({ backendOrigin: environment.backendOrigin, wire });
  const renderer = { load: async () => ({ readText: async () => (key: string) => `[${key}]` }) };
  const site = { brand: { pack: builtInBrands.broadcast } };
  // Only the parts that the routes use.
  addWidgetRoutes(app, { environment, renderer, site, api } as unknown as Parameters<typeof addWidgetRoutes>[1]);
});
afterAll(async () => {
  await app.close();
  backend.close();
});

const get = async (url: string) => app.inject({ method: "GET", url });

describe("match widget as JSON (specification 3)", () => {
  it("has the fields of the specification, with the listed prices", async () => {
    const reply = await get("/widget/match/7.json");
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    expect(reply.json()).toEqual({
      match_id: 7,
      home_team_name: 'Ars<b>"nal',
      away_team_name: "Chelsea",
      scheduled_time: "2026-11-21T15:00:00.000Z",
      tournament_name: "Premier League",
      sport: "soccer",
      odds_home: "1.85",
      odds_draw: "3.40",
      odds_away: "40.00",
      home_team_logo: null,
      away_team_logo: null,
      status: "prematch",
      sr_match_id: null,
    });
  });

  it("omits the draw of a market with two outcomes, and contains the provider's id if there is one", async () => {
    const summary = (await get("/widget/match/8.json")).json<Record<string, unknown>>();
    expect(summary).not.toHaveProperty("odds_draw");
    expect(summary).toMatchObject({ odds_home: "1.85", odds_away: "2.00", status: "live", sr_match_id: "4711" });
  });

  it("has null without a price, and formats prices as requested", async () => {
    expect((await get("/widget/match/10.json")).json()).toMatchObject({ odds_draw: null, status: "finished" });
    expect((await get("/widget/match/7.json?odds_type=american")).json()).toMatchObject({ odds_draw: "+240" });
  });

  it("requires only the sides of a match, and accepts text ids", async () => {
    expect((await get("/widget/match/m-11.json")).json()).toMatchObject({
      match_id: "m-11",
      home_team_name: "Ajax",
      odds_home: null,
      status: "live",
      sr_match_id: null,
    });
    expect((await get("/widget/match/m-11")).body).toContain("Feyenoord");
  });

  it.each(["/widget/match/9.json", "/widget/match/12.json", "/widget/match/0.json", "/widget/match/..%2fsettings.json"])(
    "is not found for %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe("match widget as a document", () => {
  it("may be framed by any site, runs no script, and links to the match in a new window", async () => {
    const reply = await get("/widget/match/7?locale=en");
    expect(reply.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(reply.headers["content-security-policy"]).not.toContain("script-src");
    expect(reply.body).not.toContain("<script");
    expect(reply.body).toContain('href="https://bets.test/en/soccer/a-b-m-7" target="_blank" rel="noopener"');
    expect(reply.body).toContain("Ars&lt;b&gt;&quot;nal");
  });

  it("reloads itself while the match is live, and uses the writing direction of the language", async () => {
    expect((await get("/widget/match/8?locale=ar")).body).toMatch(/dir="rtl".*http-equiv="refresh"/u);
    expect((await get("/widget/match/7?locale=en&timezone=nonsense")).body).not.toContain("http-equiv");
  });
});
