import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Requests a path and returns the undecoded bytes. */
async function ask(
  path: string,
  accepted: string,
): Promise<{ readonly coding: string | undefined; readonly vary: string; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${server.origin}${path}`, { headers: { "accept-encoding": accepted } }, (reply) => {
      const { "content-encoding": coding, vary = "" } = reply.headers;
      buffer(reply).then((bytes) => resolve({ coding, vary, bytes }), reject);
    }).on("error", reject);
  });
}

describe("cached replies", () => {
  const path = "/api/v2/matches?limit=40";

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ] as const)("requested with %s are encoded as %s", async (accepted, coding, decode) => {
    const plain = await ask(path, "identity");
    const coded = await ask(path, accepted);
    expect(coded.coding).toBe(coding);
    expect(coded.vary).toContain("Accept-Encoding");
    expect(decode(coded.bytes).equals(plain.bytes)).toBe(true);
    expect(coded.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it.each(["identity", "", "br;q=0", "zstd"])("requested with '%s' are not compressed", async (accepted) => {
    const reply = await ask(path, accepted);
    expect(reply.coding).toBeUndefined();
    expect(JSON.parse(reply.bytes.toString())).toHaveProperty("pagination.limit", 40);
  });

  it.each(["/api/v2/sports", "/api/v2/settings"])("of %s are not compressed: too short, or personal", async (short) => {
    const reply = await ask(short, "br");
    expect(reply.coding).toBeUndefined();
    expect(JSON.parse(reply.bytes.toString())).toBeTypeOf("object");
  });

  it.each(["/api/v2/matches/1/markets", "/api/v2/bets/custom/markets/1"])(
    "are not used while the prices of a match are missing: %s returns what is available, with Retry-After",
    async (pricesPath) => {
      const { isColdMatch, customMarkets } = server.book;
      server.book.isColdMatch = () => true;
      server.book.customMarkets = () => [];
      const early = await fetch(`${server.origin}${pricesPath}`);
      expect([early.status, early.headers.get("retry-after"), early.headers.get("cache-control")]).toEqual([200, "1", "no-store"]);
      expect(await early.json()).toHaveProperty("data");
      server.book.isColdMatch = isColdMatch;
      server.book.customMarkets = customMarkets;
      const late = await fetch(`${server.origin}${pricesPath}`);
      expect([late.status, late.headers.get("retry-after")]).toEqual([200, null]);
      expect(((await late.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
    },
  );
});
