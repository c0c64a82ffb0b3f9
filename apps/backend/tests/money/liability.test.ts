import { readFileSync } from "node:fs";
import type { Bet } from "@touchline/contract/entities/bet";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers } from "../support/match-results.ts";
import { placementError } from "../support/placement-error.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Limit of one outcome in EUR, minor units. */
const limit = 200_000_000;
const longOdds = 90_000;
const stake = 1_000_000;
const winnings = 89_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const nextMatch = matchNumbers(0);

function longShotMatch(): number {
  const match = nextMatch();
  server.book.setOdds(match, home, longOdds);
  return match;
}

function rich(): Promise<Client> {
  return newPlayer(server, 10 * stake);
}

/** Errors of a refused placement by bet. */
function placementErrors(reply: { readonly body: unknown }): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(placementError(reply).data.errors_by_bet).map(([index, { error }]) => [index, error]));
}

/** Possible winnings of open bets on home, by match. */
async function totals(...matches: readonly number[]): Promise<readonly number[]> {
  const rows = await server.services.database.selectFrom("outcome_liabilities").select(["match_id", "total"]).execute();
  return matches.map((match) => Number(rows.find(({ match_id: id }) => Number(id) === match)?.total ?? 0));
}

describe("the liability limit", () => {
  it("holds when eight players bet on one outcome at once (F37)", async () => {
    const match = longShotMatch();
    const players = await Promise.all(Array.from({ length: 8 }, rich));
    const replies = await Promise.all(players.map((player) => place(player, [betOn([{ match, odds: longOdds }], stake)])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(placementErrors(reply)).toEqual({ "0": "error.risk_validation.liability" });
    expect(await totals(match)).toEqual([2 * winnings]);
  });

  it("holds when parallel combos name the same legs in opposite order", async () => {
    const [first, second] = [nextMatch(), nextMatch()];
    for (const match of [first, second]) server.book.setOdds(match, home, 10_000);
    const players = await Promise.all(Array.from({ length: 8 }, rich));
    const replies = await Promise.all(
      players.map((player, index) => {
        const legs = [first, second].map((match) => ({ match, odds: 10_000 }));
        return place(player, [betOn(index % 2 === 0 ? legs : legs.toReversed(), 900_000)]);
      }),
    );
    const taken = replies.filter(({ status }) => status === 200).length;
    expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 400)).toBe(true);
    expect(taken).toBe(Math.floor(limit / (900_000 * 99)));
    expect(await totals(first, second)).toEqual([taken * 900_000 * 99, taken * 900_000 * 99]);
  });

  it("counts the bets of one request together", async () => {
    const match = longShotMatch();
    const player = await rich();
    const bet = betOn([{ match, odds: longOdds }], stake);
    const reply = await place(player, [bet, bet, bet]);
    expect(placementErrors(reply)).toEqual({ "2": "error.risk_validation.liability" });
    expect(await balanceOf(player)).toBe(10 * stake);
    expect(await totals(match)).toEqual([0]);
    expect((await place(player, [bet, bet])).status).toBe(200);
  });

  it("counts small bets too", async () => {
    const match = longShotMatch();
    const player = await rich();
    const bet = (value: number) => betOn([{ match, odds: longOdds }], value);
    expect((await place(player, [bet(stake), bet(stake), bet(247_191)])).status).toBe(200);
    expect(await totals(match)).toEqual([2 * winnings + 247_191 * 89]);
    expect(placementErrors(await place(player, [bet(100)]))).toEqual({ "0": "error.risk_validation.liability" });
  });
});

