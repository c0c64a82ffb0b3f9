import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("public calls", () => {
  const happy: readonly (readonly [string, string])[] = [
    ["/api/v2/sports", "data.0.key"],
    ["/api/v2/sports?sport_type=cyber", "data.0.key"],
    ["/api/v2/categories", "pagination.total"],
    ["/api/v2/categories/10", "name"],
    ["/api/v2/tournaments?sport_key=soccer&sport_key=tennis&category_id=10&page=1&limit=5", "pagination.limit"],
    ["/api/v2/tournaments/100", "name"],
    ["/api/v2/tournaments/100/standings", "rows.0.form.2"],
    ["/api/v2/matches/3/standings", "rows.0.competitor.name"],
    ["/api/v2/matches/3/h2h", "form.home"],
    ["/api/v2/matches", "data.0.main_market.outcomes.0.odds"],
    ["/api/v2/matches?id=1&id=2&match_status=0&bettable=true&sort_by=start_time:desc&start_from=2026-11-21T00:00:00Z", "data.1.id"],
    ["/api/v2/matches/3", "competitors.home.colors.1"],
    ["/api/v2/matches/3/markets?limit=500", "data.0.outcomes.2.id"],
    ["/api/v2/matches/3/statistics", "match_id"],
    ["/api/v2/matches/3/markets/100001/history?specifier=", "data.0.odds"],
    ["/api/v2/search?q=home", "events.0.id"],
    ["/api/v2/settings", "odds_types.selected"],
    ["/api/v2/system", "currencies.0.code"],
    ["/api/v2/site-config", "realtime.channels.private"],
    ["/livez", "status"],
    ["/readyz", "database"],
    ["/version", "version"],
    ["/api/openapi.json", "openapi"],
  ];
  it.each(happy)("GET %s answers %s", async (path, field) => {
    const reply = await server.client().get(path);
    expect(reply.status, reply.text).toBe(200);
    const value = field.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], reply.body);
    expect(value).toBeDefined();
    expect(value).not.toBeNull();
  });

  it("accept POST for counters", async () => {
    const reply = await server.client().post("/api/v2/counters", { filters: [{ sport_type: "regular", match_status: [0, 1] }] });
    expect(reply.status).toBe(200);
    expect(reply.body["sports"]).toEqual({ soccer: { matchCount: 40, outrightCount: 0 } });
  });

  it("give visitors an anonymous realtime token and no private channel", async () => {
    const visitor = server.client();
    expect((await visitor.post("/api/v2/websocket/token")).body).toEqual({ token: "connection:" });
    const reply = await visitor.post("/api/v2/websocket/authorize", { channels: ["$private:en.platform_user.someone"] });
    expect(reply.body).toEqual({ channels: [] });
  });

  it("answer the same bytes from the short-lived cache", async () => {
    const first = await server.client().get("/api/v2/matches?limit=3");
    const second = await server.client().get("/api/v2/matches?limit=3");
    expect(second.text).toBe(first.text);
    expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"));
  });

  it("name countries and languages in the caller's language", async () => {
    const reply = await server.client().get("/api/v2/system", { "accept-language": "fr;q=0.9, de-AT, en;q=0.1" });
    const countries = reply.body["countries"] as { code: string; name: string }[];
    expect(countries.find((country) => country.code === "DE")?.name).toBe("Deutschland");
    expect(reply.body["locales"]).toEqual([
      { code: "en", name: "English", rtl: false },
      { code: "de", name: "Deutsch", rtl: false },
      { code: "ar", name: "العربية", rtl: true },
    ]);
  });

  it.each([
    "/api/v2/matches/9999",
    "/api/v2/matches/9999/markets",
    "/api/v2/matches/9999/statistics",
    "/api/v2/categories/9",
    "/api/v2/tournaments/9",
    "/api/v2/nothing",
    "/nothing",
  ])("GET %s answers 404", async (path) => {
    const reply = await server.client().get(path);
    expect(reply.status).toBe(404);
    expect(reply.body["code"]).toBe("not_found");
  });

  it("include metrics and the reference", async () => {
    expect((await server.client().get("/metrics")).text).toContain("touchline_http_request_duration_seconds");
    const page = await server.client().get("/api/docs");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.text).not.toMatch(/https?:\/\//);
  });

  it("describe every endpoint in OpenAPI 3.1", async () => {
    const { body } = await server.client().get("/api/openapi.json");
    expect(body["openapi"]).toBe("3.1.0");
    expect(Object.keys(body["paths"] as object)).toEqual(
      expect.arrayContaining(["/api/v2/matches/{id}", "/platform/api/player/sign-in", "/api/v2/favourites/{type}/{id}"]),
    );
  });

  it("send security headers with every reply", async () => {
    for (const path of ["/api/v2/sports", "/api/v2/nothing", "/api/v2/matches/0", "/livez"]) {
      const { headers } = await server.client().get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.get("access-control-allow-origin"), path).toBeNull();
    }
  });
});
