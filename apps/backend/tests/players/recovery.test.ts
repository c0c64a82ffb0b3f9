import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClientReply } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { goodSignUp, mailsTo, signedInAs, signUpConfirmed, tokenTo } from "./player-world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeOf = ({ status, body }: ClientReply): readonly unknown[] => [status, body["code"]];
const signIn = async (email: string, password: string): Promise<ClientReply> =>
  server.client().post("/platform/api/player/sign-in", { email, password });

async function expireTokens(email: string): Promise<void> {
  const { id } = await server.services.database.selectFrom("players").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  await server.services.database
    .updateTable("player_tokens")
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where("player_id", "=", id)
    .execute();
}

describe("a forgotten password", () => {
  it("can be replaced once with the mailed link, which ends every session", async () => {
    const email = "forgot@example.com";
    await signUpConfirmed(server, email);
    const before = await signedInAs(server, email);
    expect((await server.client().post("/platform/api/player/password", { email })).status).toBe(202);
    const token = await tokenTo(server, email, "password");
    const body = { reset_password_token: token, password: "quite another one" };
    const reset = await server.client().put("/platform/api/player/password", body);
    expect([reset.status, reset.body, reset.headers.getSetCookie()]).toEqual([200, { email }, []]);
    expect((await before.get("/platform/api/player")).status).toBe(401);
    expect((await signIn(email, goodSignUp.password)).status).toBe(401);
    await signedInAs(server, email, body.password);
    expect(codeOf(await server.client().put("/platform/api/player/password", body))).toEqual([400, "invalid_token"]);
    expect((await mailsTo(server, email))[0]).toMatchObject({ kind: "password_changed" });
  });

  it("has only one valid link, for one hour", async () => {
    const email = "links@example.com";
    await signUpConfirmed(server, email);
    const tokens: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await server.client().post("/platform/api/player/password", { email });
      tokens.push(await tokenTo(server, email, "password"));
    }
    const reset = async (token = ""): Promise<ClientReply> =>
      server.client().put("/platform/api/player/password", { reset_password_token: token, password: "quite another one" });
    expect(codeOf(await reset(tokens[0]))).toEqual([400, "invalid_token"]);
    await expireTokens(email);
    expect(codeOf(await reset(tokens[1]))).toEqual([400, "invalid_token"]);
  });

  it.each(["/password", "/confirm/resend", "/unlock/resend"])("POST %s gives the same reply for an unregistered address", async (path) => {
    const known = await server.client().post(`/platform/api/player${path}`, { email: "demo@touchline.test" });
    const unknown = await server.client().post(`/platform/api/player${path}`, { email: "nobody@example.com" });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(unknown.status).toBe(202);
    expect(await mailsTo(server, "nobody@example.com")).toEqual([]);
  });

  it("has a link that works for no other purpose", async () => {
    const email = "purpose@example.com";
    await server.client().post("/platform/api/player", { ...goodSignUp, email });
    const token = await tokenTo(server, email, "confirm");
    expect(codeOf(await server.client().post("/platform/api/player/unlock", { token }))).toEqual([400, "invalid_token"]);
    const reset = { reset_password_token: token, password: "quite another one" };
    expect(codeOf(await server.client().put("/platform/api/player/password", reset))).toEqual([400, "invalid_token"]);
  });

  it("limits repeated requests for mails", async () => {
    const ask = async (): Promise<ClientReply> => server.client().post("/platform/api/player/password", { email: "flooded@example.com" });
    const replies = [];
    for (let time = 0; time < 6; time += 1) replies.push((await ask()).status);
    expect(replies).toEqual([202, 202, 202, 202, 429, 429]);
  });

  it("stores only hashes of links", async () => {
    const rows = await server.services.database.selectFrom("player_tokens").select("token_hash").execute();
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
  });
});

