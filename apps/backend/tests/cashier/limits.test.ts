import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceOf, betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import { deposit, cards, limitsOf, setLimit } from "../support/cashier.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { firstError } from "../support/placement-error.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const path = "/platform/api/player/limits";

async function maxStake(client: Client): Promise<number | undefined> {
  const reply = await client.post<{ max_stake: { value: number } }[]>("/api/v2/bets/max-stake", { bets: [betOn([1])] });
  return reply.body[0]?.max_stake.value;
}

async function idOf(client: Client): Promise<string> {
  return String((await client.get("/platform/api/player")).body["id"]);
}

/** Ends the delay of every pending change. */
async function waitOver(client: Client): Promise<void> {
  const { database } = server.services;
  await database
    .updateTable("player_limits")
    .set({ effective_at: new Date(0) })
    .where("player_id", "=", await idOf(client))
    .execute();
}

describe("a deposit limit", () => {
  it("refuses deposits above the remainder, counts pending ones and holds for parallel deposits", async () => {
    const player = await newPlayer(server, 0);
    await setLimit(player, { type: "deposit", amount: 5_000, currency: "EUR", period: "day" });
    expect((await deposit(player, 5_001)).body).toMatchObject({ code: "limit_reached" });
    expect((await deposit(player, 1_000, cards.byCallback)).status).toBe(201);
    const replies = await Promise.all(Array.from({ length: 6 }, () => deposit(player, 2_000)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(replies.filter(({ body }) => body["code"] === "limit_reached")).toHaveLength(4);
    expect(await balanceOf(player)).toBe(4_000);
    expect(await limitsOf(player, "?type=deposit")).toMatchObject([{ amount: 5_000, used: 5_000, is_in_force: true }]);
    expect((await player.get("/platform/api/player/payment-methods")).body).toMatchObject({ max_amount: 0 });
    const demo = await player.post("/platform/api/player/deposit", { amount: 1, currency: "EUR" });
    expect(demo.body).toMatchObject({ code: "limit_reached" });
  });

  it("does not count declined deposits", async () => {
    const player = await newPlayer(server, 0);
    await setLimit(player, { type: "deposit", amount: 1_000, currency: "EUR", period: "week" });
    await deposit(player, 1_000, cards.refused);
    expect((await deposit(player, 1_000)).body).toMatchObject({ state: "approved" });
  });
});

describe("a loss limit", () => {
  it("counts open stakes, credits returns and reports the remainder in refusals", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "loss", amount: 3_000, currency: "EUR", period: "day" });
    expect(await maxStake(player)).toBe(3_000);
    await placeOne(player, [2], 2_000);
    expect(await maxStake(player)).toBe(1_000);
    const refused = await place(player, [betOn([1], 1_001)]);
    expect([refused.status, firstError(refused)?.error]).toEqual([400, "error.limits.loss"]);
    expect(firstError(refused)).toMatchObject({ max_stake: 1_000 });
    server.book.settle(2, { [home]: "win" });
    await server.work.betting.settled();
    expect(await maxStake(player)).toBe(3_000);
    expect(await balanceOf(player)).toBe(52_000);
  });

  it("holds for parallel bets and for accounts in all currencies", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "loss", amount: 3_000, currency: "EUR", period: "month" });
    const replies = await Promise.all(Array.from({ length: 8 }, () => place(player, [betOn([3], 1_000)])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf(player)).toBe(47_000);
    const demo = await server.signedIn();
    await setLimit(demo, { type: "loss", amount: 1_000, currency: "EUR", period: "day" });
    const inDollars = { ...betOn([3]), stake: { value: 1_001, currency: "USD", subunits: 100 } };
    expect(firstError(await place(demo, [inDollars]))?.error).toBe("error.limits.loss");
  });
});

describe("stake limits", () => {
  it("add up all stakes, whatever their result", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "wager", amount: 2_500, currency: "EUR", period: "day" });
    await placeOne(player, [4], 2_000);
    server.book.settle(4, { [home]: "win" });
    await server.work.betting.settled();
    expect(firstError(await place(player, [betOn([5], 501)]))?.error).toBe("error.limits.wager");
    expect((await place(player, [betOn([5], 500)])).status).toBe(200);
    expect((await limitsOf(player))[0]).toMatchObject({ type: "wager", used: 2_500 });
  });

  it("limit a single bet", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "bet", amount: 700, currency: "EUR" });
    expect(await maxStake(player)).toBe(700);
    expect(firstError(await place(player, [betOn([1], 701)]))?.error).toBe("error.place_bets.max_stake");
    expect((await place(player, [betOn([1], 700)])).status).toBe(200);
  });

  it("apply to games of other providers", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "wager", amount: 500, currency: "EUR", period: "day" });
    const { providers } = server.services;
    const order = { provider: "horse_racing", playerId: await idOf(player), currency: "EUR" };
    expect(await providers.wallet.debit({ ...order, key: "limit-test-1", amount: 501n })).toMatchObject({ reason: "over_limit" });
    expect(await providers.wallet.debit({ ...order, key: "limit-test-2", amount: 500n })).toMatchObject({ type: "done" });
  });
});

