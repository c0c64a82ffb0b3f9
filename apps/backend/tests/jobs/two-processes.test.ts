import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import { cards, deposit, paymentIn } from "../support/cashier.ts";
import { cashOut, edit } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { createScriptedBook, home, type ScriptedBook } from "../support/scripted-book.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

let database: Database;
/** Only handles requests. Its signals reach no other process, so the leader finds every row by itself. */
let api: TestServer;
const leaders: TestServer[] = [];
const delayMs = 400;
const waiting = { timeout: 20_000 };

beforeEach(async () => {
  database = await openTestDatabase();
  api = await startTestServer({ resume: { database, book: createScriptedBook() }, isLeader: false, inPlayDelayMs: delayMs });
});
afterEach(async () => {
  expect(await assertLedger(database)).toEqual([]);
  await api.stop();
  for (const leader of leaders.splice(0)) await leader.stop();
  await database.destroy();
});

/** Starts another process, with its own prices, that does the work. */
async function startLeader(change: (book: ScriptedBook) => void = () => undefined, options: TestServerOptions = {}): Promise<TestServer> {
  const book = createScriptedBook();
  change(book);
  const leader = await startTestServer({ resume: { database, book }, inPlayDelayMs: delayMs, pollEveryMs: 100, ...options });
  leaders.push(leader);
  return leader;
}

async function statusOf(player: Client, id: string): Promise<string> {
  return (await findBet(player, id)).status;
}

function decided(player: Client, id: string, timeout = waiting.timeout) {
  return expect.poll(() => statusOf(player, id), { timeout });
}

/** A bet that waits for the in-play delay. */
async function liveBet(match: number): Promise<{ readonly player: Client; readonly id: string }> {
  const player = await newPlayer(api, 5_000);
  api.book.change(match, { status: 1 });
  const { id, status } = await placeOne(player, [match]);
  expect(status).toBe("submitted");
  return { player, id };
}

/** Corrupts a bet so that it cannot be decided. */
async function breakBet(id: string): Promise<void> {
  await sql`update bets set type = 'system', system_id = 'none' where id = ${id}`.execute(database);
}

/** Makes the process that decides a bet on match 1 hang until the promise resolves. */
function hang(book: ScriptedBook, until: Promise<boolean>): void {
  book.coldMatches = (lines) => (lines.some(({ matchId }) => matchId === 1) ? [1] : []);
  book.warm = () => until;
}

async function attemptsAt(id: string): Promise<number> {
  const row = await database.selectFrom("work_attempts").select("attempts").where("key", "=", id).executeTakeFirst();
  return row?.attempts ?? 0;
}

describe("a bet that another process placed", () => {
  it("F48: is decided by the prices of the leader at the end of the delay", async () => {
    await startLeader((book) => {
      book.change(1, { status: 1 });
      book.change(2, { status: 1 });
      book.setOdds(2, home, 1_900);
    });
    const [accepted, rejected] = [await liveBet(1), await liveBet(2)];
    await decided(accepted.player, accepted.id).toBe("waiting_results");
    await decided(rejected.player, rejected.id).toBe("rejected");
    expect(await balanceOf(rejected.player)).toBe(5_000);
    await expect.poll(() => attemptsAt(accepted.id), waiting).toBe(0);
  });

  it("F52: is settled when the leader has settled its line before it saw the bet", async () => {
    const leader = await startLeader((book) => book.settleSilently(3, { [home]: "win" }));
    const player = await newPlayer(api, 1_000);
    const { id } = await placeOne(player, [3]);
    await decided(player, id).toBe("done");
    expect(await balanceOf(player)).toBe(2_000);
    expect(leader.errors).toEqual([]);
  });

  it.runIf(isFull)("counts once for the popularity of its match, in the leader", async () => {
    const counted: number[] = [];
    await startLeader((book) => (book.incrementBetCounts = (ids) => void counted.push(...ids)));
    const { player, id } = await liveBet(4);
    await placeOne(player, [5]);
    await decided(player, id).toBe("waiting_results");
    await expect.poll(() => counted.toSorted((a, b) => a - b), waiting).toEqual([4, 5]);
  });

  it.runIf(isFull)("F48: is cashed out by its rule, and after a delay, by the leader", async () => {
    const leader = await startLeader((book) => book.change(7, { status: 1 }));
    const player = await newPlayer(api, 5_000);
    const [ruled, delayed] = [await placeOne(player, [6]), await placeOne(player, [7])];
    expect((await player.put(`/api/v2/bets/${ruled.id}/cashout-rule`, { action: "cash_out", at_value: 1_100 })).status).toBe(200);
    api.book.change(7, { status: 1 });
    expect((await cashOut(player, delayed.id, 900)).status).toBe(200);
    await decided(player, delayed.id).toBe("cashed_out");
    leader.book.setOdds(6, home, 1_500);
    await decided(player, ruled.id).toBe("cashed_out");
  });
});

