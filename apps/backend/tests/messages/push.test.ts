import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeNotification } from "../../src/notifications/write-notification.ts";
import { createPushSender, isPushAddress, loadVapidKeys, type VapidKeys } from "../../src/notifications/push-sender.ts";
import { newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

const dataDir = mkdtempSync(join(tmpdir(), "push-"));
const loadKeys = (): VapidKeys => loadVapidKeys({ setting: "", dataDir, contact: "mailto:ops@example.com" });
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A browser that decrypts push messages. */
function createReceiver() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
    read(message: Buffer): string {
      const [salt, sender, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
      const part = (name: string, length: number): Buffer =>
        Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      expect(plain.at(-1)).toBe(2);
      return plain.subarray(0, -1).toString();
    },
  };
}

describe("the VAPID key", () => {
  it("is generated once and stored in a file readable only by its owner", () => {
    const keys = loadKeys();
    expect(loadKeys()).toEqual(keys);
    const file = join(dataDir, "vapid-key");
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual([keys.privateKey, 0o600]);
  });

  it("is the setting if present, with its derived public key", () => {
    const { privateKey, publicKey } = loadKeys();
    const other = loadVapidKeys({ setting: privateKey, dataDir: "/nowhere", contact: "https://example.com" });
    expect(other).toEqual({ privateKey, publicKey, contact: "https://example.com" });
    expect(bytes(publicKey)).toHaveLength(65);
  });
});

describe("isPushAddress", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://wns2-am3p.notify.windows.com/w/?token=abc", true],
    ["https://web.push.apple.com/abc", true],
    ["http://fcm.googleapis.com/fcm/send/abc", false],
    ["https://fcm.googleapis.com.evil.example/abc", false],
    ["https://fcm.googleapis.com:8443/abc", false],
    ["https://user@fcm.googleapis.com/abc", false],
    ["https://127.0.0.1/admin", false],
    ["https://169.254.169.254/latest/meta-data", false],
    ["file:///etc/passwd", false],
  ])("%s: %s", (address, isKnown) => expect(isPushAddress(address)).toBe(isKnown));
});