describe("a time limit", () => {
  it("refuses bets and deposits once its minutes are used up", async () => {
    const player = await newPlayer(server, 50_000);
    await setLimit(player, { type: "time", amount: 30, period: "day" });
    expect((await place(player, [betOn([1])])).status).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    const { database } = server.services;
    await database
      .insertInto("player_activity")
      .values({ player_id: await idOf(player), day, seconds: 1_800, ticked_at: new Date() })
      .execute();
    expect(firstError(await place(player, [betOn([1])]))?.error).toBe("error.limits.time");
    expect((await deposit(player, 1_000)).body).toMatchObject({ code: "limit_reached" });
    expect(await limitsOf(player)).toMatchObject([{ type: "time", amount: 30, used: 30 }]);
  });
});

describe("changing a limit", () => {
  it("applies a stricter limit at once and a looser one only after the delay and a confirmation", async () => {
    const player = await newPlayer(server, 0);
    const set = (amount: number) => setLimit(player, { type: "deposit", amount, currency: "EUR", period: "day" });
    const first = await set(5_000);
    expect(first).toMatchObject({ status: "active", is_in_force: true });
    expect(await set(3_000)).toMatchObject({ status: "active" });
    const looser = await set(9_000);
    expect(looser).toMatchObject({ status: "unconfirmed", is_in_force: false });
    expect(Date.parse(looser.effective_at ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await deposit(player, 3_001)).body).toMatchObject({ code: "limit_reached" });
    expect((await player.put(`${path}/${looser.id}/confirm`, {})).body).toMatchObject({ code: "too_early" });
    await waitOver(player);
    expect((await deposit(player, 3_001)).body).toMatchObject({ code: "limit_reached" });
    expect((await player.put(`${path}/${looser.id}/confirm`, {})).body).toMatchObject({ status: "confirmed", is_in_force: true });
    expect((await deposit(player, 9_000)).status).toBe(201);
    expect((await limitsOf(player)).map(({ status, amount }) => [status, amount])).toEqual([["confirmed", 9_000]]);
    expect((await limitsOf(player, "?status=disabled")).map(({ amount }) => amount)).toEqual([3_000, 5_000]);
  });

  it("removes a limit only after the delay, unless a stricter one is set meanwhile", async () => {
    const player = await newPlayer(server, 0);
    const limit = await setLimit(player, { type: "deposit", amount: 1_000, currency: "EUR", period: "day" });
    expect((await player.delete(`${path}/${limit.id}`)).body).toMatchObject({ status: "unconfirmed_disabled", is_in_force: true });
    expect((await deposit(player, 1_001)).body).toMatchObject({ code: "limit_reached" });
    await waitOver(player);
    expect((await player.put(`${path}/${limit.id}/confirm`, {})).body).toMatchObject({ status: "confirmed_disabled", is_in_force: false });
    expect((await deposit(player, 1_001)).status).toBe(201);
    expect((await player.put(`${path}/${limit.id}/confirm`, {})).body).toMatchObject({ code: "nothing_to_confirm" });
  });

  it("cancels a pending change only for its own player", async () => {
    const [player, other] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    await setLimit(player, { type: "loss", amount: 100, currency: "EUR", period: "week" });
    const { id } = await setLimit(player, { type: "loss", amount: 200, currency: "EUR", period: "week" });
    expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    expect((await other.put(`${path}/${id}/confirm`, {})).status).toBe(404);
    expect((await player.delete(`${path}/${id}`)).body).toMatchObject({ status: "disabled" });
    expect(await limitsOf(player)).toMatchObject([{ amount: 100, status: "active" }]);
  });

  it("refuses invalid limits", async () => {
    const player = await newPlayer(server, 0);
    const wrong: readonly [object, string][] = [
      [{ type: "deposit", amount: 100, currency: "EUR" }, "period"],
      [{ type: "deposit", amount: 100, period: "day" }, "currency"],
      [{ type: "bet", currency: "EUR" }, "amount"],
      [{ type: "time", amount: 1_441, period: "day" }, "amount"],
      [{ type: "session", amount: 10, currency: "EUR" }, "currency"],
      [{ type: "coolingoff" }, "days"],
      [{ type: "coolingoff", days: 43 }, "days"],
      [{ type: "selfexclusion", amount: 5 }, "amount"],
    ];
    for (const [body, field] of wrong) {
      const reply = await player.post(path, body);
      expect([reply.status, reply.body["code"], reply.body["field"]], JSON.stringify(body)).toEqual([400, "invalid_limit", field]);
    }
  });
});