describe("a payment that another process accepted", () => {
  it("F48: is decided by the leader when it is due", async () => {
    await startLeader();
    const player = await newPlayer(api, 0);
    const { state } = paymentIn(await deposit(player, 2_000, cards.slow));
    expect(state).toBe("pending");
    await expect.poll(() => balanceOf(player), waiting).toBe(2_000);
  });
});

describe("an in-play edit that another process accepted", () => {
  it.runIf(isFull)("is carried out once by the leader at the end of the delay, even if its process is gone", async () => {
    const player = await newPlayer(api, 5_000);
    const bet = await placeOne(player, [1], 1_000);
    api.book.change(1, { status: 1 });
    const wish = { seen: 950, bet: betOn([2], 950), key: randomUUID() };
    const sent = edit(player, bet.id, wish);
    await new Promise((resolve) => setTimeout(resolve, 3 * delayMs));
    expect((await edit(player, bet.id, wish)).body).toMatchObject({ code: "attempt_in_progress" });
    expect(await statusOf(player, bet.id)).toBe("waiting_results");
    await startLeader((book) => book.change(1, { status: 1 }));
    const answer = await sent;
    expect(answer.status, answer.text).toBe(200);
    expect((await edit(player, bet.id, wish)).text).toBe(answer.text);
    expect(await statusOf(player, bet.id)).toBe("cashed_out");
    expect(await database.selectFrom("pending_edits").select("id").execute()).toEqual([]);
  });
});

describe("a bet whose process hangs while deciding it", () => {
  it("F39: is decided by the next leader while the first one hangs", async () => {
    // The first leader takes the bet and hangs.
    const { promise: hanging, resolve: end } = Promise.withResolvers<boolean>();
    await startLeader((book) => {
      book.change(1, { status: 1 });
      hang(book, hanging);
    });
    try {
      const { player, id } = await liveBet(1);
      await expect.poll(() => attemptsAt(id), waiting).toBe(1);
      await startLeader((book) => book.change(1, { status: 1 }));
      await decided(player, id).toBe("waiting_results");
    } finally {
      end(false);
    }
  });
});

describe("a bet that is due while the leader changes", () => {
  it("waits for the first prices of the new leader, and no longer, unless its line is suspended anyway", async () => {
    const [priced, unpriced, stopped] = [await liveBet(1), await liveBet(2), await liveBet(3)];
    const cold = new Set([1, 2]);
    const leader = await startLeader(
      (book) => {
        for (const match of [1, 2, 3]) book.change(match, { status: 1, marketStatus: -1 });
        book.coldMatches = (lines) => lines.map(({ matchId }) => matchId).filter((id) => cold.has(id));
      },
      { firstPricesWithinMs: 4_000 },
    );
    await decided(stopped.player, stopped.id, 2_000).toBe("rejected");
    expect([await statusOf(priced.player, priced.id), await statusOf(unpriced.player, unpriced.id)]).toEqual(["submitted", "submitted"]);
    leader.book.change(1, { marketStatus: 1 });
    cold.delete(1);
    await decided(priced.player, priced.id).toBe("waiting_results");
    await decided(unpriced.player, unpriced.id, 10_000).toBe("rejected");
    expect(await balanceOf(unpriced.player)).toBe(5_000);
  });
});

