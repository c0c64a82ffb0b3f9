import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer({ faultHooks: "open" });
});
afterAll(() => server.close());

function placeWith(fault: string, key: string): Promise<number> {
  const body = { meta: { device_id: "d" }, bets: [betOn([1])] };
  return player.post("/api/v2/bets", body, { "idempotency-key": key, "x-test-fault": fault }).then(
    (reply) => reply.status,
    () => 0,
  );
}

async function stateOf(key: string): Promise<unknown> {
  return (await player.get(`/api/v2/bets/attempts/${key}`)).body["state"];
}

describe("a fault hook", () => {
  it("fails a placement before it writes (F1): no bet is placed and the key stays free", async () => {
    player = await newPlayer(server, 5_000);
    const key = randomUUID();
    expect(await placeWith("status:503", key)).toBe(503);
    expect(await stateOf(key)).toBe("unknown");
    expect(await balanceOf(player)).toBe(5_000);
    expect(await placeWith("", key)).toBe(200);
  });

  it("drops the reply after the commit (F2): the attempt resolves as placed and a repeat places nothing", async () => {
    player = await newPlayer(server, 5_000);
    const key = randomUUID();
    expect(await placeWith("lost-reply", key)).toBe(0);
    expect(await stateOf(key)).toBe("placed");
    const body = { meta: { device_id: "d" }, bets: [betOn([1])] };
    const repeated = await player.post("/api/v2/bets", body, { "idempotency-key": key });
    expect([repeated.status, repeated.headers.get("idempotency-replayed"), (repeated.body["bets"] as Bet[]).length]).toEqual([
      200,
      "true",
      1,
    ]);
    expect(await balanceOf(player)).toBe(4_000);
  });

  it("delays a placement (F4), which then places one bet", async () => {
    player = await newPlayer(server, 5_000);
    const key = randomUUID();
    const startedAt = Date.now();
    expect(await placeWith("delay:300", key)).toBe(200);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290);
    expect(await balanceOf(player)).toBe(4_000);
  });

  it("is closed by default", async () => {
    const closed = await startTestServer();
    const other = await newPlayer(closed, 5_000);
    const reply = await place(other, [betOn([1])]);
    expect(reply.status).toBe(200);
    expect((await other.get("/api/v2/sports", { "x-test-fault": "status:503" })).status).toBe(200);
    await closed.close();
  });
});
