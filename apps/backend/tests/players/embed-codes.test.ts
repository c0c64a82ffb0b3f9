import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const parent = "https://www.host.example";
let server: TestServer;
let playerId: string;

beforeAll(async () => {
  server = await startTestServer();
  const player = await (await server.signedIn()).get("/platform/api/player");
  playerId = String(player.body["id"]);
});
afterAll(async () => server.close());

interface Asked {
  readonly player?: string;
  readonly brand?: string;
  readonly parent_origin?: string;
}

/** Requests a code as a host's server does. */
async function askCode(asked: Asked = {}, { secret = "a-secret-of-the-tests", at = Math.floor(Date.now() / 1000) } = {}) {
  const body = { player: playerId, brand: "broadcast", parent_origin: parent, ...asked };
  const signature = createHmac("sha256", secret).update([at, body.player, body.brand, body.parent_origin].join("\n")).digest("hex");
  return server.client().send("/embed/codes", {
    method: "POST",
    headers: { "content-type": "application/json", "x-sb-signature": `t=${at},v1=${signature}` },
    body: JSON.stringify(body),
  });
}
async function freshCode(): Promise<string> {
  const reply = await askCode();
  expect(reply.status).toBe(201);
  return String(reply.body["code"]);
}
const inFrame = { "x-sb-embed": "1" };
const takeCode = async (client: Client, code: string, more: object = {}) =>
  client.post("/embed/session", { code, parent_origin: parent, carrier: "cookie", ...more }, inFrame);

