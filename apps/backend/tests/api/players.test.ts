import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("signing in and out", () => {
  it("starts a session in an HttpOnly, SameSite=Lax cookie, and ends it", async () => {
    const client = server.client();
    const reply = await client.post("/platform/api/player/sign-in", { email: " Demo@Touchline.test ", password: "demo-pass-1" });
    expect(reply.status).toBe(200);
    const [cookie = ""] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^sb=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain/i);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const id = (await client.get("/platform/api/player")).body["id"];
    const token = client.cookies.get("sb") ?? "";
    const out = await client.post("/platform/api/player/logout");
    expect([out.status, out.body["ok"]]).toEqual([200, true]);
    expect(server.disconnected).toContain(id);
    client.cookies.set("sb", token);
    expect((await client.get("/platform/api/player")).status).toBe(401);
  });

  it("stores only a hash of the token", async () => {
    const client = await server.signedIn();
    const rows = await server.services.database.selectFrom("sessions").select("token_hash").execute();
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash) && row.token_hash !== client.cookies.get("sb"))).toBe(true);
  });

  it("issues a new token at each sign-in and ends the previous session", async () => {
    const client = await server.signedIn();
    const before = client.cookies.get("sb") ?? "";
    await client.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
    expect(client.cookies.get("sb")).not.toBe(before);
    const old = server.client();
    old.cookies.set("sb", before);
    expect((await old.get("/platform/api/player")).status).toBe(401);
  });

  it.each([
    ["unknown@touchline.test", "demo-pass-1"],
    ["demo@touchline.test", "wrong"],
  ])("refuses %s with %s with the same message", async (email, password) => {
    const reply = await server.client().post("/platform/api/player/sign-in", { email, password });
    expect([reply.status, reply.body["code"], reply.headers.getSetCookie()]).toEqual([401, "invalid_credentials", []]);
  });

  it.each([
    ["unused for a day", { seen_at: new Date(Date.now() - 25 * 3_600_000) }],
    ["past its end", { expires_at: new Date(Date.now() - 1_000) }],
  ])("ends a session %s", async (_name, change) => {
    const client = await newPlayer(server, 0);
    const { id } = (await client.get("/platform/api/player")).body as { id: string };
    await server.services.database.updateTable("sessions").set(change).where("player_id", "=", id).execute();
    expect((await client.get("/platform/api/player")).status).toBe(401);
  });

  it("refuses a blocked player", async () => {
    const client = await newPlayer(server, 0);
    const { id } = (await client.get("/platform/api/player")).body as { id: string };
    await server.services.database.updateTable("players").set({ is_blocked: true }).where("id", "=", id).execute();
    expect((await client.get("/platform/api/player")).status).toBe(401);
  });
});

describe("the demo players", () => {
  it.each([
    ["demo@touchline.test", 100_000, false, true],
    ["broke@touchline.test", 0, false, true],
    ["pve@touchline.test", 100_000, true, true],
    ["unverified@touchline.test", 100_000, false, true],
    ["limited@touchline.test", 100_000, false, true],
  ])("%s has %d", async (email, balance, pve, confirmed) => {
    const client = await server.signedIn(email);
    const { body } = await client.get("/platform/api/player");
    expect([body["is_confirmed"], body["serasa"]]).toEqual([confirmed, { pve }]);
    const accounts = (await client.get("/platform/api/player/accounts")).body["data"] as { currency: string; balance: number }[];
    expect(accounts.find((account) => account.currency === "EUR")?.balance).toBe(balance);
  });
});

