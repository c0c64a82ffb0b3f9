import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retentionMs, pruneTable, startPruning } from "../../src/platform/jobs/prune-tables.ts";
import { newPlayer, placeOne } from "../support/bets.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 600_000 });
});
afterAll(async () => closeBalanced(server));

const dayMs = 24 * 3_600_000;
const inDays = (days: number): number => Date.now() + days * dayMs;

/** Keys of the player's attempts that still exist. */
async function attemptKeys(playerId: string): Promise<readonly string[]> {
  const rows = await server.services.database.selectFrom("placement_attempts").select("key").where("player_id", "=", playerId).execute();
  return rows.map(({ key }) => key).toSorted();
}

describe("placement attempts", () => {
  it("are kept after they are decided, and are never deleted while their bet is pending", async () => {
    const { database } = server.services;
    const player = await newPlayer(server, 10_000);
    const { id: decided } = await placeOne(player, [1]);
    server.book.change(2, { status: 1 });
    const { id: pending } = await placeOne(player, [2]);
    const bets = await database
      .selectFrom("bets")
      .select(["id", "player_id", "attempt_key"])
      .where("id", "in", [decided, pending])
      .execute();
    const playerId = bets[0]?.player_id ?? "";
    const pendingKey = bets.find(({ id }) => id === pending)?.attempt_key ?? "";
    // A refused attempt, and one of a bet with a pending cash out.
    const cashout = `cashout-${randomUUID()}`;
    for (const [key, bet] of [
      [`refused-${randomUUID()}`, null],
      [cashout, pending],
    ] as const)
      await sql`
        insert into placement_attempts (player_id, key, payload_hash, state, status_code, reply, created_at, bet_id)
        values (${playerId}, ${key}, '', 'rejected', 400, '{}', now(), ${bet})`.execute(database);
    expect(await pruneTable(database, "placementAttempts", inDays(59))).toBe(0);
    expect(await attemptKeys(playerId)).toHaveLength(4);
    expect(await pruneTable(database, "placementAttempts", inDays(61))).toBe(2);
    expect(await attemptKeys(playerId)).toEqual([cashout, pendingKey].toSorted());
    // Its retention starts at the late decision.
    await sql`update bets set status = 'waiting_results', pending_until = ${new Date(inDays(50))} where id = ${pending}`.execute(database);
    expect(await pruneTable(database, "placementAttempts", inDays(50 + 30))).toBe(0);
    expect(await pruneTable(database, "placementAttempts", inDays(50 + 61))).toBe(2);
    await sql`update bets set status = 'submitted' where id = ${pending}`.execute(database);
    expect(retentionMs.placementAttempts).toBeGreaterThanOrEqual(30 * dayMs);
  });

  it("are deleted in batches of a thousand until none is left", async () => {
    const { database } = server.services;
    const playerId = String((await (await newPlayer(server, 0)).get("/platform/api/player")).body["id"]);
    await sql`
      insert into placement_attempts (player_id, key, payload_hash, state, status_code, reply, created_at)
      select ${playerId}::uuid, 'key-' || number, '', 'rejected', 400, '{}', now() from generate_series(1, 2500) as number`.execute(
      database,
    );
    expect(await pruneTable(database, "placementAttempts", inDays(61))).toBeGreaterThanOrEqual(2_500);
    expect(await attemptKeys(playerId)).toEqual([]);
  });
});

describe("other pruned tables", () => {
  it("keep jackpot tickets for 30 days after they are counted, and open ones for ever", async () => {
    const { database } = server.services;
    const { bonuses } = server.work;
    const level = { code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100_000n, dropBefore: 200_000n };
    await bonuses.add(
      [],
      [{ key: "pot", names: { en: "Pot" }, currency: "EUR", contribution: 100, minStake: 100n, minOdds: 1_500, levels: [level] }],
    );
    const player = await newPlayer(server, 10_000);
    await placeOne(player, [3]);
    server.book.change(4, { status: 1 });
    await placeOne(player, [4]);
    await bonuses.pass();
    const states = async () =>
      (await database.selectFrom("jackpot_tickets").select("state").orderBy("id").execute()).map(({ state }) => state);
    expect(await states()).toEqual(["counted", "open"]);
    await pruneTable(database, "decidedTickets", inDays(29));
    expect(await states()).toEqual(["counted", "open"]);
    await pruneTable(database, "decidedTickets", inDays(31));
    expect(await states()).toEqual(["open"]);
  });

  it("lose delivered messages after a day, but no undelivered ones", async () => {
    const { database } = server.services;
    await server.work.betting.settled();
    const playerId = randomUUID();
    const row = { player_id: playerId, topic: "bonus_issued" as const, payload: "{}" };
    await database
      .insertInto("outbox")
      .values([
        { ...row, delivered_at: new Date() },
        { ...row, delivered_at: null, next_attempt_at: new Date(inDays(9)) },
      ])
      .execute();
    const left = async () => (await database.selectFrom("outbox").select("id").where("player_id", "=", playerId).execute()).length;
    await pruneTable(database, "deliveredMessages", Date.now());
    expect(await left()).toBe(2);
    await pruneTable(database, "deliveredMessages", inDays(2));
    expect(await left()).toBe(1);
  });

  it("use an index to find delivered messages", async () => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = 'outbox'`.execute(
      server.services.database,
    );
    expect(rows.map(({ indexdef }) => indexdef).join("\n")).toMatch(/\(delivered_at\)/u);
  });

  it("are all pruned at the start, even if one of them fails", async () => {
    const { database } = server.services;
    const { jobs } = server.work;
    const playerId = String((await (await newPlayer(server, 0)).get("/platform/api/player")).body["id"]);
    const past = new Date(inDays(-2));
    await sql`insert into phone_codes (player_id, phone, code_hash, sent_at, expires_at) values (${playerId}, '1', 'x', ${past}, ${past})`.execute(
      database,
    );
    await sql`
      insert into embed_codes (code_hash, player_id, brand, parent_origin, created_at, expires_at)
      values ('x', ${playerId}, 'x', 'x', ${past}, ${past})`.execute(database);
    const errors: unknown[] = [];
    const job = startPruning(
      {
        ...jobs,
        start: (options) => jobs.start({ ...options, run: async () => options.run().catch((error) => (errors.push(error), null)) }),
      },
      database,
      [async () => Promise.reject(new Error("This table is locked."))],
    );
    await job.idle();
    await job.stop();
    expect(errors).toHaveLength(1);
    for (const table of ["phone_codes", "embed_codes"] as const)
      expect(await database.selectFrom(table).select("player_id").where("player_id", "=", playerId).execute(), table).toEqual([]);
  });
});