describe("a bet that cannot be decided", () => {
  const retry = { firstMs: 20, maxMs: 20, maxAttempts: 4 };

  it("is counted over restarts, becomes one dead letter, and is decided when an API process requests a retry", async () => {
    const { player, id } = await liveBet(1);
    const other = await liveBet(2);
    await breakBet(id);
    const live = (book: ScriptedBook): void => {
      for (const match of [1, 2]) book.change(match, { status: 1 });
    };
    const first = await startLeader(live, { retry: { ...retry, firstMs: 200, maxMs: 200 } });
    await expect.poll(() => attemptsAt(id), waiting).toBeGreaterThanOrEqual(2);
    await first.stop();
    leaders.length = 0;
    const before = await attemptsAt(id);
    const second = await startLeader(live, { retry });
    await decided(other.player, other.id).toBe("waiting_results");
    const { deadLetters } = api.services.jobs;
    await expect.poll(async () => (await deadLetters.list(10)).length, waiting).toBe(1);
    const [letter] = await deadLetters.list(10);
    expect(letter).toMatchObject({ source: "pending-bets", key: id, attempts: 4 });
    expect(second.errors).toHaveLength(4 - before);
    await sql`update bets set type = 'single', system_id = null where id = ${id}`.execute(database);
    expect(await deadLetters.retry(letter?.id ?? 0n)).toBe(true);
    await decided(player, id).toBe("waiting_results");
    await expect.poll(() => deadLetters.list(10), waiting).toEqual([]);
  });

  it("F49: becomes a dead letter after it ended its process each time, and does not delay other bets", async () => {
    const [deadly, other] = [await liveBet(1), await liveBet(2)];
    const ended = { source: "pending-bets", key: deadly.id, attempts: retry.maxAttempts, next_at: new Date() };
    await database.insertInto("work_attempts").values(ended).execute();
    const { promise: hanging, resolve: end } = Promise.withResolvers<boolean>();
    await startLeader(
      (book) => {
        for (const match of [1, 2]) book.change(match, { status: 1 });
        hang(book, hanging);
      },
      { retry },
    );
    await decided(other.player, other.id).toBe("waiting_results");
    const { deadLetters } = api.services.jobs;
    await expect.poll(async () => (await deadLetters.list(10)).length, waiting).toBe(1);
    const [letter] = await deadLetters.list(10);
    expect(letter).toMatchObject({ key: deadly.id, error: "Error: The process ended during this work." });
    // It is retried after the delay of a dead letter, not after the shorter one of a claim.
    const { next_at: nextAt } = await database
      .selectFrom("work_attempts")
      .select("next_at")
      .where("key", "=", deadly.id)
      .executeTakeFirstOrThrow();
    expect(nextAt.getTime() - Date.now()).toBeGreaterThan(60_000);
    end(false);
    await decided(deadly.player, deadly.id).toBe("waiting_results");
  });
});

describe("bettors over two processes", () => {
  it.runIf(isFull)("never exceed the liability limit of an outcome together (F37)", async () => {
    const second = await startTestServer({ resume: { database, book: createScriptedBook() }, isLeader: false });
    leaders.push(second);
    const servers = [api, second, api, second, api, second];
    for (const { book } of servers) book.setOdds(8, home, 74_993);
    const players = await Promise.all(servers.map((server) => newPlayer(server, 10_000_000)));
    // Winnings of 739,930.00 each, of a limit of 2,000,000.00.
    const replies = await Promise.all(players.map((player) => place(player, [betOn([{ match: 8, odds: 74_993 }], 1_000_000)])));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400, 400, 400]);
    const { total } = await database.selectFrom("outcome_liabilities").select("total").executeTakeFirstOrThrow();
    expect(total).toBe(2n * 73_993_000n);
  });
});
