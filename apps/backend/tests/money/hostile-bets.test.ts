import type { BetRequest } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 5_000);
});
afterAll(async () => closeBalanced(server));

const leg = betOn([1]).selections[0]!;
const meta = { device_id: "d" };
const legs = (count: number) => Array.from({ length: count }, (_, index) => ({ ...leg, match_id: index + 1 }));
/** JSON of a placement of one single with this text as its stake. */
const staked = (value: string) => JSON.stringify({ meta, bets: [betOn([1])] }).replace('"value":1000', `"value":${value}`);
const typed = (change: Partial<Record<keyof BetRequest, unknown>>) => JSON.stringify({ meta, bets: [{ ...betOn([1, 2, 3]), ...change }] });

const cases: readonly (readonly [string, string, string, number])[] = [
  ["10,000 selections", "/api/v2/bets", JSON.stringify({ meta, bets: [{ ...betOn([1]), selections: legs(10_000) }] }), 413],
  ["10,000 bets", "/api/v2/bets", JSON.stringify({ meta, bets: Array.from({ length: 10_000 }, () => betOn([1])) }), 413],
  ["10,000 legs to be shared", "/api/v2/bets/share-code", JSON.stringify({ bets: [{ type: "combo", selections: legs(10_000) }] }), 413],
  ["a stake of 1e308", "/api/v2/bets", staked("1e308"), 400],
  ["a stake of 1e400", "/api/v2/bets", staked("1e400"), 400],
  ["a stake of 2^53", "/api/v2/bets", staked("9007199254740992"), 400],
  ["the largest stake that there is", "/api/v2/bets", staked("9007199254740991"), 400],
  ["a stake of -0", "/api/v2/bets", staked("-0"), 400],
  ["a stake of NaN", "/api/v2/bets", staked("NaN"), 400],
  ["a stake of 1e3 in quotes", "/api/v2/bets", staked('"1e3"'), 400],
  ["a stake in Arabic digits", "/api/v2/bets", staked("١٠٠٠"), 400],
  ["a stake with its prototype", "/api/v2/bets", staked('1000,"__proto__":{"value":1}'), 400],
  ["a system of another's shape", "/api/v2/bets", typed({ type: "system", system_id: "toString" }), 400],
  ["a system called __proto__", "/api/v2/bets", typed({ type: "system", system_id: "__proto__" }), 400],
  ["a system as a number", "/api/v2/bets", typed({ type: "system", system_id: 2 }), 400],
  ["a currency called constructor", "/api/v2/bets", typed({ stake: { value: 100, currency: "valueOf", subunits: 100 } }), 400],
  ["custom odds below zero", "/api/v2/bets", typed({ type: "custom_bet", custom_odds: -1 }), 400],
  ["custom odds of zero", "/api/v2/bets", typed({ type: "custom_bet", custom_odds: 0 }), 400],
  [
    "custom legs of no match",
    "/api/v2/bets/custom/odds",
    JSON.stringify({ match_id: 1e15, selections: [{ market_id: 1, specifier: "", outcome_id: 1 }] }),
    400,
  ],
  [
    "custom legs with a long specifier",
    "/api/v2/bets/custom/odds",
    JSON.stringify({ match_id: 1, selections: [{ market_id: 1, specifier: "x".repeat(201), outcome_id: 1 }] }),
    400,
  ],
  ["largest stakes of nothing", "/api/v2/bets/max-stake", JSON.stringify({ bets: [] }), 400],
  ["a shared bet with a stake", "/api/v2/bets/share-code", JSON.stringify({ bets: [betOn([1])] }), 400],
];

describe("a malformed placement", () => {
  it.each(cases)("is refused with a message and changes nothing: %s", async (_name, path, body, status) => {
    const headers = { "content-type": "application/json", origin: server.origin };
    const reply = await player.send(path, { method: "POST", headers, body });
    expect(reply.status, reply.text).toBe(status);
    expect(reply.body["code"]).toBeDefined();
    expect(String(reply.body["message"])).not.toBe("");
    expect(await balanceOf(player)).toBe(5_000);
  });

  it("leaves no bet and no code behind", async () => {
    const { database } = server.services;
    expect(await database.selectFrom("bets").select("id").execute()).toEqual([]);
    expect(await database.selectFrom("share_codes").select("code").execute()).toEqual([]);
  });
});

describe("a bet of another player", () => {
  it("is not shown, resolved or used for payment", async () => {
    const other = await newPlayer(server, 9_000);
    const key = "other-players-key";
    const placed = await other.post("/api/v2/bets", { meta, bets: [betOn([1])] }, { "idempotency-key": key });
    const id = (placed.body["bets"] as { id: string }[])[0]?.id ?? "";
    expect((await player.get(`/api/v2/bets/${id}`)).status).toBe(404);
    expect((await player.get(`/api/v2/bets/attempts/${key}`)).body).toEqual({ key, state: "unknown" });
    expect((await player.get("/api/v3/bets")).body["data"]).toEqual([]);
    expect(await balanceOf(other)).toBe(8_000);
    expect(await balanceOf(player)).toBe(5_000);
  });
});
