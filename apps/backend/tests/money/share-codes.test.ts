import type { SharedBet } from "@touchline/contract/http/shared-bets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betOn } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

function sharedOn(matches: readonly number[]): SharedBet {
  return { type: matches.length === 1 ? "single" : "combo", selections: [...betOn(matches).selections] };
}

async function share(bets: readonly SharedBet[]): Promise<string> {
  const reply = await server.client().post("/api/v2/bets/share-code", { bets });
  expect(reply.status, reply.text).toBe(200);
  return String(reply.body["code"]);
}

function read(code: string) {
  return server.client().get(`/api/v2/bets/share-code?code=${encodeURIComponent(code)}`);
}

describe("share codes", () => {
  it("return the shared bets to anybody, in any spelling", async () => {
    const bets: readonly SharedBet[] = [
      sharedOn([1, 2]),
      { type: "system", system_id: "2/3", selections: [...betOn([1, 2, 3]).selections] },
      { type: "custom_bet", custom_odds: 3_500, selections: [...betOn([4]).selections] },
    ];
    const code = await share(bets);
    expect((await read(code)).body).toEqual({ bets });
    expect((await read(`${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase())).body).toEqual({ bets });
  });

  it("are equal for equal bets and otherwise random, with 16 characters from a set of 32", async () => {
    const [first, again, other] = await Promise.all([share([sharedOn([5])]), share([sharedOn([5])]), share([sharedOn([6])])]);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  });

  it("contain no stakes", async () => {
    const reply = await server.client().post("/api/v2/bets/share-code", { bets: [betOn([1])] });
    expect([reply.status, reply.body["code"]]).toEqual([400, "invalid_request"]);
  });

  it("are not found if they do not exist", async () => {
    const reply = await read("0123456789ABCDEF");
    expect([reply.status, reply.body["code"]]).toEqual([404, "share_code_not_found"]);
  });

  it("are rate limited", async () => {
    const client = server.client();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 40; attempt += 1)
      statuses.push((await client.get(`/api/v2/bets/share-code?code=${String(attempt).padStart(16, "0")}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
