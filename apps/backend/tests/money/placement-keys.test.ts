import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import { firstError } from "../support/placement-error.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

describe("idempotency", () => {
  it("returns the same bytes to a repeat and marks it as a replay", async () => {
    const player = await newPlayer(server, 5_000);
    const key = randomUUID();
    const first = await place(player, [betOn([1])], { key });
    const second = await place(player, [betOn([1])], { key });
    expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([200, null]);
    expect([second.status, second.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(second.text).toBe(first.text);
    expect(await balanceOf(player)).toBe(4_000);
  });

  it("stores a coded refusal too", async () => {
    const player = await newPlayer(server, 0);
    const key = randomUUID();
    const first = await place(player, [betOn([1])], { key });
    await player.post("/platform/api/player/deposit", { amount: 5_000, currency: "EUR" });
    const second = await place(player, [betOn([1])], { key });
    expect([second.status, second.text]).toEqual([400, first.text]);
    expect((await player.get(`/api/v2/bets/attempts/${key}`)).body).toMatchObject({ key, state: "rejected", error: { code: 100 } });
  });

  it("refuses a key that was used for another request", async () => {
    const player = await newPlayer(server, 5_000);
    const key = randomUUID();
    await place(player, [betOn([1])], { key });
    const reply = await place(player, [betOn([1], 999)], { key });
    expect([reply.status, reply.body["code"]]).toEqual([422, "key_reused"]);
  });

  it("resolves attempts for their own player only", async () => {
    const player = await newPlayer(server, 5_000);
    const other = await newPlayer(server, 5_000);
    const key = randomUUID();
    expect((await player.get(`/api/v2/bets/attempts/${key}`)).body).toEqual({ key, state: "unknown" });
    const placed = await place(player, [betOn([1])], { key });
    const attempt = (await player.get(`/api/v2/bets/attempts/${key}`)).body;
    expect(attempt).toMatchObject({ key, state: "placed" });
    const [first] = placed.body["bets"] as [Bet];
    expect(attempt["bets"]).toEqual([{ ...first, cashout: { status: "offered", value: 950, at: expect.any(String) } }]);
    expect((await other.get(`/api/v2/bets/attempts/${key}`)).body).toEqual({ key, state: "unknown" });
    expect((await place(other, [betOn([1], 1_234)], { key })).status).toBe(200);
  });

  it.each(["short", "has space in it", "x".repeat(65)])("refuses the key %s", async (key) => {
    const player = await newPlayer(server, 5_000);
    expect((await place(player, [betOn([1])], { key })).body).toMatchObject({ code: "invalid_request", field: "Idempotency-Key" });
  });

  it("places one bet for 50 parallel requests with one key (F5)", async () => {
    const player = await newPlayer(server, 100_000);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(player, [betOn([1])], { key })));
    const statuses = Map.groupBy(replies, (reply) => reply.status);
    expect([...statuses.keys()].every((status) => status === 200 || status === 409)).toBe(true);
    expect(new Set(statuses.get(200)?.map((reply) => reply.text)).size).toBe(1);
    expect(await balanceOf(player)).toBe(99_000);
  });

  it("takes three of 50 parallel placements when the balance holds three (F6)", async () => {
    const player = await newPlayer(server, 3_500);
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(player, [betOn([1])])));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3);
    for (const reply of replies.filter((candidate) => candidate.status !== 200)) {
      expect(firstError(reply)?.error).toBe("error.place_bets.insufficient_funds");
    }
    expect(await balanceOf(player)).toBe(500);
    expect(await assertLedger(server.services.database)).toEqual([]);
  });
});
