import { afterEach, describe, expect, it, vi } from "vitest";
import { openCountryBlocks } from "../../src/players/access/country-blocks.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../support/test-server.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";

const address = "/api/operator/countries";
const there = { "x-country": "US" };
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ settings: { players: { ...testPlayerRules, countryHeader: "x-country" } }, ...options });
  servers.push(server);
  return server;
}

const ownForm = { "sec-fetch-site": "same-origin" };

function choose(server: TestServer, countries: string, headers: Readonly<Record<string, string>> = ownForm): Promise<Response> {
  return fetch(`${server.origin}${address}`, { method: "POST", headers, body: new URLSearchParams({ countries }) });
}

async function idOf(client: Client): Promise<string> {
  return ((await client.get("/platform/api/player")).body as { readonly id: string }).id;
}

describe("the operator's choice of closed countries", () => {
  it("closes and opens the site for a country at once, and closes the connections of players and visitors there", async () => {
    const server = await start();
    const [player, elsewhere] = [await server.signedIn("demo@touchline.test"), await server.signedIn("pve@touchline.test")];
    const [id, otherId] = [await idOf(player), await idOf(elsewhere)];
    await player.post("/api/v2/websocket/token", {}, there);
    await elsewhere.post("/api/v2/websocket/token", {}, { "x-country": "DE" });
    const visitor = server.client();
    expect((await visitor.post("/api/v2/websocket/token", {}, there)).body["token"]).toBe("connection:visitor.US");
    expect((await visitor.get("/api/v2/sports", there)).status).toBe(200);
    const saved = await choose(server, "us, FR");
    expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining("FR, US")]);
    expect(new Set(server.disconnected)).toEqual(new Set([id, "visitor.US", "visitor.FR"]));
    expect(server.disconnected).not.toContain(otherId);
    expect((await visitor.get("/api/v2/sports", there)).body["code"]).toBe("country_blocked");
    expect((await visitor.get("/api/v2/sports", { "x-country": "DE" })).status).toBe(200);
    await choose(server, "");
    expect((await visitor.get("/api/v2/sports", there)).status).toBe(200);
  });

  it("reaches another process within a second and survives a restart", async () => {
    const server = await start();
    const { database } = server.services;
    const other = await openCountryBlocks({ database, fixed: new Set(["IR"]), everyMs: 20 });
    expect([other.has("US"), other.has("IR")]).toEqual([false, true]);
    await choose(server, "US");
    await vi.waitFor(() => expect([other.has("US"), other.has("IR")]).toEqual([true, true]), { timeout: 1_000 });
    other.stop();
    const restarted = await openCountryBlocks({ database, fixed: new Set(), everyMs: null });
    expect(restarted.chosen()).toEqual(["US"]);
  });

  it.each([
    ["a code that no country has", "x-country", "US, XX"],
    ["any country while no header names it", null, "US"],
  ])("is refused for %s, and nothing is stored", async (_case, countryHeader, countries) => {
    const server = await start({ settings: { players: { ...testPlayerRules, countryHeader } } });
    const reply = await choose(server, countries);
    expect([reply.status, await reply.json()]).toMatchObject([422, { code: "invalid_request", field: "countries" }]);
    expect(await server.services.database.selectFrom("blocked_countries").selectAll().execute()).toEqual([]);
    expect(server.disconnected).toEqual([]);
  });

  it("is refused for other sites and requires the operator's key", async () => {
    const server = await start();
    expect((await choose(server, "US", { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status).toBe(403);
    const keyed = await start({
      settings: { players: { ...testPlayerRules, countryHeader: "x-country" }, operator: { key: "a key of the operator", isPublic: true } },
    });
    expect((await choose(keyed, "US")).status).toBe(401);
  });
});
