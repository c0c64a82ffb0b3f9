import { randomUUID } from "node:crypto";
import type { BetAttempt } from "@touchline/contract/http/bets";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import { cashOut, edit } from "../support/cashouts.ts";
import { createClient, type Client } from "../support/client.ts";
import { eventually } from "../support/eventually.ts";
import { matchNumbers } from "../support/match-results.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";
const isPostgres = (process.env["TEST_DATABASE_URL"] ?? "") !== "";
const delayMs = 600;
let server: TestServer;
/** A second backend on the same database: it shares nothing else with the first. */
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: delayMs, faultHooks: "open" });
  other = await startTestServer({ inPlayDelayMs: delayMs, resume: { book: server.book, database: server.services.database } });
});
afterAll(async () => {
  await other.stop();
  await closeBalanced(server);
});

const freshMatch = matchNumbers();

async function close(client: Client, key: string): Promise<BetAttempt> {
  const reply = await client.post<BetAttempt>(`/api/v2/bets/attempts/${key}/close`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

async function stateOf(client: Client, key: string): Promise<BetAttempt["state"]> {
  return (await client.get<BetAttempt>(`/api/v2/bets/attempts/${key}`)).body.state;
}

function workBegins(client: Client, key: string): Promise<true> {
  return eventually(async () => ((await stateOf(client, key)) === "in_progress" ? true : null));
}

/** Delays between sending a bet and closing its key, ms; negative if the key is closed first. */
const leadsMs = [-150, -4, -2, -1, 0, 0, 1, 2, 4, 150];

async function countBets(client: Client): Promise<number> {
  return ((await client.get("/api/v3/bets")).body["pagination"] as { total: number }).total;
}

/** The same player at the other backend. */
function atOther(client: Client): Client {
  const same = createClient(other.origin);
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  return same;
}

async function expectNothingTaken(client: Client, balance: number): Promise<void> {
  expect(await countBets(client)).toBe(0);
  expect(await balanceOf(client)).toBe(balance);
  const lines = (await client.get("/platform/api/player/transactions")).body["data"] as { kind: string }[];
  expect(lines.map(({ kind }) => kind)).toEqual(["deposit"]);
}

describe("closing an attempt", () => {
  it("F3b: a closed key refuses a bet that arrives later, and takes nothing", async () => {
    const player = await newPlayer(server, 5_000);
    const key = randomUUID();
    expect(await close(player, key)).toEqual({ key, state: "void" });
    const late = await place(player, [betOn([1])], { key });
    expect([late.status, late.body["code"]]).toEqual([409, "attempt_closed"]);
    expect((await place(player, [betOn([2], 700)], { key })).body["code"]).toBe("attempt_closed");
    expect(await stateOf(player, key)).toBe("void");
    expect(await close(player, key)).toEqual({ key, state: "void" });
    await expectNothingTaken(player, 5_000);
    expect((await place(player, [betOn([1])])).status).toBe(200);
  });

  it("F3b: a request that is on its way while its key is closed places nothing", async () => {
    const player = await newPlayer(server, 5_000);
    const key = randomUUID();
    const body = { meta: { device_id: "d" }, bets: [betOn([1])] };
    const sent = player.post("/api/v2/bets", body, { "idempotency-key": key, "x-test-fault": "delay:1500" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stateOf(player, key)).toBe("unknown");
    expect((await close(player, key)).state).toBe("void");
    expect((await sent).body["code"]).toBe("attempt_closed");
    await expectNothingTaken(player, 5_000);
  });

  it("returns the bets of a placed key and the error of a refused one", async () => {
    const player = await newPlayer(server, 5_000);
    const [placed, refused] = [randomUUID(), randomUUID()];
    await place(player, [betOn([1])], { key: placed });
    await place(player, [betOn([1], 9_000)], { key: refused });
    expect(await close(player, placed)).toMatchObject({ state: "placed", bets: [{ stake: { value: 1_000 } }] });
    expect(await close(player, refused)).toMatchObject({ state: "rejected", error: { code: 100 } });
    expect(await stateOf(player, placed)).toBe("placed");
  });

  it("closes the key of its own player only", async () => {
    const [player, stranger] = [await newPlayer(server, 5_000), await newPlayer(server, 5_000)];
    const key = randomUUID();
    await close(stranger, key);
    expect((await place(player, [betOn([1])], { key })).status).toBe(200);
    expect(await stateOf(stranger, key)).toBe("void");
  });

  it.each(["short", "with%20space", "%00%00%00%00%00%00%00%00", "x".repeat(65)])("refuses the key %s", async (key) => {
    const player = await newPlayer(server, 0);
    const reply = await player.post(`/api/v2/bets/attempts/${key}/close`);
    expect([reply.status, reply.body["code"]]).toEqual([400, "invalid_request"]);
  });

  it("refuses a cash out and an edit that come later under the key", async () => {
    const player = await newPlayer(server, 5_000);
    const bet = await placeOne(player, [freshMatch()], 1_000);
    const [first, second] = [randomUUID(), randomUUID()];
    await close(player, first);
    await close(player, second);
    expect((await cashOut(player, bet.id, 950, { key: first })).body).toMatchObject({ code: "attempt_closed" });
    const wish = { seen: 950, bet: betOn([freshMatch()], 950), key: second };
    expect((await edit(player, bet.id, wish)).body).toMatchObject({ code: "attempt_closed" });
    expect(await findBet(player, bet.id)).toMatchObject({ status: "waiting_results", cashout_amount: 0 });
    expect(await balanceOf(player)).toBe(4_000);
  });

  it("is rate limited by player", async () => {
    const player = await newPlayer(server, 0);
    // The allowance grows by this clock, while the calls take as long as the machine needs.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    const closing = Array.from({ length: 62 }, () => player.post(`/api/v2/bets/attempts/${randomUUID()}/close`));
    const replies = await Promise.all(closing).finally(() => clock.mockRestore());
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([...Array<number>(60).fill(200), 429, 429]);
  });
});

describe("closing against placing", () => {
  it.each([
    ["one backend", (client: Client) => client],
    ["two backends on one database", atOther],
  ])("leaves exactly one of placed and void, every time (%s)", async (_name, where) => {
    const seen = new Set<string>();
    const player = await newPlayer(server, 100_000);
    const closer = where(player);
    let bets = 0;
    for (let round = 0; round < (isFull ? 40 : 10); round += 1) {
      const key = randomUUID();
      const later = async (ms: number): Promise<void> => (ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms)));
      const lead = leadsMs[round % leadsMs.length] ?? 0;
      const [posted, closed] = await Promise.all([
        later(Math.max(0, -lead)).then(() => place(player, [betOn([1])], { key })),
        later(Math.max(0, lead)).then(() => close(closer, key)),
      ]);
      const isPlaced = posted.status === 200;
      expect(isPlaced ? "placed" : posted.body["code"]).toBe(isPlaced ? "placed" : "attempt_closed");
      expect(closed.state).toBe(isPlaced ? "placed" : "void");
      expect(await stateOf(closer, key)).toBe(closed.state);
      if (isPlaced) bets += 1;
      expect(await balanceOf(player)).toBe(100_000 - bets * 1_000);
      seen.add(closed.state);
    }
    expect(await countBets(player)).toBe(bets);
    expect(seen).toEqual(new Set(["placed", "void"]));
  });

  it("places one bet for 40 requests with one key at two backends", async () => {
    const player = await newPlayer(server, 100_000);
    const key = randomUUID();
    const clients = [player, atOther(player)];
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => place(clients[index % 2] ?? player, [betOn([1])], { key })));
    for (const { status, body } of replies) expect(status === 200 || body["code"] === "attempt_in_progress").toBe(true);
    expect(new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
    expect([await countBets(player), await balanceOf(player)]).toEqual([1, 99_000]);
  });

  describe.runIf(isPostgres)("while a request is in progress (PostgreSQL)", () => {
    /** Holds the player's account, so that a placement has to wait in the middle of its transaction. */
    async function whileAccountIsHeld(player: Client, work: () => Promise<void>): Promise<void> {
      const { id } = (await player.get<{ id: string }>("/platform/api/player")).body;
      await server.services.database.transaction().execute(async (transaction) => {
        await transaction.selectFrom("accounts").select("id").where("player_id", "=", id).forUpdate().execute();
        await work();
      });
    }

    it("answers in progress at every backend, and then what was placed", async () => {
      const player = await newPlayer(server, 5_000);
      const key = randomUUID();
      let sent: ReturnType<typeof place> | null = null;
      await whileAccountIsHeld(player, async () => {
        sent = place(player, [betOn([1])], { key });
        await workBegins(atOther(player), key);
        const repeated = await place(atOther(player), [betOn([1])], { key });
        expect([repeated.status, repeated.body["code"]]).toEqual([409, "attempt_in_progress"]);
        expect((await close(atOther(player), key)).state).toBe("in_progress");
      });
      expect((await sent!).status).toBe(200);
      expect((await close(atOther(player), key)).state).toBe("placed");
      expect(await balanceOf(player)).toBe(4_000);
    });

    it("releases the key when its process dies", async () => {
      const player = await newPlayer(server, 5_000);
      const key = randomUUID();
      await whileAccountIsHeld(player, async () => {
        const sent = place(player, [betOn([1])], { key });
        await workBegins(player, key);
        await sql`select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and objsubid = 2 and objid = hashtext(${key})::oid`.execute(other.services.database);
        expect((await sent).status).toBe(503);
      });
      expect(await stateOf(player, key)).toBe("unknown");
      expect((await close(player, key)).state).toBe("void");
      await expectNothingTaken(player, 5_000);
    });
  });
});