describe("the liability of an outcome", () => {
  async function settled(): Promise<void> {
    await server.work.betting.settled();
    expect(await assertLedger(server.services.database)).toEqual([]);
  }

  it("follows a bet through settlement and correction", async () => {
    const [first, second] = [nextMatch(), nextMatch()];
    const player = await newPlayer(server, 5_000);
    await placeOne(player, [first], 1_000);
    await placeOne(player, [first, second], 1_000);
    expect(await totals(first, second)).toEqual([1_000 + 3_000, 3_000]);
    server.book.settle(first, { [home]: "win" });
    await settled();
    expect(await totals(first, second)).toEqual([3_000, 3_000]);
    server.book.rollBack(first);
    await settled();
    expect(await totals(first, second)).toEqual([4_000, 3_000]);
    server.book.settle(first, { [home]: "void" });
    server.book.settle(second, { [home]: "void" });
    await settled();
    expect(await totals(first, second)).toEqual([0, 0]);
    const rows = await server.services.database.selectFrom("outcome_liabilities").select("match_id").execute();
    expect(rows.map(({ match_id: id }) => Number(id))).not.toContain(first);
  });

  it("follows a bet through cash out and edit", async () => {
    const [first, second] = [nextMatch(), nextMatch()];
    const player = await newPlayer(server, 5_000);
    const placed = await placeOne(player, [first], 1_000);
    const body = { bet_id: placed.id, to_cashout: 950, share: 500 };
    expect((await player.post("/api/v2/bets/cashout", body, { "idempotency-key": `part-${placed.id}` })).status).toBe(200);
    await settled();
    expect(await totals(first)).toEqual([500]);
    const offer = (await findBet(player, placed.id)).to_cashout ?? 0;
    const edit = { meta: { device_id: "d" }, to_cashout: offer, bet: betOn([second], offer) };
    const edited = await player.post(`/api/v2/bets/${placed.id}/edit`, edit, { "idempotency-key": `edit-${placed.id}` });
    expect(edited.status, edited.text).toBe(200);
    await settled();
    expect(await totals(first, second)).toEqual([0, offer]);
  });

  it("is computed from the open bets by the migration", async () => {
    const { database } = server.services;
    const file = new URL("../../src/platform/database/migrations/0038_outcome_liabilities.sql", import.meta.url);
    await sql.raw("drop table outcome_liabilities").execute(database);
    for (const statement of readFileSync(file, "utf8").split(";\n"))
      if (statement.trim() !== "") await sql.raw(statement).execute(database);
    expect((await totals(1))[0]).toBeGreaterThan(0);
    expect(await assertLedger(database)).toEqual([]);
    await sql.raw("update outcome_liabilities set total = total + 1 where match_id = 1").execute(database);
    expect(await assertLedger(database)).toEqual(["1 liabilities differ from the open bets."]);
    await sql.raw("update outcome_liabilities set total = total - 1 where match_id = 1").execute(database);
  });
});

describe("a bet that waits for the in-play delay", () => {
  async function afterDelay(change: (first: TestServer) => void, bets: readonly { readonly odds: number }[]): Promise<readonly Bet[]> {
    const first = await startTestServer({ inPlayDelayMs: 60_000 });
    const { database } = first.services;
    first.book.change(1, { status: 1 });
    const player = await newPlayer(first, 10 * stake);
    const ids: string[] = [];
    for (const { odds } of bets) {
      first.book.setOdds(1, home, odds);
      const reply = await place(player, [betOn([{ match: 1, odds }], stake)], { policy: "any" });
      expect(reply.status, reply.text).toBe(200);
      ids.push((reply.body["bets"] as Bet[])[0]?.id ?? "");
    }
    await first.stop();
    await database
      .updateTable("bets")
      .set({ pending_until: new Date(Date.now() - 1_000) })
      .execute();
    change(first);
    const second = await startTestServer({ resume: { book: first.book, database } });
    const again = second.client();
    for (const [name, value] of player.cookies) again.cookies.set(name, value);
    const decided: Bet[] = [];
    for (const id of ids) {
      await expect.poll(async () => (await findBet(again, id)).status, { timeout: 10_000 }).not.toBe("submitted");
      decided.push(await findBet(again, id));
    }
    await closeBalanced(second);
    return decided;
  }

  it("is removed from the liability when it is rejected", async () => {
    const [bet] = await afterDelay((first) => first.book.change(1, { marketStatus: -1 }), [{ odds: longOdds }]);
    expect(bet).toMatchObject({ status: "rejected" });
  });

  it("is rejected when its better odds would exceed the limit", async () => {
    const odds = [60_000, 90_000, 52_000].map((value) => ({ odds: value }));
    const bets = await afterDelay((first) => first.book.setOdds(1, home, 71_000), odds);
    const rejected = bets.filter(({ status }) => status === "rejected");
    expect(rejected.map(({ reject_reason: reason }) => reason)).toEqual(["error.risk_validation.liability"]);
  });
});
