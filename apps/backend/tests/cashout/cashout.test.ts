import { randomUUID } from "node:crypto";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import { cashOut, ledgerOf } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { reopenMatches, rollBackMatch, settleMatch } from "../support/match-results.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  player = await newPlayer(server, 100_000);
  await reopenMatches(server, [1, 2, 3, 4]);
});
afterAll(async () => closeBalanced(server));

async function placeRequest(request: BetRequest): Promise<Bet> {
  const reply = await place(player, [request]);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body["bets"] as [Bet])[0];
}

describe("an offer", () => {
  it("is the fair value less the margin in the list, on the bet and in the reply to its placement", async () => {
    const placed = await placeOne(player, [1], 1_000);
    expect(placed).toMatchObject({ to_cashout: 950, cashout: { status: "offered", value: 950 }, cashout_rule: null });
    server.book.setOdds(1, home, 1_600);
    const listed = (await player.get("/api/v3/bets")).body["data"] as Bet[];
    expect(listed.find((bet) => bet.id === placed.id)).toMatchObject({ to_cashout: 1_187, cashout: { value: 1_187 } });
    expect((await findBet(player, placed.id)).cashout).toMatchObject({ status: "offered", value: 1_187 });
  });

  it("counts settled legs by their result and open legs at their current odds", async () => {
    const placed = await placeOne(player, [1, 2, 3], 1_000);
    await settleMatch(server, 1, "win");
    await settleMatch(server, 2, "void");
    server.book.setOdds(3, home, 2_500);
    expect((await findBet(player, placed.id)).to_cashout).toBe(Math.floor(1_000 * 2 * (2 / 2.5) * 0.95));
  });

  it("of a system is the mean over its lines and stays when a leg is lost", async () => {
    const placed = await placeRequest({ ...betOn([1, 2, 3], 3_000), type: "system", system_id: "2/3" });
    expect(placed.to_cashout).toBe(2_850);
    await settleMatch(server, 1, "lose");
    server.book.setOdds(2, home, 1_600);
    expect((await findBet(player, placed.id)).to_cashout).toBe(Math.floor(1_000 * (2 / 1.6) * 0.95));
    await settleMatch(server, 2, "lose");
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", cashout: null });
  });

  it.each([
    ["a market stops", () => server.book.change(1, { marketStatus: -1 }), "suspended"],
    ["a match is over but not settled", () => server.book.change(1, { status: 4 }), "unavailable"],
  ] as const)("hides its value when %s", async (_name, move, status) => {
    const placed = await placeOne(player, [1, 2], 1_000);
    move();
    expect((await findBet(player, placed.id)).cashout).toMatchObject({ status, value: null });
    expect((await cashOut(player, placed.id, 1)).body).toMatchObject({
      code: status === "suspended" ? "offer_suspended" : "not_offered",
      offer: { status, value: null },
    });
  });

  it("never exceeds what the bet can still return", async () => {
    const placed = await placeOne(player, [{ match: 1, odds: 2_000 }], 1_000);
    server.book.setOdds(1, home, 1_001);
    expect((await findBet(player, placed.id)).to_cashout).toBeLessThanOrEqual(2_000);
  });
});

