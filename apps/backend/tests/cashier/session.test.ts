import type { RealityCheck, SessionFacts } from "@touchline/contract/http/limits";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newPlayer, placeOne } from "../support/bets.ts";
import { bonusNamed, freebetCampaign, placeWith } from "../support/bonuses.ts";
import { age, idOf, setLimit } from "../support/cashier.ts";
import { cashOut } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const minuteMs = 60_000;

const tick = (client: Client) => client.post("/platform/api/player/activity");

async function secondsToday(client: Client): Promise<number> {
  const { database } = server.services;
  const row = await database
    .selectFrom("player_activity")
    .select("seconds")
    .where("player_id", "=", await idOf(client))
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

describe("player activity", () => {
  it("counts the time between heartbeats once for several tabs, excluding pauses", async () => {
    const player = await newPlayer(server, 0);
    expect((await tick(player)).status).toBe(200);
    await age(server, player, { tickMs: minuteMs });
    await Promise.all([tick(player), tick(player), tick(player)]);
    expect(await secondsToday(player)).toBeGreaterThanOrEqual(60);
    expect(await secondsToday(player)).toBeLessThan(90);
    const before = await secondsToday(player);
    await age(server, player, { tickMs: 10 * minuteMs });
    await tick(player);
    expect(await secondsToday(player)).toBe(before);
    expect((await tick(server.client())).status).toBe(401);
  });

  it("answers 401 when the day's minutes are used up", async () => {
    const player = await newPlayer(server, 0);
    await setLimit(player, { type: "activity", amount: 1, period: undefined });
    expect((await tick(player)).status).toBe(200);
    await age(server, player, { tickMs: minuteMs });
    const reply = await tick(player);
    expect([reply.status, reply.body["code"]]).toEqual([401, "activity_limit"]);
  });

  it("reports the exceeded limit when the session is too long", async () => {
    for (const type of ["session", "sportsbook_session"]) {
      const player = await newPlayer(server, 0);
      await setLimit(player, { type, amount: 30 });
      expect((await tick(player)).status).toBe(200);
      await age(server, player, { sessionMs: 31 * minuteMs });
      const reply = await tick(player);
      expect([reply.status, reply.body["message"]], type).toEqual([403, "User is out of limit"]);
    }
  });
});

describe("the session", () => {
  it("reports its duration, stakes and winnings", async () => {
    const player = await newPlayer(server, 10_000);
    await placeOne(player, [1], 2_000);
    await placeOne(player, [2], 1_000);
    server.book.settle(1, { [home]: "win" });
    await server.work.betting.settled();
    await age(server, player, { sessionMs: 5 * minuteMs });
    const { body } = await player.get<{ session: SessionFacts }>("/platform/api/player/safer-gambling");
    const { session } = body;
    expect(session).toMatchObject({ currency: "EUR", subunits: 100, wagered: 3_000, returned: 4_000 });
    expect(session.seconds).toBeGreaterThanOrEqual(300);
  });
});

describe("the net result of the session", () => {
  const netOf = async (client: Client): Promise<number> =>
    (await client.get<{ session: SessionFacts }>("/platform/api/player/safer-gambling")).body.session.net;

  it("changes when a bet is settled, not when it is placed", async () => {
    const player = await newPlayer(server, 10_000);
    await placeOne(player, [3], 2_000);
    await placeOne(player, [4], 500);
    expect(await netOf(player)).toBe(0);
    server.book.settle(3, { [home]: "win" });
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(2_000);
    server.book.settle(4, { [home]: "lose" });
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(1_500);
    server.book.rollBack(3);
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(-500);
  });

  it("counts the cashed-out part of a stake, but no void bets", async () => {
    const player = await newPlayer(server, 10_000);
    const bet = await placeOne(player, [5], 1_000);
    await placeOne(player, [6], 700);
    server.book.settle(6, { [home]: "void" });
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(0);
    const { body } = await cashOut(player, bet.id, bet.to_cashout ?? 0, { share: 400 });
    const paid = Number(body["paid"]);
    expect(paid).toBeGreaterThan(0);
    expect(await netOf(player)).toBe(paid - 400);
  });

  it("counts the stake of a bet that was placed before the session", async () => {
    const player = await newPlayer(server, 10_000);
    await placeOne(player, [7], 2_000);
    player.cookies.set("sb", await server.services.sessions.start(await idOf(player)));
    // What happens in the session's first millisecond may have happened before it, so it does not count.
    const startedAt = Date.now();
    await vi.waitUntil(() => Date.now() > startedAt, { interval: 1 });
    server.book.settle(7, { [home]: "win" });
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(2_000);
  });

  it("does not count the stake of a free bet", async () => {
    await server.work.bonuses.add([freebetCampaign("all", "all_win")]);
    const player = await newPlayer(server, 0);
    await placeWith(player, [8], await bonusNamed(player, "all"));
    server.book.settle(8, { [home]: "lose" });
    await server.work.betting.settled();
    expect(await netOf(player)).toBe(0);
  });
});

describe("a reality check", () => {
  const read = async (client: Client) => (await client.get<RealityCheck>("/platform/api/player/reality-check")).body;

  it("answers 400 for players without one", async () => {
    const reply = await (await newPlayer(server, 0)).get("/platform/api/player/reality-check");
    expect([reply.status, reply.body["code"]]).toEqual([400, "no_reality_check"]);
  });

  it("is due after its interval until the player confirms it", async () => {
    const player = await newPlayer(server, 0);
    await setLimit(player, { type: "reality_check", amount: 30 });
    expect(await read(player)).toMatchObject({ interval_minutes: 30, is_due: false });
    await age(server, player, { sessionMs: 31 * minuteMs });
    expect((await read(player)).is_due).toBe(true);
    const next = (await player.post<RealityCheck>("/platform/api/player/reality-check/continue")).body;
    expect(next.is_due).toBe(false);
    expect(Date.parse(next.next_at)).toBeGreaterThan(Date.now() + 29 * minuteMs);
    expect((await read(player)).is_due).toBe(false);
  });
});
