import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signCallback } from "../../src/payments/finish-payment.ts";
import { startJobs } from "../../src/platform/jobs/start-jobs.ts";
import { startPaymentWork } from "../../src/payments/start-payment-work.ts";
import { balanceOf, newPlayer } from "../support/bets.ts";
import { cards, deposit, paymentIn, typedCard } from "../support/cashier.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const path = "/platform/api/player/payments";

function callBack(id: string, state: "approved" | "declined", signature?: string): Promise<ClientReply> {
  const secret = server.services.settings.paymentSecret;
  const headers = { "x-signature": signature ?? signCallback(secret, { id, state }) };
  return server.client().post(`/platform/api/payments/${id}/callback`, { state }, headers);
}

async function stateOf(player: Client, id: string): Promise<string> {
  return String((await player.get(`${path}/${id}`)).body["state"]);
}

describe("a deposit by card", () => {
  it("is credited at once, listed in the statement and published to the player when the bank approves it", async () => {
    const player = await newPlayer(server, 1_000);
    const reply = await deposit(player, 2_500);
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body).toMatchObject({ state: "approved", amount: 2_500, currency: "EUR", subunits: 100, card: { last4: "4242" } });
    expect(await balanceOf(player)).toBe(3_500);
    const [line] = (await player.get("/platform/api/player/transactions")).body["data"] as { kind: string; amount: number }[];
    expect(line).toMatchObject({ kind: "deposit", amount: 2_500 });
    await server.work.betting.settled();
    const id = String((await player.get("/platform/api/player")).body["id"]);
    const balances = server.published.filter(({ channel, publication }) => channel.endsWith(id) && publication.event === "balance_changed");
    expect(balances.at(-1)?.publication.data).toMatchObject({ balance: 3_500 });
  });

  it("names the reason and moves no money when the bank declines it", async () => {
    const player = await newPlayer(server, 1_000);
    expect((await deposit(player, 2_500, cards.refused)).body).toMatchObject({ state: "declined", reason: "declined" });
    expect((await deposit(player, 2_500, cards.poor)).body).toMatchObject({ state: "declined", reason: "insufficient_funds" });
    expect(await balanceOf(player)).toBe(1_000);
  });

  it("is posted once for repeated and parallel requests", async () => {
    const player = await newPlayer(server, 0);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => deposit(player, 2_000, cards.good, key)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(replies.map((reply) => paymentIn(reply).id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers.get("idempotency-replayed") === null)).toHaveLength(1);
    expect(await balanceOf(player)).toBe(2_000);
    expect((await deposit(player, 2_001, cards.good, key)).status).toBe(422);
    expect(await balanceOf(player)).toBe(2_000);
  });

  it("stores no card number, and can be repeated with the stored card", async () => {
    const player = await newPlayer(server, 0);
    await deposit(player, 1_000);
    const methods = await player.get("/platform/api/player/payment-methods");
    const [card] = methods.body["cards"] as { id: string; last4: string }[];
    expect(card?.last4).toBe("4242");
    const again = await player.post(path, { amount: 1_500, currency: "EUR", card_id: card?.id });
    expect(again.body).toMatchObject({ state: "approved" });
    expect(await balanceOf(player)).toBe(2_500);
    const other = await newPlayer(server, 0);
    expect((await other.post(path, { amount: 1_500, currency: "EUR", card_id: card?.id })).body).toMatchObject({ code: "invalid_card" });
    const { database } = server.services;
    const kept = JSON.stringify(
      [await database.selectFrom("payments").selectAll().execute(), await database.selectFrom("payment_cards").selectAll().execute()],
      (_name, value: unknown) => (typeof value === "bigint" ? String(value) : value),
    );
    expect(kept).not.toContain("42424242");
    expect((await player.delete(`/platform/api/player/payment-cards/${card?.id}`)).body["data"]).toEqual([]);
  });

  it("refuses invalid cards, real cards, amounts out of range and missing accounts", async () => {
    const player = await newPlayer(server, 0);
    const codeOf = async (number: string, changes: object = {}, amount = 1_000, currency = "EUR") =>
      (await player.post(path, { amount, currency, card: { ...typedCard(number), ...changes } })).body["code"];
    expect(await codeOf("4242424242424241")).toBe("invalid_card");
    expect(await codeOf("4111111111111111")).toBe("test_cards_only");
    expect(await codeOf(cards.good, { expiry_year: 2020 })).toBe("invalid_card");
    expect(await codeOf(cards.good, { cvc: "12" })).toBe("invalid_request");
    expect(await codeOf(cards.good, {}, 499)).toBe("amount_out_of_range");
    expect(await codeOf(cards.good, {}, 1_000_001)).toBe("amount_out_of_range");
    expect(await codeOf(cards.good, {}, 1_000, "USD")).toBe("no_account");
    expect((await server.client().post(path, { amount: 1_000, currency: "EUR" })).status).toBe(401);
    expect(await balanceOf(player)).toBe(0);
  });
});

