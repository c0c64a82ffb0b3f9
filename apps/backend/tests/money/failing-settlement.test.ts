import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, findBet, newPlayer, placeOne } from "../support/bets.ts";
import { eventually } from "../support/eventually.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ retry: { firstMs: 5, maxMs: 20, maxAttempts: 4 } });
});
afterAll(async () => server.close());

/** Corrupts a bet so that it cannot be settled. */
async function breakBet(id: string): Promise<void> {
  await sql`update bets set type = 'system', system_id = 'none' where id = ${id}`.execute(server.services.database);
}

const waitingLines = (): number | Promise<number> | undefined =>
  server.work.jobs
    .stats()
    .find(({ name }) => name === "settlement")
    ?.depth();

const letters = async () => (await server.work.jobs.deadLetters.list(10)).filter(({ source }) => source === "settlement");

describe("a bet that cannot be settled", () => {
  it("F32: does not delay the payout of other bets on its line", async () => {
    const player = await newPlayer(server, 10_000);
    const ids: string[] = [];
    for (let bet = 0; bet < 10; bet += 1) ids.push((await placeOne(player, [1], 1_000)).id);
    const [broken = "", ...others] = ids.toSorted();
    await breakBet(broken);
    server.book.settle(1, { [home]: "win" });
    await server.work.betting.settled();
    expect(await balanceOf(player)).toBe(9 * 2_000);
    for (const id of others) expect((await findBet(player, id)).status).toBe("done");
  });

  it("F32: becomes one dead letter and is paid once when the operator retries it", async () => {
    const player = await newPlayer(server, 1_000);
    const { database } = server.services;
    const { jobs } = server.work;
    const before = (await letters()).length;
    const { id } = await placeOne(player, [2], 1_000);
    await breakBet(id);
    for (let time = 0; time < 30; time += 1) {
      server.book.settle(2, { [home]: "win" });
      await server.work.betting.settled();
    }
    // The line of the first test is still in the queue as well.
    expect(await waitingLines()).toBe(2);
    const letter = await eventually(async () => (await letters()).find(({ key }) => key.startsWith("2|")) ?? null);
    expect((await letters()).length).toBeGreaterThan(before);
    expect(letter).toMatchObject({ attempts: 4, payload: { line: { matchId: 2 }, results: { [home]: "win" } } });
    expect(letter.error).toContain(id);
    await sql`update bets set type = 'single', system_id = null where id = ${id}`.execute(database);
    expect(await jobs.deadLetters.retry(letter.id)).toBe(true);
    await eventually(async () => ((await balanceOf(player)) === 2_000 ? true : null));
    await server.work.betting.settled();
    expect(await findBet(player, id)).toMatchObject({ status: "done", result: "win", win_amount: 2_000 });
    expect(await balanceOf(player)).toBe(2_000);
    expect((await letters()).map(({ key }) => key)).not.toContain(letter.key);
    expect(await assertLedger(database)).toEqual([]);
  });

  it("is retried after a restart and removes its dead letter when it is paid", async () => {
    const player = await newPlayer(server, 1_000);
    const { id } = await placeOne(player, [3], 1_000);
    await breakBet(id);
    server.book.settle(3, { [home]: "win" });
    await eventually(async () => (await letters()).find(({ key }) => key.startsWith("3|")) ?? null);
    await server.stop();
    const { database } = server.services;
    await sql`update bets set type = 'single', system_id = null where id = ${id}`.execute(database);
    const next = await startTestServer({ resume: { book: server.book, database } });
    await next.work.betting.settled();
    expect(await database.selectFrom("bets").select(["status", "win_amount"]).where("id", "=", id).executeTakeFirst()).toEqual({
      status: "done",
      win_amount: 2_000n,
    });
    expect((await letters()).filter(({ key }) => key.startsWith("3|"))).toEqual([]);
    await next.stop();
  });
});
