import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../../src/platform/create-logger.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log: (line) => void lines.push(line), faultHooks: "open" });
});
afterAll(() => server.close());

it("the log contains no password, session or cookie, even for failing calls", async () => {
  const client = await server.signedIn();
  const token = client.cookies.get("sb") ?? "none";
  await server.client().post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "a-secret-of-mine" });
  await client.send("/platform/api/player/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.origin },
    body: '{"password":"half-a-secret',
  });
  await server.services.database.schema.alterTable("favourites").renameTo("favourites_away").execute();
  const failed = await client.get("/api/v2/favourites/sports");
  await server.services.database.schema.alterTable("favourites_away").renameTo("favourites").execute();
  expect(failed.status).toBe(500);
  expect(failed.text).not.toMatch(/favourites|relation|select/iu);
  const log = lines.join("\n");
  expect(log).toContain("request failed");
  for (const secret of ["demo-pass-1", "a-secret-of-mine", "half-a-secret", token]) expect(log).not.toContain(secret);
});

describe("a database error", () => {
  const email = "careful.person@example.com";
  const signUp = {
    email,
    password: "a long password",
    currency: "EUR",
    country: "DE",
    date_of_birth: "1990-01-01",
    terms: true,
    first_name: "Cornelia",
    locale: "en",
  };
  const secrets = [email, "Cornelia", "argon2id", "a long password", "confirmation_token", "/users/confirmation", "Confirm"];

  it("at a sign-up is logged without the address, name and hash", async () => {
    const { schema } = server.services.database;
    const from = lines.length;
    await schema.alterTable("players").renameColumn("device_id", "device_away").execute();
    const reply = await server.client().post("/platform/api/player", signUp);
    await schema.alterTable("players").renameColumn("device_away", "device_id").execute();
    expect(reply.status).toBe(500);
    const log = lines.slice(from).join("\n");
    expect(log).toContain("request failed");
    expect(log).toContain('"code":"42703"');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it.each([
    ["a statement's own", "players", { email: null as unknown as string }], // null violates the column
    ["a value that does not fit", "players", { id: "careful.person@example.com" }],
  ] as const)("of %s is logged with its code and constraint, without values", async (_name, table, change) => {
    const { database } = server.services;
    const { id } = await database.selectFrom("players").select("id").where("email", "=", "demo@touchline.test").executeTakeFirstOrThrow();
    const update = database.updateTable(table).set({ first_name: "Cornelia", ...change });
    const error: unknown = await update
      .where("id", "=", id)
      .execute()
      .catch((thrown: unknown) => thrown);
    // The driver's error contains them; otherwise the test would prove nothing.
    expect(`${JSON.stringify(error)} ${String(error)}`).toMatch(/Cornelia|careful/u);
    const from = lines.length;
    createLogger("trace", { destination: { write: (line) => void lines.push(line) } }).error({ err: error }, "background work failed");
    const log = lines.slice(from).join("\n");
    expect(log).toMatch(/"code":"2(?:2P02|3502)"/u);
    for (const secret of ["Cornelia", "careful", "demo@touchline.test", "argon2id"]) expect(log).not.toContain(secret);
  });

  it("for a mail is logged without the mail's text", async () => {
    const { database, recovery } = server.services;
    const failed = server.errors.length;
    await database.schema.alterTable("mails").renameTo("mails_away").execute();
    expect((await server.client().post("/platform/api/player", signUp)).status).toBe(202);
    await recovery.settled();
    await database.schema.alterTable("mails_away").renameTo("mails").execute();
    const thrown = server.errors.slice(failed);
    expect(thrown).not.toHaveLength(0);
    const log: string[] = [];
    const logger = createLogger("trace", { destination: { write: (line) => void log.push(line) } });
    for (const error of thrown) logger.error({ err: error }, "background work failed");
    expect(log.join("")).toContain('"code":"42P01"');
    for (const secret of secrets) expect(log.join("")).not.toContain(secret);
  });
});

it("an error that nothing catches ends the process with one line without its data, which names role and process", () => {
  const module = JSON.stringify(new URL("../../src/platform/create-logger.ts", import.meta.url).href);
  const program = `
    const { createLogger, exitOnUncaughtErrors } = await import(${module});
    exitOnUncaughtErrors(createLogger("info", { about: { role: "trading", instance: "trading-1" } }));
    const error = Object.assign(new Error("duplicate key"), { code: "23505", params: ["careful.person@example.com"], detail: "careful.person" });
    void Promise.reject(error);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).not.toContain("careful.person");
  expect(JSON.parse(stdout)).toMatchObject({ role: "trading", instance: "trading-1", err: { message: "duplicate key", code: "23505" } });
});
