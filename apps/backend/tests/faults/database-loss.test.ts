import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
describe.skipIf((process.env["TEST_DATABASE_URL"] ?? "") === "")("a PostgreSQL that drops its connections (F9)", () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("causes replies 503 with Retry-After, and a retry with the same key completes the attempt", async () => {
    const player = await newPlayer(server, 50_000);
    const keys = Array.from({ length: 30 }, () => randomUUID());
    const placing = Promise.all(keys.map((key) => place(player, [betOn([1])], { key })));
    const killing = (async () => {
      for (let round = 0; round < 5; round += 1) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = current_setting('application_name')`
          .execute(server.services.database)
          .catch(() => undefined);
      }
    })();
    const replies = await placing;
    await killing;
    for (const reply of replies) {
      expect([200, 503], reply.text).toContain(reply.status);
      if (reply.status === 503) expect(reply.headers.get("retry-after")).toBe("1");
    }
    for (const key of keys) expect((await place(player, [betOn([1])], { key })).status).toBe(200);
    expect(await balanceOf(player)).toBe(50_000 - 30_000);
    expect(await assertLedger(server.services.database)).toEqual([]);
  });
});