describe("a break", () => {
  it("lets the player sign in but refuses stakes and deposits; it can only be extended", async () => {
    const player = await newPlayer(server, 50_000);
    const { id, ends_at } = await setLimit(player, { type: "coolingoff", days: 7 });
    expect(Date.parse(ends_at ?? "") - Date.now()).toBeGreaterThan(6 * 86_400_000);
    expect(firstError(await place(player, [betOn([1])]))?.error).toBe("error.limits.coolingoff");
    const refused = await deposit(player, 1_000);
    expect([refused.status, refused.body["code"]]).toEqual([403, "excluded"]);
    expect(await maxStake(player)).toBe(0);
    expect((await player.post(path, { type: "coolingoff", days: 1 })).body).toMatchObject({ code: "cannot_shorten" });
    expect((await player.delete(`${path}/${id}`)).body).toMatchObject({ code: "cannot_remove" });
    expect(await setLimit(player, { type: "coolingoff", days: 30 })).toMatchObject({ status: "active" });
    expect((await player.get("/platform/api/player/safer-gambling")).body).toMatchObject({ exclusion: { type: "coolingoff" } });
  });

  it("that is a self-exclusion ends every session and refuses sign-in until it is over", async () => {
    const email = "broke@touchline.test";
    const [player, elsewhere] = [await server.signedIn(email), await server.signedIn(email)];
    const id = await idOf(player);
    await setLimit(player, { type: "selfexclusion", days: 183 });
    expect((await elsewhere.get("/platform/api/player")).status).toBe(401);
    expect(server.disconnected).toContain(id);
    const credentials = { email, password: "demo-pass-1" };
    const back = await server.client().post("/platform/api/player/sign-in", credentials);
    expect([back.status, back.body["code"]]).toEqual([403, "self_excluded"]);
    expect((await server.client().post("/platform/api/player/sign-in", { email, password: "wrong" })).status).toBe(401);
    const { database } = server.services;
    await database
      .updateTable("player_limits")
      .set({ ends_at: new Date(0) })
      .where("player_id", "=", id)
      .execute();
    expect((await server.client().post("/platform/api/player/sign-in", credentials)).status).toBe(200);
  });
});

describe("a jurisdiction", () => {
  it("of Brazil requires a loss and a time limit before the first deposit and bet, and keeps them", async () => {
    const player = await newPlayer(server, 50_000);
    const { database } = server.services;
    await database
      .updateTable("players")
      .set({ country: "BR", first_name: "Bia", last_name: "Souza", cpf: "11144477735", municipality_code: 3_549_904 })
      .where("id", "=", await idOf(player))
      .execute();
    expect((await player.get("/platform/api/player/safer-gambling")).body).toMatchObject({
      jurisdiction: { key: "br" },
      missing: ["loss", "time"],
    });
    expect(firstError(await place(player, [betOn([1])]))?.error).toBe("error.limits.required");
    expect((await deposit(player, 1_000)).body).toMatchObject({ code: "limit_required" });
    const loss = await setLimit(player, { type: "loss", amount: 10_000, currency: "EUR", period: "month" });
    await setLimit(player, { type: "time", amount: 120, period: "day" });
    expect((await place(player, [betOn([1])])).status).toBe(200);
    expect((await deposit(player, 1_000)).status).toBe(201);
    expect((await player.delete(`${path}/${loss.id}`)).body).toMatchObject({ code: "cannot_remove" });
  });

  it("depends on the country", async () => {
    const player = await newPlayer(server, 0);
    const { database } = server.services;
    const id = await idOf(player);
    const seen: unknown[] = [];
    for (const country of ["DE", "GB", "KZ"]) {
      await database.updateTable("players").set({ country }).where("id", "=", id).execute();
      const { jurisdiction } = (await player.get("/platform/api/player/safer-gambling")).body as {
        jurisdiction: { key: string; minimum_age: number; suggested: readonly string[] };
      };
      seen.push([jurisdiction.key, jurisdiction.minimum_age, jurisdiction.suggested]);
    }
    expect(seen).toEqual([
      ["default", 18, []],
      ["uk", 18, ["deposit"]],
      ["kz", 21, []],
    ]);
  });
});