describe("the challenge of the bank", () => {
  it("accepts the code once, from its own player only", async () => {
    const [player, other] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    const { id, state } = paymentIn(await deposit(player, 3_000, cards.asks));
    expect(state).toBe("challenge");
    expect(await balanceOf(player)).toBe(0);
    expect((await other.get(`${path}/${id}`)).status).toBe(404);
    expect((await other.post(`${path}/${id}/challenge`, { code: "123456" })).status).toBe(404);
    expect((await player.post(`${path}/${id}/challenge`, { code: "000000" })).body).toMatchObject({ code: "wrong_code" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.post(`${path}/${id}/challenge`, { code: "123456" })));
    expect(answers.map(({ body }) => body["state"])).toEqual(Array.from({ length: 5 }, () => "approved"));
    expect(await balanceOf(player)).toBe(3_000);
  });

  it("declines after three wrong codes and when it is cancelled", async () => {
    const player = await newPlayer(server, 0);
    const wrong = paymentIn(await deposit(player, 3_000, cards.asks)).id;
    for (const expected of [400, 400, 200])
      expect((await player.post(`${path}/${wrong}/challenge`, { code: "999999" })).status).toBe(expected);
    expect((await player.post(`${path}/${wrong}/challenge`, { code: "123456" })).body).toMatchObject({
      state: "declined",
      reason: "wrong_code",
    });
    const left = paymentIn(await deposit(player, 3_000, cards.asks)).id;
    expect((await player.post(`${path}/${left}/challenge`, { code: null })).body).toMatchObject({ reason: "given_up" });
    expect(await balanceOf(player)).toBe(0);
  });
});

describe("a pending deposit", () => {
  it("is approved or declined by the bank later", async () => {
    const player = await newPlayer(server, 0);
    const good = paymentIn(await deposit(player, 2_000, cards.slow));
    const bad = paymentIn(await deposit(player, 2_000, cards.slowRefused));
    expect([good.state, bad.state]).toEqual(["pending", "pending"]);
    await expect.poll(async () => stateOf(player, good.id), { timeout: 10_000 }).toBe("approved");
    await expect.poll(async () => stateOf(player, bad.id), { timeout: 10_000 }).toBe("declined");
    expect(await balanceOf(player)).toBe(2_000);
  });

  it("is decided once by repeated and contradictory callbacks of the provider", async () => {
    const player = await newPlayer(server, 0);
    const { id } = paymentIn(await deposit(player, 2_000, cards.byCallback));
    expect((await callBack(id, "approved", "00")).status).toBe(401);
    expect(
      (await callBack(id, "declined", signCallback("another secret of thirty-two characters", { id, state: "declined" }))).status,
    ).toBe(401);
    const replies = await Promise.all(Array.from({ length: 6 }, () => callBack(id, "approved")));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const late = await callBack(id, "declined");
    expect([late.status, late.body["code"]]).toEqual([409, "already_settled"]);
    expect((await callBack(randomUUID(), "approved")).status).toBe(404);
    expect(await balanceOf(player)).toBe(2_000);
  });

  it("ends in one state when two decisions arrive at once", async () => {
    const player = await newPlayer(server, 0);
    const { id } = paymentIn(await deposit(player, 2_000, cards.byCallback));
    const replies = await Promise.all((["approved", "declined", "approved", "declined"] as const).map((state) => callBack(id, state)));
    const state = await stateOf(player, id);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await balanceOf(player)).toBe(state === "approved" ? 2_000 : 0);
  });

  it("is resumed after a restart", async () => {
    const player = await newPlayer(server, 0);
    const { id } = paymentIn(await deposit(player, 2_000, cards.byCallback));
    const { database, operator, clock, signal } = server.services;
    await database.updateTable("payments").set({ due_at: new Date(), last4: "0077" }).where("id", "=", id).execute();
    const jobs = await startJobs({ database, signal, onError: (error) => expect.unreachable(String(error)) });
    startPaymentWork({
      database,
      jobs,
      operator,
      clock,
      pendingMs: 1,
      takesTestCards: true,
      onMoved: () => signal.notify("outbox"),
    });
    await expect.poll(async () => stateOf(player, id), { timeout: 10_000 }).toBe("approved");
    await jobs.stop();
    expect(await balanceOf(player)).toBe(2_000);
  });
});

describe("the demo cashier", () => {
  it("adds play money once per key", async () => {
    const player = await newPlayer(server, 0);
    const add = () => player.post("/platform/api/player/deposit", { amount: 700, currency: "EUR" }, { "idempotency-key": "demo-key-1" });
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf(player)).toBe(700);
  });
});