describe("profile", () => {
  it("accepts only offered locales", async () => {
    const client = await newPlayer(server, 0);
    expect((await client.put("/platform/api/player/locale", { locale: "de-AT" })).body["locale"]).toBe("de");
    expect((await client.put("/platform/api/player/locale", { locale: "xx" })).body["locale"]).toBe("en");
  });

  it("changes the currency only to one with an account", async () => {
    const client = await server.signedIn("broke@touchline.test");
    expect((await client.put("/platform/api/player/currency", { currency: "BTC" })).body["currency"]).toBe("EUR");
    expect((await client.put("/platform/api/player/currency", { currency: "USD" })).body["currency"]).toBe("USD");
  });

  it("deposits play money", async () => {
    const client = await newPlayer(server, 0);
    expect((await client.post("/platform/api/player/deposit", { amount: 2_500, currency: "EUR" })).body).toEqual({
      currency: "EUR",
      subunits: 100,
      balance: 2_500,
    });
    expect((await client.post("/platform/api/player/deposit", { amount: 2_500, currency: "BTC" })).body).toMatchObject({
      code: "no_account",
      field: "currency",
    });
  });

  it("stores settings and returns the operator's settings with them", async () => {
    const client = await newPlayer(server, 0);
    const reply = await client.post("/api/v2/settings", {
      stakes: { EUR: [100, 200] },
      auto_accept_odds_change: "any",
      odds_type: "american",
    });
    expect(reply.body).toMatchObject({
      auto_accept_odds_change: "any",
      odds_types: { selected: "american" },
      in_play_delay_seconds: 5,
      stakes: { EUR: [100, 200], USD: [500, 1_000, 2_500] },
    });
    await client.post("/api/v2/settings", { odds_type: "british" });
    expect((await client.get("/api/v2/settings")).body).toMatchObject({
      auto_accept_odds_change: "any",
      odds_types: { selected: "british" },
      stakes: { EUR: [100, 200] },
    });
    expect((await client.post("/api/v2/settings", { stakes: { XXX: [1] } })).body).toMatchObject({
      code: "unknown_currency",
      field: "stakes.XXX",
    });
  });

  it("stores favourites, and repeated adding and removing has no effect", async () => {
    const client = await newPlayer(server, 0);
    await client.post("/api/v2/favourites/matches/3");
    expect((await client.post("/api/v2/favourites/matches/3")).body).toEqual({ favoriteIds: [3] });
    await client.post("/api/v2/favourites/matches/5");
    expect((await client.get("/api/v2/favourites/tournaments")).body).toEqual({ favoriteIds: [] });
    const listed = (await client.get("/api/v2/matches?favourite=true")).body["data"] as { id: number }[];
    expect(listed.map((match) => match.id)).toEqual([3, 5]);
    await client.delete("/api/v2/favourites/matches/3");
    expect((await client.delete("/api/v2/favourites/matches/3")).body).toEqual({ favoriteIds: [5] });
  });
});

describe("data of one player", () => {
  it("is not visible to another", async () => {
    const [owner, other] = [await newPlayer(server, 5_000), await newPlayer(server, 0)];
    await owner.post("/api/v2/favourites/matches/3");
    const { id } = (await owner.get("/platform/api/player")).body as { id: string };
    expect((await other.get("/api/v2/favourites/matches")).body).toEqual({ favoriteIds: [] });
    expect((await other.get("/platform/api/player/transactions")).body["data"]).toEqual([]);
    expect((await other.get("/api/v3/bets")).body["data"]).toEqual([]);
    const channels = [`$private:en.platform_user.${id}`, `$private:de.platform_user.${id}`];
    expect((await other.post("/api/v2/websocket/authorize", { channels })).body).toEqual({ channels: [] });
    expect((await owner.post("/api/v2/websocket/authorize", { channels })).body["channels"]).toHaveLength(2);
    expect((await owner.post("/api/v2/websocket/token")).body).toEqual({ token: `connection:${id}` });
  });

  it.each([
    ["GET", "/platform/api/player"],
    ["GET", "/platform/api/player/accounts"],
    ["GET", "/platform/api/player/transactions"],
    ["PUT", "/platform/api/player/locale"],
    ["PUT", "/platform/api/player/currency"],
    ["POST", "/platform/api/player/deposit"],
    ["POST", "/api/v2/settings"],
    ["GET", "/api/v2/favourites/matches"],
    ["POST", "/api/v2/favourites/matches/1"],
    ["DELETE", "/api/v2/favourites/matches/1"],
    ["POST", "/api/v2/bets"],
    ["GET", "/api/v3/bets"],
    ["GET", "/api/v2/bets/attempts/12345678"],
    ["GET", "/api/v2/matches?favourite=true"],
  ])("%s %s asks visitors to sign in before it validates the request", async (method, path) => {
    const reply = await server.client().send(path, {
      method,
      headers: { "content-type": "application/json", origin: server.origin },
      ...(method === "GET" ? {} : { body: "{}" }),
    });
    expect([reply.status, reply.body["code"]]).toEqual([401, "unauthorized"]);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});
