import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, ClientReply } from "../support/client.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { goodSignUp, signUpConfirmed } from "./player-world.ts";

const parent = "https://www.host.example";
const codeOf = ({ status, body }: ClientReply): readonly unknown[] => [status, body["code"]];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      players: { ...testPlayerRules, countryHeader: "x-country", blockedCountries: new Set(["FR"]), closedCountries: new Set(["US"]) },
    },
  });
});
afterAll(() => server.close());

async function newPlayer(email: string): Promise<string> {
  await signUpConfirmed(server, email);
  const { id } = await server.services.database.selectFrom("players").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return id;
}
async function exclude(playerId: string, type: "selfexclusion" | "coolingoff", days: number): Promise<void> {
  const ends_at = new Date(Date.now() + days * 86_400_000);
  const row = {
    player_id: playerId,
    type,
    amount: null,
    currency: null,
    period: null,
    ends_at,
    status: "active",
    created_at: new Date(),
  } as const;
  await server.services.database.insertInto("player_limits").values(row).execute();
}
const signIn = async (email: string, client: Client = server.client()): Promise<ClientReply> =>
  client.post("/platform/api/player/sign-in", { email, password: goodSignUp.password });
async function askCode(player: string): Promise<ClientReply> {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", "a-secret-of-the-tests").update([at, player, "broadcast", parent].join("\n")).digest("hex");
  return server.client().send("/embed/codes", {
    method: "POST",
    headers: { "content-type": "application/json", "x-sb-signature": `t=${at},v1=${signature}` },
    body: JSON.stringify({ player, brand: "broadcast", parent_origin: parent }),
  });
}
const takeCode = async (code: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ClientReply> =>
  server.client().post("/embed/session", { code, parent_origin: parent, carrier: "cookie" }, { "x-sb-embed": "1", ...headers });

type Change = (id: string) => Promise<unknown>;
const setPlayer =
  (change: Partial<{ is_blocked: boolean; is_confirmed: boolean; date_of_birth: string }>): Change =>
  async (id) =>
    server.services.database.updateTable("players").set(change).where("id", "=", id).execute();

describe("the access rules are the same for every sign-in", () => {
  it.each<[string, Change]>([
    ["self_excluded", async (id) => exclude(id, "selfexclusion", 30)],
    ["account_blocked", setPlayer({ is_blocked: true })],
    ["under_age", setPlayer({ date_of_birth: `${new Date().getUTCFullYear() - 17}-01-01` })],
    ["unconfirmed", setPlayer({ is_confirmed: false })],
  ])("a player gets 403 %s by password, by a new host code and by an earlier one", async (code, change) => {
    const email = `${code}@gate.example`;
    const id = await newPlayer(email);
    const before = await askCode(id);
    expect(before.status).toBe(201);
    await change(id);
    expect(codeOf(await signIn(email))).toEqual([403, code]);
    expect(codeOf(await askCode(id))).toEqual([403, code]);
    const taken = await takeCode(before.body["code"]);
    expect([...codeOf(taken), taken.headers.getSetCookie()]).toEqual([403, code, []]);
  });

  it("a self-exclusion applies even during a longer break", async () => {
    const email = "break@gate.example";
    const id = await newPlayer(email);
    await exclude(id, "coolingoff", 42);
    expect((await signIn(email)).status).toBe(200);
    await exclude(id, "selfexclusion", 7);
    expect(codeOf(await signIn(email))).toEqual([403, "self_excluded"]);
  });

  it.each<[string, Change]>([
    ["blocked", setPlayer({ is_blocked: true })],
    ["self-excluded", async (id) => exclude(id, "selfexclusion", 30)],
  ])("a session and its connections end when the operator's own tools mark the player as %s", async (name, change) => {
    const email = `${name}@session.example`;
    const id = await newPlayer(email);
    const client = server.client();
    expect((await signIn(email, client)).status).toBe(200);
    await change(id);
    expect((await client.get("/platform/api/player")).status).toBe(401);
    expect(server.disconnected).toContain(id);
    const left = await server.services.database.selectFrom("sessions").select("id").where("player_id", "=", id).execute();
    expect(left).toEqual([]);
  });

  it("a wrong password does not reveal an exclusion", async () => {
    const email = "quiet@gate.example";
    await exclude(await newPlayer(email), "selfexclusion", 30);
    const reply = await server.client().post("/platform/api/player/sign-in", { email, password: "not the password" });
    expect(codeOf(reply)).toEqual([401, "invalid_credentials"]);
  });

  it("sign-in is refused in a country without sign-in, also with a host's code, which stays valid elsewhere", async () => {
    const email = "place@gate.example";
    const id = await newPlayer(email);
    const reply = await server
      .client()
      .post("/platform/api/player/sign-in", { email, password: goodSignUp.password }, { "x-country": "FR" });
    expect(codeOf(reply)).toEqual([403, "country_blocked"]);
    // Host servers may be anywhere.
    const { body } = await askCode(id);
    expect(codeOf(await takeCode(body["code"], { "x-country": "FR" }))).toEqual([403, "country_blocked"]);
    expect((await takeCode(body["code"], { "x-country": "DE" })).status).toBe(200);
  });
});

describe("a blocked country", () => {
  const there = { "x-country": "US" };

  it.each([
    ["GET", "/api/v2/sports"],
    ["GET", "/api/v2/site-config"],
    ["GET", "/api/v2/system"],
    ["POST", "/api/v2/bets"],
    ["POST", "/api/v2/websocket/token"],
    ["POST", "/platform/api/player"],
    ["POST", "/platform/api/player/sign-in"],
    ["GET", "/platform/api/player"],
    ["POST", "/embed/session"],
    ["GET", "/img?url=/x.png"],
    ["GET", "/support/chat"],
    ["GET", "/api/docs"],
    ["GET", "/no-such-address"],
  ])("gets 403 country_blocked from %s %s, unlike other countries", async (method, path) => {
    const call = async (headers: Readonly<Record<string, string>>): Promise<ClientReply> =>
      method === "GET" ? server.client().get(path, headers) : server.client().post(path, {}, headers);
    expect(codeOf(await call(there))).toEqual([403, "country_blocked"]);
    expect((await call({ "x-country": "DE" })).body["code"]).not.toBe("country_blocked");
    expect((await call({})).body["code"]).not.toBe("country_blocked");
  });

  it("can use the paths that monitors, browsers and host servers need", async () => {
    for (const path of ["/livez", "/version"]) expect((await server.client().get(path, there)).status).toBe(200);
    expect((await server.client().get("/readyz", there)).body["code"]).toBeUndefined();
    expect((await server.client().post("/embed/codes", {}, there)).body["code"]).not.toBe("country_blocked");
  });

  it("refuses a player's session and ends their connections, but the session stays valid elsewhere", async () => {
    const client = await server.signedIn();
    const { id } = (await client.get("/platform/api/player")).body as { readonly id: string };
    expect(codeOf(await client.post("/api/v2/bets", {}, { ...there, "idempotency-key": crypto.randomUUID() }))).toEqual([
      403,
      "country_blocked",
    ]);
    expect(server.disconnected).toContain(id);
    expect((await client.get("/platform/api/player")).status).toBe(200);
  });
});
