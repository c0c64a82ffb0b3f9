import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceOf, newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { home, marketId } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A selection of a market without a specifier. */
function selection(match: number) {
  return { match_id: match, market_id: marketId, outcome_id: home, odds: 2_000 };
}

async function place(player: Client, bet: object): Promise<Bet> {
  const reply = await player.post(
    "/api/v2/bets",
    { meta: { device_id: "d", type: "regular" }, bets: [bet] },
    { "idempotency-key": randomUUID() },
  );
  expect(reply.status, reply.text).toBe(200);
  return (reply.body["bets"] as [Bet])[0];
}

describe("requests in the form of the specification", () => {
  it.each([
    { type: "single", matches: [10], more: {}, debit: 1_000 },
    { type: "combo", matches: [10, 11], more: {}, debit: 1_000 },
    { type: "system", matches: [10, 11, 12], more: { system_id: "2/3" }, debit: 1_000 },
  ])("place a $type with a flat stake, without its type", async ({ type, matches, more, debit }) => {
    const player = await newPlayer(server, 5_000);
    const bet = await place(player, { stake: 1_000, currency: "EUR", subunits: 100, selections: matches.map(selection), ...more });
    expect(bet).toMatchObject({ type, stake: { value: debit, currency: "EUR", subunits: 100 } });
    expect(await balanceOf(player)).toBe(5_000 - debit);
  });

  it("use the minor units of the currency when a bet omits `subunits`", async () => {
    const player = await newPlayer(server, 5_000);
    const bet = await place(player, { stake: 700, currency: "EUR", selections: [selection(13)] });
    expect(bet.stake).toEqual({ value: 700, currency: "EUR", subunits: 100 });
  });

  it("are refused with the name of the field when a flat bet has no currency", async () => {
    const player = await newPlayer(server, 5_000);
    const reply = await player.post("/api/v2/bets", { meta: { device_id: "d" }, bets: [{ stake: 700, selections: [selection(13)] }] });
    expect([reply.status, reply.body["code"], reply.body["field"]]).toEqual([400, "invalid_request", "bets.0.stake.currency"]);
    expect(await balanceOf(player)).toBe(5_000);
  });

  it("read the maximum stake, bonuses and jackpots of flat bets", async () => {
    const player = await newPlayer(server, 5_000);
    const bets = [{ stake: 500, currency: "EUR", subunits: 100, selections: [selection(14)] }];
    for (const path of ["/api/v2/bets/max-stake", "/api/v2/bonuses", "/api/v2/bonuses/freebets/amb", "/api/v2/jackpots"]) {
      const reply = await player.post(path, { bets });
      expect([path, reply.status]).toEqual([path, 200]);
    }
  });

  it("share a bet without its type and stake", async () => {
    const client = server.client();
    const reply = await client.post("/api/v2/bets/share-code", { bets: [{ selections: [selection(10), selection(11)] }] });
    expect(reply.status, reply.text).toBe(200);
    const shared = await client.get(`/api/v2/bets/share-code?code=${String(reply.body["code"])}`);
    expect(shared.body).toMatchObject({ bets: [{ type: "combo", selections: [{ match_id: 10, specifier: "" }, { match_id: 11 }] }] });
  });

  it("sort by sport and category, and name the bonus parameter `isAvailable`", async () => {
    const client = server.client();
    const sorted = await client.get("/api/v2/matches?sort_by=sport&sort_by=category:desc&sort_by=start_time&limit=1");
    expect(sorted.status, sorted.text).toBe(200);
    const player = await newPlayer(server, 0);
    expect((await player.get("/api/v2/bonuses/freebets?isAvailable=true&status=active")).status).toBe(200);
  });

  it("filter favourite matches by `matchStatus` and `isBettable`", async () => {
    const player = await newPlayer(server, 0);
    const { data } = (await player.get("/api/v2/matches?limit=1")).body as { data: { id: number; status: number }[] };
    const [{ id, status } = { id: 0, status: 0 }] = data;
    await player.post(`/api/v2/favourites/matches/${id}`);
    const all = await player.get("/api/v2/favourites/matches");
    expect(all.body["favoriteIds"]).toEqual([id]);
    const same = await player.get(`/api/v2/favourites/matches?matchStatus=${status}`);
    expect([same.status, same.body["favoriteIds"]]).toEqual([200, [id]]);
    const other = await player.get(`/api/v2/favourites/matches?matchStatus=${status === 4 ? 3 : 4}&isBettable=true`);
    expect([other.status, other.body["favoriteIds"]]).toEqual([200, []]);
  });
});