describe("an in-play edit during its delay", () => {
  async function startEdit(): Promise<{
    readonly player: Client;
    readonly betId: string;
    readonly key: string;
    readonly send: () => ReturnType<typeof edit>;
  }> {
    const player = await newPlayer(server, 5_000);
    const match = freshMatch();
    const bet = await placeOne(player, [match], 1_000);
    server.book.change(match, { status: 1 });
    const wish = { seen: 950, bet: betOn([freshMatch()], 950), key: randomUUID() };
    return { player, betId: bet.id, key: wish.key, send: () => edit(player, bet.id, wish) };
  }

  it("holds its key at every backend", async () => {
    const { player, key, send } = await startEdit();
    const sent = send();
    await workBegins(atOther(player), key);
    expect((await send()).body).toMatchObject({ code: "attempt_in_progress" });
    expect((await close(atOther(player), key)).state).toBe("in_progress");
    expect((await sent).status).toBe(200);
    expect((await close(player, key)).state).toBe("placed");
  });

  it("answers a repeated request with the same reply once it has been carried out", async () => {
    const { player, betId, key, send } = await startEdit();
    const sent = send();
    await workBegins(player, key);
    const first = await sent;
    expect(first.status, first.text).toBe(200);
    expect((await send()).text).toBe(first.text);
    expect(await findBet(player, betId)).toMatchObject({ status: "cashed_out" });
    expect(await countBets(player)).toBe(2);
  });
});
