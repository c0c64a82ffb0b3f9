import { randomUUID } from "node:crypto";
import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countTickets } from "../../src/bonuses/run-jackpots.ts";
import { betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { home, createScriptedBook } from "../support/scripted-book.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

let server: TestServer;
/** Number of rows returned by each statement since the list was cleared. */
const answers: number[] = [];
/** Number of the current turn of the event loop, while turns are counted. */
let turn = 0;
type Call = "describe" | "hasInterest";
/** Number of calls of each kind in each turn. */
const callsInTurn: Record<Call, Map<number, number>> = { describe: new Map(), hasInterest: new Map() };

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    answers.push(result.rows.length);
    return result;
  },
};

function countCall(call: Call): void {
  callsInTurn[call].set(turn, (callsInTurn[call].get(turn) ?? 0) + 1);
}

/** Runs the work and returns the maximum number of calls of a kind in one turn of the event loop, and their total. */
async function callsOf(call: Call, work: () => Promise<unknown>): Promise<{ readonly max: number; readonly all: number }> {
  callsInTurn[call].clear();
  let isOver = false;
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  next();
  await work();
  isOver = true;
  const counts = [...callsInTurn[call].values()];
  return { max: Math.max(0, ...counts), all: counts.reduce((sum, count) => sum + count, 0) };
}

beforeAll(async () => {
  const book = createScriptedBook();
  const { describe: describeLeg } = book;
  book.describe = (...leg) => {
    countCall("describe");
    return describeLeg(...leg);
  };
  server = await startTestServer({
    inPlayDelayMs: 600_000,
    resume: { book, database: (await openTestDatabase()).withPlugin(counting) },
    hasInterest() {
      countCall("hasInterest");
      return false;
    },
  });
});
afterAll(async () => {
  await server.stop();
  await server.services.database.destroy();
});

async function placeMany(player: Client, count: number, stake: number): Promise<void> {
  for (let left = count; left > 0; left -= 20)
    expect(
      (
        await place(
          player,
          Array.from({ length: Math.min(20, left) }, (_, index) => betOn([index + 1], stake)),
        )
      ).status,
    ).toBe(200);
}

describe("long database work", () => {
  it("yields to other requests while hundreds of bets are listed", async () => {
    const player = await newPlayer(server, 1_000_000);
    await placeMany(player, 300, 100);
    let listed = 0;
    const calls = await callsOf("describe", async () => {
      listed = ((await player.get("/api/v3/bets?limit=500")).body["data"] as unknown[]).length;
    });
    expect([listed, calls.all]).toEqual([300, 300]);
    expect(calls.max).toBeLessThanOrEqual(50);
  });

  it.runIf(isFull)("computes the channels of players with open bets in slices", async () => {
    for (let count = 0; count < 120; count += 1) await placeOne(await newPlayer(server, 1_000), [1]);
    const { betting } = server.work;
    await betting.settled();
    await betting.pass();
    const calls = await callsOf("hasInterest", () => betting.pass());
    // Three locales for each player, plus the regular passes once a second.
    expect(calls.all).toBeGreaterThanOrEqual(360);
    expect(calls.max).toBeLessThanOrEqual(300);
  });

  it("counts a hundred jackpot tickets in a few statements", async () => {
    const { database } = server.services;
    const { bonuses } = server.work;
    // The jackpot drops at a random amount, far above what the tickets add, so none of them makes it drop.
    const level = { code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100_000n, dropBefore: 1_000_000_000_000n };
    const terms = { contribution: 1_000, minStake: 200n, minOdds: 1_500 };
    await bonuses.add([], [{ key: "pot", names: { en: "Pot" }, currency: "EUR", ...terms, levels: [level] }]);
    await placeMany(await newPlayer(server, 100_000), 100, 200);
    const { betting } = server.work;
    await betting.settled();
    await betting.stop();
    answers.length = 0;
    await countTickets(database, new Date());
    expect(answers.length).toBeLessThan(10);
    const { rows } = await sql<{ pool: bigint }>`select pool_micro as pool from jackpot_levels`.execute(database);
    expect(rows).toEqual([{ pool: (100_000n + 100n * 20n) * 1_000_000n }]);
    expect((await database.selectFrom("jackpot_tickets").select("id").where("state", "=", "open").execute()).length).toBe(0);
  });
});

describe("a cash-out rule that is executed", () => {
  it.runIf(isFull)("reads only its own bet, not every pending cash out", async () => {
    const book = createScriptedBook();
    const own = await startTestServer({
      inPlayDelayMs: 600_000,
      resume: { book, database: (await openTestDatabase()).withPlugin(counting) },
      hasInterest: () => false,
    });
    const player = await newPlayer(own, 100_000);
    for (let match = 1; match <= 30; match += 1) book.change(match, { status: 0 });
    const bets = [];
    for (let match = 1; match <= 30; match += 1) bets.push(await placeOne(player, [match], 1_000));
    for (let match = 1; match <= 30; match += 1) book.change(match, { status: 1 });
    const [ruled, ...others] = bets;
    for (const { id } of others) {
      const body = { bet_id: id, to_cashout: 950 };
      expect((await player.post("/api/v2/bets/cashout", body, { "idempotency-key": randomUUID() })).status).toBe(200);
    }
    await player.put(`/api/v2/bets/${ruled?.id}/cashout-rule`, { action: "cash_out", at_value: 1_100 });
    await own.work.betting.settled();
    await own.work.betting.pass();
    answers.length = 0;
    book.setOdds(1, home, 1_600);
    await own.work.betting.pass();
    expect((await player.get(`/api/v2/bets/${ruled?.id}`)).body["status"]).toBe("cashout_in_progress");
    expect(Math.max(...answers)).toBeLessThan(29);
    await own.stop();
    await own.services.database.destroy();
  });
});