describe("codes for the frame", () => {
  test("sign the host's player in with a separate cookie for the frame", async () => {
    const client = server.client();
    const reply = await takeCode(client, await freshCode());
    expect(reply.status).toBe(200);
    expect(reply.body["token"]).toBeNull();
    const [cookie = ""] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^sbe=/u);
    for (const word of ["HttpOnly", "Secure", "SameSite=None", "Partitioned", "Path=/"]) expect(cookie).toContain(word);
    expect((await client.get("/platform/api/player", inFrame)).body["id"]).toBe(playerId);
    // The unframed page is not signed in.
    expect((await client.get("/platform/api/player")).status).toBe(401);
  });

  test("do not share the session of the unframed page", async () => {
    const client = await server.signedIn();
    expect((await client.get("/platform/api/player", inFrame)).status).toBe(401);
    await takeCode(client, await freshCode());
    expect((await client.get("/platform/api/player")).status).toBe(200);
  });

  test("sign in with a token for 15 minutes if the browser blocks cookies", async () => {
    const client = server.client();
    const reply = await takeCode(client, await freshCode(), { carrier: "bearer" });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(reply.body["expires_in"]).toBe(900);
    const authorization = `Bearer ${String(reply.body["token"])}`;
    expect((await client.get("/platform/api/player", { ...inFrame, authorization })).body["id"]).toBe(playerId);
    expect((await client.get("/platform/api/player", { authorization })).status).toBe(401);
    await client.post("/platform/api/player/logout", {}, { ...inFrame, authorization });
    expect((await client.get("/platform/api/player", { ...inFrame, authorization })).status).toBe(401);
  });

  test("work once, even when redeemed twice at the same time (H7)", async () => {
    const code = await freshCode();
    const replies = await Promise.all(Array.from({ length: 8 }, async () => takeCode(server.client(), code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(7);
  });

  test("work for one parent only and expire after a minute (H7)", async () => {
    const code = await freshCode();
    expect((await takeCode(server.client(), code, { parent_origin: "https://a.brand.example" })).body["code"]).toBe("bad_code");
    await server.services.database
      .updateTable("embed_codes")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("used_at", "is", null)
      .execute();
    expect((await takeCode(server.client(), code)).body["code"]).toBe("bad_code");
  });

  test("keep the current session when they are refused", async () => {
    const client = server.client();
    await takeCode(client, await freshCode());
    expect((await takeCode(client, "abcdefghijklmnopqrstuvwxyz012345")).status).toBe(403);
    expect((await client.get("/platform/api/player", inFrame)).status).toBe(200);
  });

  test("end the session of another player and keep that of the same player", async () => {
    const client = server.client();
    await takeCode(client, await freshCode());
    const before = client.cookies.get("sbe") ?? "";
    await takeCode(client, await freshCode());
    expect(client.cookies.get("sbe")).toBe(before);
    const broke = await (await server.signedIn("broke@touchline.test")).get("/platform/api/player");
    await takeCode(client, String((await askCode({ player: String(broke.body["id"]) })).body["code"]));
    expect((await client.get("/platform/api/player", inFrame)).body["email"]).toBe("broke@touchline.test");
    expect((await server.client().get("/platform/api/player", { ...inFrame, cookie: `sbe=${before}` })).status).toBe(401);
  });

  test.each([
    ["another secret", {}, { secret: "another-secret-altogether" }, 401],
    ["an old signature", {}, { at: Math.floor(Date.now() / 1000) - 400 }, 401],
    ["a parent that may not", { parent_origin: "https://evil.example" }, {}, 400],
    ["another brand", { brand: "programme" }, {}, 400],
    ["nobody's id", { player: "7b0d6c3e-0000-4000-8000-000000000000" }, {}, 404],
    ["an id that is none", { player: "1 or 1=1" }, {}, 404],
  ] as const)("are not issued for %s", async (_name, asked, how, status) => expect((await askCode(asked, how)).status).toBe(status));

  test("require a signature and a secret", async () => {
    const body = { player: playerId, brand: "broadcast", parent_origin: parent };
    expect((await server.client().post("/embed/codes", body)).status).toBe(401);
    const off = await startTestServer({ settings: { embed: { ...server.services.settings.embed, secret: "" } } });
    try {
      expect((await off.client().post("/embed/codes", body)).body["code"]).toBe("embed_off");
    } finally {
      await off.close();
    }
  });
});

describe("players of a host", () => {
  const known = {
    player: "customer-4711",
    brand: "broadcast",
    email: "customer@host.example",
    currency: "EUR",
    country: "DE",
    date_of_birth: "1990-05-17",
    first_name: "Carla",
    last_name: "",
    locale: "de",
  };
  type Known = typeof known;
  async function putPlayer(changes: Partial<Known> = {}, secret = "a-secret-of-the-tests") {
    const body = { ...known, ...changes };
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", secret)
      .update([at, ...Object.values(body)].join("\n"))
      .digest("hex");
    return server.client().send("/embed/players", {
      method: "POST",
      headers: { "content-type": "application/json", "x-sb-signature": `t=${at},v1=${signature}` },
      body: JSON.stringify(body),
    });
  }
  const count = async (): Promise<number> => (await server.services.database.selectFrom("players").select("id").execute()).length;

  test("are created once, updated later, and sign in with a code for the host's id", async () => {
    const before = await count();
    const [made, ...again] = [await putPlayer(), await putPlayer(), await putPlayer({ email: "new@host.example", currency: "USD" })];
    expect([made.status, ...again.map(({ status }) => status)]).toEqual([201, 200, 200]);
    expect(new Set([made, ...again].map(({ body }) => body["id"])).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const client = server.client();
    const code = String((await askCode({ player: known.player })).body["code"]);
    const session = await takeCode(client, code);
    expect(session.body["player"]).toMatchObject({
      id: made.body["id"],
      email: "new@host.example",
      first_name: "Carla",
      currency: "USD",
      locale: "de",
      is_confirmed: true,
    });
    const accounts = (await client.get("/platform/api/player/accounts", inFrame)).body["data"];
    expect(accounts).toMatchObject([
      { currency: "EUR", balance: 0 },
      { currency: "USD", balance: 0 },
    ]);
    // The sportsbook's id works as well.
    expect((await askCode({ player: String(made.body["id"]) })).status).toBe(201);
  });

  test("are created once by ten concurrent calls", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => putPlayer({ player: "parallel", email: "parallel@host.example" })),
    );
    expect(new Set(replies.map(({ body }) => body["id"])).size).toBe(1);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("have no password until they request one", async () => {
    await putPlayer({ player: "no-password", email: "no-password@host.example" });
    for (const password of ["", "no-password", "null"]) {
      const reply = await server.client().post("/platform/api/player/sign-in", { email: "no-password@host.example", password });
      expect([400, 401]).toContain(reply.status);
    }
  });

  test.each([
    ["another's address", { player: "thief", email: "demo@touchline.test" }, 409, "email_taken"],
    ["a child", { player: "child", date_of_birth: `${new Date().getUTCFullYear() - 17}-01-01` }, 400, "under_age"],
    ["no such country", { player: "x", country: "ZZ" }, 400, "unknown_country"],
    ["no such currency", { player: "x", currency: "ABC" }, 400, "unknown_currency"],
    ["another brand", { player: "x", brand: "programme" }, 400, "unknown_brand"],
    ["two lines in a name", { player: "x", first_name: "A\nB" }, 400, "invalid_request"],
  ] as const)("are refused with %s", async (_name, changes, status, code) => {
    const before = await count();
    const reply = await putPlayer(changes);
    expect([reply.status, reply.body["code"]]).toEqual([status, code]);
    expect(await count()).toBe(before);
  });

  test("require the host's signature over the whole body", async () => {
    expect((await putPlayer({}, "another-secret-altogether")).body["code"]).toBe("bad_signature");
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", "a-secret-of-the-tests")
      .update([at, ...Object.values(known)].join("\n"))
      .digest("hex");
    const reply = await server
      .client()
      .post("/embed/players", { ...known, email: "other@host.example" }, { "x-sb-signature": `t=${at},v1=${signature}` });
    expect(reply.body["code"]).toBe("bad_signature");
  });
});
