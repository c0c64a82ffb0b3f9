import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 0);
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const deposit = { method: "POST", body: JSON.stringify({ amount: 100, currency: "EUR" }) };

describe("unsafe requests", () => {
  it.each([
    ["our own page", { "sec-fetch-site": "same-origin" }, 200],
    ["typed by the user", { "sec-fetch-site": "none" }, 200],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling host", { "sec-fetch-site": "same-site" }, 403],
    ["another site that names our origin", { "sec-fetch-site": "cross-site", origin: "OWN" }, 403],
    ["an older browser, our origin", { origin: "OWN" }, 200],
    ["an older browser, another origin", { origin: "https://evil.example" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["a look-alike", { origin: "OWN.evil.example" }, 403],
    ["nobody, with a session", {}, 403],
  ])("from %s", async (_name, headers, status) => {
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace("OWN", server.origin)]));
    const reply = await player.send("/platform/api/player/deposit", { ...deposit, headers: { ...json, ...named } });
    expect(reply.status, reply.text).toBe(status);
  });

  it("without browser headers and session are accepted", async () => {
    const reply = await server.client().send("/api/v2/counters", { method: "POST", headers: json, body: '{"filters":[]}' });
    expect(reply.status).toBe(200);
  });

  it("use the host from the proxy on this machine", async () => {
    const headers = { ...json, origin: "https://bets.example.com", "x-forwarded-host": "bets.example.com", "x-forwarded-proto": "https" };
    expect((await player.send("/platform/api/player/deposit", { ...deposit, headers })).status).toBe(200);
    expect(
      (await player.send("/platform/api/player/deposit", { ...deposit, headers: { ...headers, origin: "https://other.example.com" } }))
        .status,
    ).toBe(403);
  });

  it.each(["https://evil.example", "null"])("are never allowed across origins: %s", async (origin) => {
    const reply = await player.send("/api/v2/sports", { headers: { origin } });
    expect(reply.headers.get("access-control-allow-origin")).toBeNull();
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  });
});
