import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHealth } from "../../src/http/health.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Size of the pool on PostgreSQL; the embedded database has one connection. */
const connections = (process.env["TEST_DATABASE_URL"] ?? "") === "" ? 1 : 10;

/** Makes the database refuse or accept writes, as on a standby or a full disk. Reads still work. */
async function setReadOnly({ services: { database } }: TestServer, isReadOnly: boolean): Promise<void> {
  let held = 0;
  let release = (): void => undefined;
  const allHeld = new Promise<void>((resolve) => (release = resolve));
  const set = async (): Promise<void> =>
    database.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = ${sql.raw(isReadOnly ? "on" : "off")}`.execute(connection);
      held += 1;
      if (held === connections) release();
      await allHeld;
    });
  await Promise.all(Array.from({ length: connections }, set));
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

describe("readiness", () => {
  it("fails because of writes while the database refuses them (F10), and recovers with them", async () => {
    await setReadOnly(server, true);
    const failed = await server.client().get("/readyz");
    expect([failed.status, failed.body]).toEqual([
      503,
      expect.objectContaining({ status: "fail", database: "ok", writes: "failed", feed: "ok" }),
    ]);
    expect((await server.client().get("/livez")).status).toBe(200);
    await setReadOnly(server, false);
    await expect.poll(async () => (await server.client().get("/readyz")).body["status"], { timeout: 5_000 }).toBe("ok");
  });

  it("fails while winner markets have no prices yet", async () => {
    const { database, book } = server.services;
    const loading = { isLoading: true };
    const health = createHealth({ database, book, areOutrightsLoading: () => loading.isLoading });
    expect(await health.check()).toMatchObject({ isReady: false, report: { status: "fail", outrights: "loading", feed: "ok" } });
    loading.isLoading = false;
    expect(await health.check()).toMatchObject({ isReady: true, report: { status: "ok", outrights: "ok" } });
  });

  it("writes once for parallel checks", async () => {
    const { database } = server.services;
    const written = async (): Promise<Date> =>
      (await database.selectFrom("readiness").select("written_at").executeTakeFirstOrThrow()).written_at;
    await Promise.all(Array.from({ length: 20 }, async () => server.client().get("/readyz")));
    const first = await written();
    await server.client().get("/readyz");
    expect(await written()).toEqual(first);
    expect(Date.now() - first.getTime()).toBeLessThan(10_000);
  });

  it("fails and closes each connection after its reply once the server is stopping", async () => {
    server.services.health.stop();
    const reply = await server.client().get("/readyz");
    expect([reply.status, reply.body["stopping"], reply.headers.get("connection")]).toEqual([503, true, "close"]);
  });
});
