import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openRedis } from "../../src/platform/redis.ts";
import { freePort } from "../support/killable-process.ts";
import { hasRedis, startTestRedis, type TestRedis } from "../support/test-redis.ts";

/** A server that answers INFO like an old Redis. */
async function startOldRedis(version: string): Promise<{ readonly port: number; close(): void }> {
  const facts = `redis_version:${version}\r\nloading:0\r\n`;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      const text = bytes.toString().toLowerCase();
      for (const [command] of text.matchAll(/\r\n(?:info|client|hello)\r\n/gu))
        socket.write(command.includes("info") ? `$${facts.length}\r\n${facts}\r\n` : "-ERR unknown command\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

describe("opening Redis", () => {
  it("fails with one sentence without the password when nothing listens", async () => {
    const port = await freePort();
    const opening = openRedis({ url: `redis://user:secret@127.0.0.1:${port}`, name: "test", onWarning: () => undefined, waitMs: 600 });
    await expect(opening).rejects.toThrow(
      `Redis at 127.0.0.1:${port} (REDIS_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });

  it.each(["6.0.16", "5.0.7"])("fails with one sentence when Redis is version %s", async (version) => {
    const old = await startOldRedis(version);
    const opening = openRedis({ url: `redis://127.0.0.1:${old.port}`, name: "test", onWarning: () => undefined });
    await expect(opening).rejects.toThrow(`Redis at 127.0.0.1:${old.port} (REDIS_URL) is version ${version}; 6.2 or later is needed.`);
    old.close();
  });
});

describe.skipIf(!hasRedis)("a connection to Redis", () => {
  let redis: TestRedis;
  beforeAll(async () => void (redis = await startTestRedis()));
  afterAll(() => redis.close());

  it.each(["allkeys-lru", "volatile-ttl"])("is refused with one sentence when Redis may drop keys (%s)", async (policy) => {
    const link = await redis.link();
    const connection = link.open("settings");
    await vi.waitFor(() => expect(connection.status).toBe("ready"));
    await connection.config("SET", "maxmemory-policy", policy);
    await expect(redis.link()).rejects.toThrow(
      new RegExp(`^Redis at \\S+ \\(REDIS_URL\\) drops keys .*maxmemory-policy ${policy}\\).*: set it to noeviction\\.$`, "u"),
    );
    await connection.config("SET", "maxmemory-policy", "noeviction");
    link.close();
  });

  it.each([
    ["without a password", ""],
    ["with a wrong password", ":guessed@"],
  ])("is refused with one sentence %s if Redis requires one", async (_case, password) => {
    const link = await redis.link();
    const connection = link.open("settings");
    await vi.waitFor(() => expect(connection.status).toBe("ready"));
    await connection.config("SET", "requirepass", "secret");
    const url = redis.url.replace("redis://", `redis://${password}`);
    const opening = openRedis({ url, name: "test", onWarning: () => undefined, waitMs: 1_000 });
    await expect(opening).rejects.toThrow(/^Redis at 127\.0\.0\.1:\d+ \(REDIS_URL\) cannot be reached: (?:NOAUTH|WRONGPASS) [^\n]+\.$/u);
    await connection.config("SET", "requirepass", "");
    link.close();
  });

  it("is reopened after a restart, and its loss is counted", async () => {
    const link = await redis.link();
    const connection = link.open("commands");
    await vi.waitFor(() => expect(link.stats()).toEqual({ ready: 1, wanted: 1, losses: 0 }));
    await redis.stop();
    await vi.waitFor(() => expect(link.stats()).toMatchObject({ ready: 0, wanted: 1 }));
    await expect(connection.get("key")).rejects.toThrow();
    await redis.start();
    await vi.waitFor(() => expect(link.stats().ready).toBe(1));
    expect(link.stats().losses).toBeGreaterThan(0);
    expect(redis.warnings.slice(-2)).toEqual([expect.stringContaining("is lost"), expect.stringContaining("is back")]);
  });
});
