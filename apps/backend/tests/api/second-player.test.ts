import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeNotification } from "../../src/notifications/write-notification.ts";
import { balanceOf, betOn, findBet, newPlayer, place } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let owner: Client;
let other: Client;
const key = randomUUID();
const owned = { bet: "", notification: "", playerId: "", email: "" };

beforeAll(async () => {
  server = await startTestServer();
  owner = await newPlayer(server, 10_000);
  other = await newPlayer(server, 10_000);
  const reply = await place(owner, [betOn([1])], { key });
  owned.bet = String((reply.body["bets"] as { id: string }[])[0]?.id);
  const profile = (await owner.get("/platform/api/player")).body;
  owned.playerId = String(profile["id"]);
  owned.email = String(profile["email"]);
  await writeNotification(server.services.database, { playerId: owned.playerId, kind: "bet", key: "bet.settled", at: new Date() });
  const [notification] = (await owner.get("/api/v2/notifications")).body["data"] as { id: string }[];
  owned.notification = notification?.id ?? "";
});
afterAll(() => server.close());

type Attempt = readonly [name: string, method: string, path: () => string, body: (() => object) | undefined];

/** The bet without its cash-out offer, which changes with time. */
async function boundToStay(): Promise<Omit<Bet, "cashout">> {
  const { cashout: _moving, ...rest } = await findBet(owner, owned.bet);
  return rest;
}

describe("another player", () => {
  it.each<Attempt>([
    ["reads no bet", "GET", () => `/api/v2/bets/${owned.bet}`, undefined],
    ["reads no offer for it", "GET", () => `/api/v2/bets/${owned.bet}/cashout`, undefined],
    ["cashes no bet out", "POST", () => "/api/v2/bets/cashout", () => ({ bet_id: owned.bet, to_cashout: 100 })],
    ["sets no rule", "PUT", () => `/api/v2/bets/${owned.bet}/cashout-rule`, () => ({ value: 500, action: "notify" })],
    ["removes no rule", "DELETE", () => `/api/v2/bets/${owned.bet}/cashout-rule`, undefined],
    ["edits no bet", "POST", () => `/api/v2/bets/${owned.bet}/edit`, () => ({ legs: [], bets: [] })],
  ])("%s", async (_name, method, path, body) => {
    const before = await boundToStay();
    const headers = { "content-type": "application/json", origin: server.origin, "idempotency-key": randomUUID() };
    const reply = await other.send(path(), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body()) }) });
    expect([400, 404, 409], reply.text).toContain(reply.status);
    expect(reply.text).not.toContain(before.ref);
    expect(await boundToStay()).toEqual(before);
  });

  it("does not see attempts of the owner's key and can use the same key for their own bets", async () => {
    expect((await other.get(`/api/v2/bets/attempts/${key}`)).body).toMatchObject({ state: "unknown" });
    expect((await place(other, [betOn([2])], { key })).status).toBe(200);
    expect(await balanceOf(owner)).toBe(9_000);
    expect(await balanceOf(other)).toBe(9_000);
  });

  it("receives no token for the owner's private channel", async () => {
    const channel = `$private:en.platform_user.${owned.playerId}`;
    expect((await other.post("/api/v2/websocket/authorize", { channels: [channel] })).body).toEqual({ channels: [] });
    expect((await owner.post("/api/v2/websocket/authorize", { channels: [channel] })).body["channels"]).toHaveLength(1);
  });

  it("cannot mark the owner's notifications as read", async () => {
    await other.post("/api/v2/notifications/read", { ids: [owned.notification] });
    await other.post("/api/v2/notifications/read-all");
    expect((await owner.get("/api/v2/notifications/counters")).body).toEqual({ unread: 1 });
  });

  it("receives no data about the owner from calls without an id", async () => {
    const { body: described } = await server.client().get<{ paths: Record<string, Record<string, unknown>> }>("/api/openapi.json");
    const leaks: string[] = [];
    for (const [path, methods] of Object.entries(described.paths)) {
      if (methods["get"] === undefined || path.includes("{")) continue;
      const { text } = await other.get(path);
      if ([owned.playerId, owned.email, owned.bet].some((own) => text.includes(own))) leaks.push(path);
    }
    expect(leaks).toEqual([]);
  });
});
