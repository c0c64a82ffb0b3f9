import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExternalProviders, loadExternalProviders } from "../../src/providers/external-providers.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, newPlayer } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const secret = "a-secret-of-more-than-thirty-two-characters";
const otherSecret = "another-secret-of-more-than-thirty-two-letters";
const game = { app: "keno", url: "https://games.example.com/keno?lang={locale}&currency={currency}&theme={theme}#{token}" };
const file = {
  providers: [
    { provider: "acme", secret, apps: [game] },
    { provider: "horse_racing", secret: otherSecret, apps: [{ app: "races", url: "https://races.example.com/?t={token}" }] },
  ],
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ providers: { external: createExternalProviders(file) } });
});
afterAll(() => server.close());

/** Sends a wallet request as a provider's server does. */
function order(path: string, body: object, bearer = secret): Promise<ClientReply> {
  return server.client().post(`/api/v2/virtual-wallet/${path}`, body, { authorization: `Bearer ${bearer}` });
}

async function launched(balance: number): Promise<{ readonly player: Client; readonly token: string }> {
  const player = await newPlayer(server, balance);
  const reply = await player.post("/api/v2/virtual-wallet/acme/launch", { app: "keno", theme: "light" }, { "accept-language": "de" });
  const url = String(reply.body["url"]);
  expect(url).toMatch(/^https:\/\/games\.example\.com\/keno\?lang=de&currency=EUR&theme=light#[\w-]{43}$/u);
  return { player, token: url.split("#")[1] ?? "" };
}

describe("an external provider", () => {
  it("is launched at its own address, which the page may frame, and replaces the reference provider of the same name", async () => {
    const player = await newPlayer(server, 1_000);
    const reply = await player.post("/api/v2/virtual-wallet/horse_racing/launch", { app: "races" });
    expect(String(reply.body["url"])).toMatch(/^https:\/\/races\.example\.com\/\?t=/u);
    expect((await player.post("/api/v2/virtual-wallet/acme/launch", { app: "bingo" })).status).toBe(404);
    const site = await player.get("/api/v2/site-config");
    expect(site.body["frame_origins"]).toEqual(expect.arrayContaining(["https://games.example.com", "https://races.example.com"]));
  });

  it("reads the player of a token and changes the balance once per request", async () => {
    const { player, token } = await launched(5_000);
    const session = await order("acme/session", { app: "keno", token });
    expect(session.body).toMatchObject({ currency: "EUR", subunits: 100, balance: 5_000 });
    const key = randomUUID();
    const debit = { app: "keno", token, key, amount: 1_200 };
    const replies = await Promise.all(Array.from({ length: 5 }, () => order("acme/debit", debit)));
    expect(replies.map(({ body }) => body["balance"])).toEqual([3_800, 3_800, 3_800, 3_800, 3_800]);
    const credit = { key: `${key}.win`, debit_key: key, amount: 3_000 };
    await Promise.all(Array.from({ length: 3 }, () => order("acme/credit", credit)));
    expect(await balanceOf(player)).toBe(6_800);
    expect((await order("acme/rollback", { debit_key: key })).body).toMatchObject({ code: "already_credited" });
    const back = randomUUID();
    await order("acme/debit", { ...debit, key: back });
    await order("acme/rollback", { debit_key: back });
    expect((await order("acme/rollback", { debit_key: back })).body).toEqual({ balance: 6_800 });
    expect(await assertLedger(server.services.database)).toEqual([]);
  });

  it("receives replies to repeated requests after the session has ended, but cannot debit more", async () => {
    const { player, token } = await launched(5_000);
    const debit = { app: "keno", token, key: randomUUID(), amount: 1_000 };
    await order("acme/debit", debit);
    await player.post("/platform/api/player/logout");
    expect((await order("acme/debit", debit)).body).toEqual({ balance: 4_000 });
    expect((await order("acme/debit", { ...debit, key: randomUUID() })).body).toMatchObject({ code: "session_expired" });
    expect((await order("acme/session", { app: "keno", token })).status).toBe(401);
    expect((await order("acme/credit", { key: randomUUID(), debit_key: debit.key, amount: 500 })).body).toEqual({ balance: 4_500 });
  });

  it("has no access without its secret or to the data of others", async () => {
    const { token } = await launched(5_000);
    const key = randomUUID();
    const debit = { app: "keno", token, key, amount: 1_000 };
    for (const bearer of [otherSecret, "", "x".repeat(300)]) {
      for (const [path, body] of [
        ["acme/session", { app: "keno", token }],
        ["acme/debit", debit],
        ["acme/credit", { key: randomUUID(), debit_key: key, amount: 1 }],
        ["acme/rollback", { debit_key: key }],
      ] as const)
        expect((await order(path, body, bearer)).body).toMatchObject({ code: "unknown_provider" });
    }
    expect((await order("nobody/rollback", { debit_key: key })).status).toBe(401);
    await order("acme/debit", debit);
    const foreign = await order("horse_racing/credit", { key: randomUUID(), debit_key: key, amount: 1_000 }, otherSecret);
    expect(foreign.body).toMatchObject({ code: "unknown_debit" });
    expect((await order("horse_racing/session", { app: "races", token }, otherSecret)).body).toMatchObject({ code: "session_expired" });
  });

  it.each([
    ["insufficient_funds", 409, 5_001],
    ["key_reused", 422, 900],
  ] as const)("is refused as %s", async (code, status, amount) => {
    const { token } = await launched(5_000);
    const key = randomUUID();
    if (code === "key_reused") await order("acme/debit", { app: "keno", token, key, amount: 1_000 });
    const reply = await order("acme/debit", { app: "keno", token, key, amount });
    expect([reply.status, reply.body["code"]]).toEqual([status, code]);
  });
});

describe("the file of external providers", () => {
  it("is read, or refused with an error that names the problems", () => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-providers-"));
    const write = (name: string, value: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(value));
      return path;
    };
    expect(loadExternalProviders("").keys).toEqual([]);
    expect(loadExternalProviders(write("good.json", file)).keys).toEqual(["acme", "horse_racing"]);
    const short = { providers: [{ provider: "acme", secret: "short", apps: [game] }] };
    expect(() => loadExternalProviders(write("short.json", short))).toThrow(/providers\/0\/secret/u);
    const tokenless = { providers: [{ provider: "acme", secret, apps: [{ app: "keno", url: "https://games.example.com/keno" }] }] };
    expect(() => loadExternalProviders(write("tokenless.json", tokenless))).toThrow(/apps\/0\/url/u);
    rmSync(folder, { recursive: true });
  });
});