describe("cashing a bet out", () => {
  it("pays once, closes the bet and returns the same reply to a repeat", async () => {
    const placed = await placeOne(player, [1], 1_000);
    const key = randomUUID();
    const first = await cashOut(player, placed.id, 950, { key });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      paid: 950,
      bet: { status: "cashed_out", result: "cashed_out", win_amount: 950, cashout_amount: 950, cashout: null },
    });
    expect((first.body["bet"] as Bet).settled_at).not.toBeNull();
    const again = await cashOut(player, placed.id, 950, { key });
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect((await cashOut(player, placed.id, 951, { key })).status).toBe(422);
    expect(await balanceOf(player)).toBe(99_950);
    expect(await ledgerOf(server.services.database, placed.id)).toEqual([
      ["stake", -1_000],
      ["cashout", 950],
    ]);
    const attempt = await player.get(`/api/v2/bets/attempts/${key}`);
    expect(attempt.body).toMatchObject({ state: "placed", bets: [{ id: placed.id, status: "cashed_out" }] });
  });

  it("pays the current offer when it is better than the requested one", async () => {
    const placed = await placeOne(player, [1], 1_000);
    server.book.setOdds(1, home, 1_600);
    expect((await cashOut(player, placed.id, 950)).body).toMatchObject({ paid: 1_187 });
    expect(await balanceOf(player)).toBe(100_187);
  });

  it("refuses a lower offer, names the new one and changes nothing", async () => {
    const placed = await placeOne(player, [1], 1_000);
    server.book.setOdds(1, home, 2_500);
    const key = randomUUID();
    const refused = await cashOut(player, placed.id, 950, { key });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "offer_dropped", offer: { status: "offered", value: 760 } });
    expect(await findBet(player, placed.id)).toMatchObject({ status: "waiting_results", cashout_amount: 0, stake: { value: 1_000 } });
    expect(await balanceOf(player)).toBe(99_000);
    server.book.setOdds(1, home, 2_000);
    expect((await cashOut(player, placed.id, 950, { key })).text).toBe(refused.text);
    expect((await player.get(`/api/v2/bets/attempts/${key}`)).body).toMatchObject({ state: "rejected" });
  });

  it("explains a refusal in the player's language", async () => {
    const placed = await placeOne(player, [1], 1_000);
    const reply = await player.post("/api/v2/bets/cashout", { bet_id: placed.id, to_cashout: 999 }, { "accept-language": "de" });
    expect(reply.body["localized_message"]).toBe("Das Angebot ist gesunken.");
  });

  it("finds only the player's own bets", async () => {
    const placed = await placeOne(player, [1], 1_000);
    const other = await newPlayer(server, 0);
    for (const [client, id] of [
      [other, placed.id],
      [player, randomUUID()],
      [player, "no-such-bet"],
    ] as const) {
      expect((await cashOut(client, id, 1)).status).toBe(404);
      expect((await client.get(`/api/v2/bets/${id}/cashout`)).status).toBe(404);
      expect((await client.delete(`/api/v2/bets/${id}/cashout-rule`)).status).toBe(404);
    }
    expect((await cashOut(server.client(), placed.id, 950)).status).toBe(401);
    expect((await findBet(player, placed.id)).status).toBe("waiting_results");
  });

  it.each([
    { bet_id: "", to_cashout: 1 },
    { bet_id: "x", to_cashout: 0 },
    { bet_id: "x", to_cashout: 1.5 },
    { bet_id: "x", to_cashout: 1, share: 0 },
    { bet_id: "x", to_cashout: 1, share: 1_001 },
    { bet_id: "x" },
    { bet_id: "x", to_cashout: 1, stake: 1 },
  ])("refuses %o as malformed", async (body) => {
    expect((await player.post("/api/v2/bets/cashout", body)).status).toBe(400);
  });

  it("refuses a closed bet", async () => {
    const placed = await placeOne(player, [1], 1_000);
    await settleMatch(server, 1, "win");
    expect((await cashOut(player, placed.id, 1)).body).toMatchObject({ code: "bet_closed", offer: null });
  });

  it("accepts one of many parallel requests", async () => {
    const placed = await placeOne(player, [1], 1_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => cashOut(player, placed.id, 950)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply.body).toMatchObject({ code: "bet_closed" });
    const sameKey = randomUUID();
    const second = await placeOne(player, [2], 1_000);
    const repeated = await Promise.all(Array.from({ length: 20 }, () => cashOut(player, second.id, 950, { key: sameKey })));
    for (const reply of repeated) expect(reply.status === 200 || reply.body["code"] === "attempt_in_progress", reply.text).toBe(true);
    expect(await balanceOf(player)).toBe(100_000 - 2_000 + 1_900);
  });

  it("deducts the debt that a correction has left on the bet", async () => {
    const poor = await newPlayer(server, 1_000);
    player = poor;
    const placed = await placeOne(poor, [1], 1_000);
    await settleMatch(server, 1, "win");
    await placeOne(poor, [2], 1_400);
    await rollBackMatch(server, 1);
    expect(await balanceOf(poor)).toBe(0);
    const offer = (await findBet(poor, placed.id)).to_cashout ?? 0;
    expect(offer).toBe(950);
    expect((await cashOut(poor, placed.id, offer)).body).toMatchObject({ paid: 950 });
    expect(await balanceOf(poor)).toBe(0);
    expect(await server.services.database.selectFrom("bets").select("debt").where("id", "=", placed.id).executeTakeFirstOrThrow()).toEqual({
      debt: 450n,
    });
  });
});

describe("the trend", () => {
  it("runs from the value at placement to the current offer", async () => {
    const placed = await placeOne(player, [1], 1_000);
    server.book.setOdds(1, home, 1_600);
    const reply = await player.get(`/api/v2/bets/${placed.id}/cashout`);
    expect(reply.status).toBe(200);
    const { offer, trend } = reply.body as { offer: { value: number }; trend: { at: string; value: number }[] };
    expect(offer.value).toBe(1_187);
    expect(trend.map(({ value }) => value)).toEqual([950, 1_187]);
    expect(Date.parse(trend[0]?.at ?? "")).toBeLessThanOrEqual(Date.parse(trend[1]?.at ?? ""));
  });
});