describe("guessing passwords", () => {
  const from = async (ip: string, email: string, password: string): Promise<ClientReply> =>
    server.client().post("/platform/api/player/sign-in", { email, password }, { "x-forwarded-for": ip });
  async function guess(ip: string, email: string, times: number): Promise<void> {
    for (let tries = 0; tries < times; tries += 1) expect(codeOf(await from(ip, email, "wrong"))).toEqual([401, "invalid_credentials"]);
  }
  const unlockMails = async (email: string): Promise<number> =>
    (await mailsTo(server, email)).filter(({ kind }) => kind === "unlock").length;

  it.each([
    ["a player's account", "guessed@example.com", true],
    ["an account that nobody has", "ghost@example.com", false],
  ])("locks a network out of %s after ten wrong passwords, with the same message", async (_name, email, isPlayer) => {
    if (isPlayer) await signUpConfirmed(server, email);
    await guess("192.0.2.1", email, 10);
    expect(codeOf(await from("192.0.2.1", email, goodSignUp.password))).toEqual([423, "locked"]);
    let last = await from("192.0.2.1", email, "wrong");
    for (let tries = 0; tries < 8 && last.status !== 429; tries += 1) last = await from("192.0.2.1", email, "wrong");
    expect(codeOf(last)).toEqual([429, "too_many_requests"]);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await unlockMails(email)).toBe(isPlayer ? 1 : 0);
  });

  it("does not lock out the right password from another network, whether one or ten networks guess", async () => {
    const email = "target@example.com";
    await signUpConfirmed(server, email);
    for (let place = 1; place <= 10; place += 1) await guess(`198.51.100.${place}`, email, 1);
    expect((await from("203.0.113.1", email, goodSignUp.password)).status).toBe(200);
    await guess("198.51.100.77", email, 10);
    expect((await from("203.0.113.2", email, goodSignUp.password)).status).toBe(200);
    expect(codeOf(await from("198.51.100.77", email, goodSignUp.password))).toEqual([423, "locked"]);
  });

  it("from a hundred networks a day locks the account only for unknown networks, and mails its owner", async () => {
    const email = "besieged@example.com";
    await signUpConfirmed(server, email);
    expect((await from("203.0.113.9", email, goodSignUp.password)).status).toBe(200);
    const { database } = server.services;
    await guess("198.51.100.1", email, 1);
    const { email_hash } = await database
      .selectFrom("sign_in_failures")
      .select("email_hash")
      .orderBy("changed_at", "desc")
      .executeTakeFirstOrThrow();
    const places = Array.from({ length: 98 }, (_, index) => ({
      email_hash,
      place: `10.9.0.${index}`,
      failures: 1,
      total: 1,
      changed_at: new Date(),
    }));
    await database.insertInto("sign_in_failures").values(places).execute();
    expect((await from("203.0.113.10", email, goodSignUp.password)).status).toBe(200);
    expect(await unlockMails(email)).toBe(0);
    await guess("198.51.100.2", email, 1);
    expect(await unlockMails(email)).toBe(1);
    expect(codeOf(await from("203.0.113.11", email, goodSignUp.password))).toEqual([423, "locked"]);
    expect((await from("203.0.113.9", email, goodSignUp.password)).status).toBe(200);
    expect((await from("203.0.113.10", email, goodSignUp.password)).status).toBe(200);
    const token = await tokenTo(server, email, "unlock");
    expect((await server.client().post("/platform/api/player/unlock", { token })).status).toBe(200);
    expect((await from("203.0.113.11", email, goodSignUp.password)).status).toBe(200);
  });

  it("counts the IPv6 addresses of one subscriber as one network", async () => {
    const email = "sixes@example.com";
    for (let tries = 0; tries < 10; tries += 1) await guess(`2001:db8:0:7::${tries + 1}`, email, 1);
    expect(codeOf(await from("2001:db8:0:7:ffff::1", email, "wrong"))).toEqual([423, "locked"]);
    expect(codeOf(await from("2001:db8:0:8::1", email, "wrong"))).toEqual([401, "invalid_credentials"]);
  });

  it("can be unlocked once with the mailed link", async () => {
    const email = "unlocked@example.com";
    await signUpConfirmed(server, email);
    await guess("192.0.2.2", email, 10);
    const token = await tokenTo(server, email, "unlock");
    expect((await server.client().post("/platform/api/player/unlock", { token })).body).toEqual({ email });
    expect((await from("192.0.2.2", email, goodSignUp.password)).status).toBe(200);
    expect(codeOf(await server.client().post("/platform/api/player/unlock", { token }))).toEqual([400, "invalid_token"]);
  });

  it("causes locks that expire, after which counting restarts", async () => {
    const email = "patient@example.com";
    await signUpConfirmed(server, email);
    await guess("192.0.2.3", email, 10);
    const past = new Date(Date.now() - 1_000);
    await server.services.database.updateTable("sign_in_failures").set({ locked_until: past }).where("place", "=", "192.0.2.3").execute();
    await guess("192.0.2.3", email, 1);
    expect((await from("192.0.2.3", email, goodSignUp.password)).status).toBe(200);
  });
});

describe("a common password", () => {
  const refused = { code: "common_password", field: "password" };

  it.each(["password", "PassWord1", "qwertyuiop", "12345678"])("%s is refused at sign-up", async (password) => {
    const reply = await server.client().post("/platform/api/player", { ...goodSignUp, email: "common@example.com", password });
    expect([reply.status, reply.body]).toMatchObject([400, refused]);
  });

  it("is refused at a change and at a reset, whose link stays valid", async () => {
    const email = "uncommon@example.com";
    await signUpConfirmed(server, email);
    const client = await signedInAs(server, email);
    const change = { current_password: goodSignUp.password, password: "Iloveyou1" };
    const changed = await client.post("/platform/api/player/password/change", change);
    expect([changed.status, changed.body]).toMatchObject([400, refused]);
    expect((await client.get("/platform/api/player")).status).toBe(200);
    await server.client().post("/platform/api/player/password", { email });
    const reset_password_token = await tokenTo(server, email, "password");
    const reset = async (password: string): Promise<ClientReply> =>
      server.client().put("/platform/api/player/password", { reset_password_token, password });
    expect(await reset("iloveyou1")).toMatchObject({ status: 400, body: refused });
    expect((await reset("quite another one")).status).toBe(200);
  });
});

describe("stored passwords", () => {
  it("are argon2id; a hash of the previous scheme is replaced at sign-in", async () => {
    const email = "old.hash@example.com";
    await signUpConfirmed(server, email);
    const { database } = server.services;
    const read = async (): Promise<string> =>
      (await database.selectFrom("players").select("password_hash").where("email", "=", email).executeTakeFirstOrThrow()).password_hash;
    expect(await read()).toMatch(/^argon2id\$19456\$2\$1\$/);
    const salt = Buffer.from("0123456789abcdef");
    const key = scryptSync("an older password", salt, 32, { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 });
    const password_hash = ["scrypt", 16_384, 8, 5, salt.toString("base64"), key.toString("base64")].join("$");
    await database.updateTable("players").set({ password_hash }).where("email", "=", email).execute();
    expect((await signIn(email, goodSignUp.password)).status).toBe(401);
    await signedInAs(server, email, "an older password");
    expect(await read()).toMatch(/^argon2id\$/);
    await signedInAs(server, email, "an older password");
  });
});