describe("a push message", () => {
  let server: TestServer;
  let service: Server;
  let host: string;
  let status = 201;
  const received: { readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer }[] = [];
  const failed: unknown[] = [];
  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
    server = await startTestServer({ settings: { pushHosts: [host] } });
  });
  afterAll(async () => {
    await server.close();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    expect(failed).toEqual([]);
  });

  const address = "/api/v2/push/subscriptions";
  const idOf = async (client: Client): Promise<string> => String((await client.get("/platform/api/player")).body["id"]);

  async function notify(playerId: string): Promise<void> {
    const { database } = server.services;
    const sender = createPushSender({ database, vapid: loadKeys(), onError: (error) => void failed.push(error), hosts: [host] });
    const money = { minor: "1200", currency: "EUR", subunits: 100 };
    const about = { type: "bet", id: "b1" } as const;
    await writeNotification(database, { playerId, kind: "bet", key: "bet.won", about, details: { ref: "R", money }, at: new Date() });
    const { id } = await database.selectFrom("notifications").select("id").where("player_id", "=", playerId).executeTakeFirstOrThrow();
    await sender.push(playerId, id);
  }

  it("reaches only the player's browsers, each in its language", async () => {
    const [client, other] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    const receiver = createReceiver();
    const body = { endpoint: `http://${host}/one`, keys: receiver.keys };
    expect((await client.post(address, body, { "accept-language": "de" })).status).toBe(201);
    await notify(await idOf(other));
    expect(received).toHaveLength(0);
    await notify(await idOf(client));
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      authorization: expect.stringMatching(/^vapid t=/u),
    });
    expect(JSON.parse(receiver.read(received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({ title: "Wette gewonnen", path: "/de/bets/b1" });
  });

  it("identifies the site by a token signed with its key (RFC 8292)", async () => {
    const client = await newPlayer(server, 0);
    await client.post(address, { endpoint: `http://${host}/signed`, keys: createReceiver().keys });
    received.length = 0;
    await notify(await idOf(client));
    const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/u.exec(String(received[0]?.headers["authorization"])) ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const [x = "", y = ""] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((part) => part.toString("base64url"));
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    expect(key).toBe(loadKeys().publicKey);
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: "ieee-p1363" }, bytes(signature))).toBe(true);
    const { aud, sub, exp } = JSON.parse(bytes(claims).toString()) as Readonly<Record<string, unknown>>;
    expect([aud, sub]).toEqual([`http://${host}`, "mailto:ops@example.com"]);
    expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(12 * 3_600 + 1);
  });

  it("follows the profile's switch: subscribing turns it on, and ending the last subscription turns it off", async () => {
    const client = await newPlayer(server, 0);
    const wants = async (): Promise<unknown> => (await client.get("/api/v2/settings")).body["push_subscription"];
    expect(await wants()).toBe(false);
    await client.post(address, { endpoint: `http://${host}/switch`, keys: createReceiver().keys });
    expect(await wants()).toBe(true);
    const before = received.length;
    await client.post("/api/v2/settings", { push_subscription: false });
    await notify(await idOf(client));
    expect(received).toHaveLength(before);
    await client.post("/api/v2/settings", { push_subscription: true });
    await client.delete(`${address}?endpoint=${encodeURIComponent(`http://${host}/switch`)}`);
    expect(await wants()).toBe(false);
  });

  it("goes to the last player who signed in with the browser, until the push service drops the address", async () => {
    const [first, second] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    const body = { endpoint: `http://${host}/two`, keys: createReceiver().keys };
    await first.post(address, body);
    await second.post(address, body);
    received.length = 0;
    await notify(await idOf(first));
    expect(received).toHaveLength(0);
    expect((await first.delete(`${address}?endpoint=${encodeURIComponent(body.endpoint)}`)).status).toBe(200);
    status = 410;
    await notify(await idOf(second));
    await notify(await idOf(second));
    status = 201;
    expect(received).toHaveLength(1);
  });

  it("requires an address of a known push service and keys of the right length", async () => {
    const client = await newPlayer(server, 0);
    const { keys } = createReceiver();
    const elsewhere = await client.post(address, { endpoint: "https://internal.example/hook", keys });
    expect([elsewhere.status, elsewhere.body["code"]]).toEqual([400, "unknown_push_service"]);
    expect((await client.post(address, { endpoint: `http://${host}/x`, keys: { ...keys, auth: "A".repeat(26) } })).status).toBe(400);
  });

  it("goes to the ten newest browsers of a player; an eleventh replaces the oldest", async () => {
    const client = await newPlayer(server, 0);
    const { keys } = createReceiver();
    const subscribe = async (name: string): Promise<void> => {
      expect((await client.post(address, { endpoint: `http://${host}/many-${name}`, keys })).status).toBe(201);
    };
    for (let browser = 1; browser <= 10; browser += 1) await subscribe(`${browser}`);
    // Using the first again makes it no longer the oldest.
    await subscribe("1");
    await subscribe("11");
    const kept = await server.services.database
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("player_id", "=", await idOf(client))
      .execute();
    const names = kept.map(({ endpoint }) => endpoint.split("many-")[1]).toSorted((a, b) => Number(a) - Number(b));
    expect(names).toEqual(["1", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
  });

  it("is sent concurrently with at most fifteen others", async () => {
    const { database } = server.services;
    let [running, peak, sent] = [0, 0, 0];
    const sender = createPushSender({
      database,
      vapid: loadKeys(),
      onError: (error) => void failed.push(error),
      hosts: [host],
      async send() {
        running += 1;
        peak = Math.max(peak, running);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
        sent += 1;
        return new Response(null, { status: 201 });
      },
    });
    const pushes = [];
    for (let player = 0; player < 4; player += 1) {
      const client = await newPlayer(server, 0);
      const { keys } = createReceiver();
      for (let browser = 0; browser < 10; browser += 1)
        await client.post(address, { endpoint: `http://${host}/${player}/${browser}`, keys });
      const playerId = await idOf(client);
      const about = { type: "bet", id: "b1" } as const;
      const details = { ref: "R", money: { minor: "1200", currency: "EUR", subunits: 100 } };
      await writeNotification(database, { playerId, kind: "bet", key: "bet.won", about, details, at: new Date() });
      const { id } = await database.selectFrom("notifications").select("id").where("player_id", "=", playerId).executeTakeFirstOrThrow();
      pushes.push({ playerId, id });
    }
    await Promise.all(pushes.map(async ({ playerId, id }) => sender.push(playerId, id)));
    expect(sent).toBe(40);
    expect(peak).toBeGreaterThan(4);
    expect(peak).toBeLessThanOrEqual(16);
  });
});
