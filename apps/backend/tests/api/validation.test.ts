import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betOn, newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 5_000);
});
afterAll(() => server.close());

const bet = betOn([1]);
const meta = { device_id: "d" };
const leg = bet.selections[0];

describe("bodies are not coerced", () => {
  it.each([
    ["a stake as text", { meta, bets: [{ ...bet, stake: { ...bet.stake, value: "5" } }] }, "bets.0.stake.value"],
    ["a broken stake", { meta, bets: [{ ...bet, stake: { ...bet.stake, value: 1.5 } }] }, "bets.0.stake.value"],
    ["a stake of 1e308", { meta, bets: [{ ...bet, stake: { ...bet.stake, value: 1e308 } }] }, "bets.0.stake.value"],
    ["a stake of null", { meta, bets: [{ ...bet, stake: { ...bet.stake, value: null } }] }, "bets.0.stake.value"],
    ["a stake of NaN", { meta, bets: [{ ...bet, stake: { ...bet.stake, value: Number.NaN } }] }, "bets.0.stake.value"],
    ["no stake", { meta, bets: [{ type: "single", selections: bet.selections }] }, "bets.0.stake"],
    ["an unknown field", { meta, bets: [{ ...bet, payout: 1 }] }, "bets.0.payout"],
    ["an unknown type", { meta, bets: [{ ...bet, type: "lucky" }] }, "bets.0.type"],
    ["no legs", { meta, bets: [{ ...bet, selections: [] }] }, "bets.0.selections"],
    ["51 legs", { meta, bets: [{ ...bet, selections: Array.from({ length: 51 }, () => leg) }] }, "bets.0.selections"],
    ["odds of 1.000", { meta, bets: [{ ...bet, selections: [{ ...leg, odds: 1_000 }] }] }, "bets.0.selections.0.odds"],
    ["an outcome as text", { meta, bets: [{ ...bet, selections: [{ ...leg, outcome_id: "1" }] }] }, "bets.0.selections.0.outcome_id"],
    ["no bets", { meta, bets: [] }, "bets"],
    ["21 bets", { meta, bets: Array.from({ length: 21 }, () => bet) }, "bets"],
    ["an unknown policy", { meta: { ...meta, odds_policy: "some" }, bets: [bet] }, "meta.odds_policy"],
    ["a list", [], undefined],
    ["a number", 5, undefined],
  ])("POST /api/v2/bets refuses %s", async (_name, body, field) => {
    const reply = await player.post("/api/v2/bets", body);
    expect(reply.status, reply.text).toBe(400);
    expect(reply.body).toMatchObject({ code: "invalid_request", ...(field === undefined ? {} : { field }) });
    expect(reply.body["request_id"]).toBe(reply.headers.get("x-request-id"));
  });

  it.each([
    ["/platform/api/player/deposit", { amount: 0, currency: "EUR" }, "amount"],
    ["/platform/api/player/deposit", { amount: "100", currency: "EUR" }, "amount"],
    ["/platform/api/player/deposit", { amount: 100, currency: "EUR", bonus: true }, "bonus"],
    ["/platform/api/player/sign-in", { email: "a@b.c" }, "password"],
    ["/platform/api/player/sign-in", { email: ["a"], password: "b" }, "email"],
    ["/platform/api/player", { email: "nobody" }, "password"],
    ["/api/v2/settings", { odds_type: "decimal" }, "odds_type"],
    ["/api/v2/settings", { stakes: { EUR: [] } }, "stakes.EUR"],
    ["/api/v2/settings", { auto_accept_odds_change: "within_5_percent" }, "auto_accept_odds_change"],
    ["/api/v2/bets/1/edit", { to_cashout: 1, meta: { ...meta, odds_policy: "within_5_percent" }, bet }, "meta.odds_policy"],
    ["/api/v2/counters", { filters: "all" }, "filters"],
    ["/api/v2/counters", {}, "filters"],
    ["/api/v2/websocket/authorize", { channels: [] }, "channels"],
  ])("POST %s names the invalid field of %j", async (path, body, field) => {
    const reply = await player.post(path, body);
    expect([reply.status, reply.body["code"], reply.body["field"]]).toEqual([400, "invalid_request", field]);
  });
});

describe("the message of an invalid request", () => {
  it.each([
    ["/api/v2/matches?status=live", "The query is invalid: status is unknown."],
    ["/api/v2/matches?limit=501", "The query is invalid: limit must be <= 500."],
    ["/api/v2/matches?type=x", 'The query is invalid: type must be "match" or "outright".'],
  ])("of GET %s says what is allowed", async (path, message) => {
    expect((await player.get(path)).body).toMatchObject({ code: "invalid_request", message });
  });

  it("says which field is required", async () => {
    const reply = await player.post("/platform/api/player/sign-in", { email: "a@b.c" });
    expect(reply.body["message"]).toBe("The body is invalid: password is required.");
  });
});

describe("queries and paths are coerced and checked", () => {
  it.each([
    ["/api/v2/matches?page=0", "page"],
    ["/api/v2/matches?limit=501", "limit"],
    ["/api/v2/matches?limit=ten", "limit"],
    ["/api/v2/matches?limit=1.5", "limit"],
    ["/api/v2/matches?bettable=perhaps", "bettable"],
    ["/api/v2/matches?start_from=tomorrow", "start_from"],
    ["/api/v2/matches?match_status=9", "match_status.0"],
    ["/api/v2/matches?unknown=1", "unknown"],
    ["/api/v2/matches?sort_by=name", "sort_by"],
    ["/api/v2/matches?sort_by=start_time:up", "sort_by"],
    ["/api/v2/matches?__proto__=1", "__proto__"],
    ["/api/v2/matches/0", "id"],
    ["/api/v2/matches/abc", "id"],
    ["/api/v2/matches/-1", "id"],
    ["/api/v2/search?q=ab", "q"],
    ["/api/v2/search", "q"],
    [`/api/v2/search?q=${"x".repeat(51)}`, "q"],
    ["/api/v2/sports?sport_type=boxing", "sport_type"],
    ["/api/v3/bets?status=lost", "status.0"],
    ["/api/v3/bets?status=done&status=rejected,cancelled", "status.1"],
    ["/api/v2/livez?x=1", null],
  ])("GET %s", async (path, field) => {
    const reply = await player.get(path);
    expect([reply.status, reply.body["field"] ?? null]).toEqual([field === null ? 404 : 400, field]);
  });

  it("accept one value or repeated keys for a list", async () => {
    expect((await player.get("/api/v2/matches?id=4")).body["data"]).toHaveLength(1);
    expect((await player.get("/api/v2/matches?id=4&id=5")).body["data"]).toHaveLength(2);
  });

  it.each(["/api/v2/favourites/teams", "/api/v2/bets/attempts/short"])("GET %s refuses the path", async (path) => {
    expect((await player.get(path)).status).toBe(400);
  });
});

describe("requests that cannot be read", () => {
  const json = { "content-type": "application/json" };
  it.each([
    ["broken JSON", "{", 400, "invalid_request"],
    ["nothing", "", 400, "invalid_request"],
    ["a poisoned prototype", '{"__proto__":{"x":1},"meta":{"device_id":"d"},"bets":[]}', 400, "invalid_request"],
    ["a constructor", '{"constructor":{"prototype":{}},"meta":{"device_id":"d"},"bets":[]}', 400, "invalid_request"],
    ["more than 64 KiB", JSON.stringify({ meta, bets: [], pad: "x".repeat(70_000) }), 413, "too_large"],
    ["deep nesting", `${"[".repeat(20_000)}${"]".repeat(20_000)}`, 400, "invalid_request"],
  ])("POST of %s answers %d", async (_name, body, status, code) => {
    const reply = await player.send("/api/v2/bets", { method: "POST", headers: { ...json, origin: server.origin }, body });
    expect([reply.status, reply.body["code"]]).toEqual([status, code]);
  });

  it.each([undefined, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"])(
    "a POST as %s answers 415",
    async (type) => {
      const reply = await player.send("/api/v2/bets", {
        method: "POST",
        headers: { origin: server.origin, ...(type === undefined ? {} : { "content-type": type }) },
        body: new Uint8Array([123, 125]),
      });
      expect([reply.status, reply.body["code"]]).toEqual([415, "unsupported_media_type"]);
    },
  );

  it("may have a charset in their content type", async () => {
    const reply = await player.send("/api/v2/counters", {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", origin: server.origin },
      body: '{"filters":[]}',
    });
    expect(reply.status).toBe(200);
  });

  it.each([
    ["DELETE", "/api/v2/matches"],
    ["POST", "/api/v2/matches/1"],
    ["PUT", "/api/v2/bets"],
    ["GET", "/api/v2/bets"],
    ["DELETE", "/platform/api/player"],
    ["OPTIONS", "/api/v2/settings"],
    ["POST", "/api/v3/bets"],
  ])("%s %s answers 405 with Allow", async (method, path) => {
    const reply = await player.send(path, { method, headers: { ...json, origin: server.origin } });
    expect([reply.status, reply.body["code"]]).toEqual([405, "method_not_allowed"]);
    expect(reply.headers.get("allow")).toMatch(/GET|POST/);
  });

  it("answers HEAD like GET, without a body", async () => {
    const reply = await player.send("/api/v2/sports", { method: "HEAD" });
    expect([reply.status, reply.text]).toEqual([200, ""]);
  });

  it("refuses NUL and lone surrogates, which cannot be stored", async () => {
    expect((await player.get("/api/v2/bets/attempts/12345678%00")).status).toBe(400);
    const signIn = (email: string) =>
      server.client().send("/platform/api/player/sign-in", {
        method: "POST",
        headers: { ...json, origin: server.origin },
        body: `{"email":"${email}","password":"x"}`,
      });
    expect((await signIn("a\\u0000@example.com")).status).toBe(400);
    expect((await signIn("a\\ud800@example.com")).status).toBeLessThan(500);
  });

  it.each(["/%", "/api/v2/matches/%E0%A4%A", `/api/v2/matches/${"9".repeat(300)}`])(
    "GET %s is refused and is not a server error",
    async (path) => {
      const reply = await player.get(path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body["code"]).toBeDefined();
    },
  );
});
