import type { Bet } from "@touchline/contract/entities/bet";
import type { OutcomeResult } from "@touchline/feed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, findBet, newPlayer, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { matchNumbers } from "../support/match-results.ts";
import { away, draw, home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers(1);

async function settle(match: number, results: Readonly<Record<number, OutcomeResult>>): Promise<void> {
  server.book.settle(match, results);
  await server.work.betting.settled();
}

async function rollBack(match: number): Promise<void> {
  server.book.rollBack(match);
  await server.work.betting.settled();
}

async function entriesOf(bet: Bet): Promise<readonly string[]> {
  const rows = await server.services.database
    .selectFrom("ledger_transactions")
    .select("kind")
    .where("bet_id", "=", bet.id)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.kind);
}

describe("a single", () => {
  const cases: readonly { name: string; result: OutcomeResult; win: number; shown: Bet["result"]; status: string }[] = [
    { name: "wins", result: "win", win: 2_000, shown: "win", status: "win_entire" },
    { name: "loses", result: "lose", win: 0, shown: "lose", status: "lose_entire" },
    { name: "is void", result: "void", win: 1_000, shown: "refund", status: "refund_entire" },
    { name: "half wins", result: "half_win", win: 1_500, shown: "win", status: "refund_half_win_other" },
    { name: "half loses", result: "half_lose", win: 500, shown: "lose", status: "refund_half_lose_other" },
    { name: "shares a dead heat of two", result: { deadHeatShare: 0.5 }, win: 1_000, shown: "refund", status: "win_entire" },
  ];
  it.each(cases)("$name: pays $win once", async ({ result, win, shown, status }) => {
    player = await newPlayer(server, 1_000);
    const match = freshMatch();
    const placed = await placeOne(player, [match], 1_000);
    await settle(match, { [home]: result });
    await settle(match, { [home]: result });
    const bet = await findBet(player, placed.id);
    expect(bet).toMatchObject({ status: "done", result: shown, win_amount: win, selections: [{ status }] });
    expect(bet.settled_at).not.toBeNull();
    expect(await balanceOf(player)).toBe(win);
    expect(await entriesOf(bet)).toHaveLength(2);
  });
});

describe("a void leg", () => {
  it.each([
    ["of an abandoned match says so", { end: { kind: "abandoned", winner: null } }, "abandoned"],
    ["of a match that the plan forgot says that it was withdrawn", { isForgotten: true }, "withdrawn"],
    ["of a match that was played says nothing", { end: { kind: "finished", winner: null } }, null],
  ] as const)("%s", async (_name, change, reason) => {
    player = await newPlayer(server, 1_000);
    const match = freshMatch();
    const placed = await placeOne(player, [match], 1_000);
    expect(placed.selections[0]?.void_reason).toBeNull();
    server.book.change(match, change);
    await settle(match, { [home]: "void" });
    expect((await findBet(player, placed.id)).selections[0]?.void_reason).toBe(reason);
  });
});

describe("a combo", () => {
  it("is lost as soon as one leg is lost, while others are open", async () => {
    player = await newPlayer(server, 1_000);
    const [first, second] = [freshMatch(), freshMatch()];
    const placed = await placeOne(player, [first, second], 1_000);
    await settle(first, { [home]: "lose" });
    expect(await findBet(player, placed.id)).toMatchObject({
      status: "done",
      result: "lose",
      selections: [{ status: "lose_entire" }, { status: "no_results" }],
    });
    await settle(second, { [home]: "win" });
    expect(await findBet(player, placed.id)).toMatchObject({
      result: "lose",
      win_amount: 0,
      selections: [{ status: "lose_entire" }, { status: "win_entire" }],
    });
    expect(await balanceOf(player)).toBe(0);
  });

  it("multiplies winning, void and half-won legs and floors once", async () => {
    player = await newPlayer(server, 1_000);
    const matches = [freshMatch(), freshMatch(), freshMatch()];
    server.book.setOdds(matches[2] ?? 0, home, 1_333);
    const placed = await placeOne(player, [matches[0] ?? 0, matches[1] ?? 0, { match: matches[2] ?? 0, odds: 1_333 }], 999);
    await settle(matches[0] ?? 0, { [home]: "win" });
    await settle(matches[1] ?? 0, { [home]: "void" });
    expect((await findBet(player, placed.id)).status).toBe("waiting_results");
    await settle(matches[2] ?? 0, { [home]: "half_win" });
    const expected = Math.floor((999 * 2_000 * 2_333) / 2_000_000);
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", result: "win", win_amount: expected });
    expect(await balanceOf(player)).toBe(1 + expected);
  });
});

describe("corrections", () => {
  it("reopen a settled bet and take the payout back", async () => {
    player = await newPlayer(server, 1_000);
    const match = freshMatch();
    const placed = await placeOne(player, [match], 1_000);
    await settle(match, { [home]: "win" });
    await rollBack(match);
    expect(await findBet(player, placed.id)).toMatchObject({
      status: "waiting_results",
      result: "no_results",
      win_amount: 0,
      settled_at: null,
    });
    expect(await balanceOf(player)).toBe(0);
    await settle(match, { [away]: "win" });
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", result: "lose", win_amount: 0 });
    expect(await balanceOf(player)).toBe(0);
    expect(await entriesOf(placed)).toEqual(["stake", "payout", "correction", "payout"]);
  });

  it("replace a wrong result without a roll-back", async () => {
    player = await newPlayer(server, 1_000);
    const match = freshMatch();
    const placed = await placeOne(player, [match], 1_000);
    await settle(match, { [draw]: "win" });
    await settle(match, { [home]: "win" });
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", result: "win", win_amount: 2_000 });
    expect(await balanceOf(player)).toBe(2_000);
  });

  it("never take a balance below zero: the rest is a debt withheld from the next payout", async () => {
    player = await newPlayer(server, 1_000);
    const [match, spent] = [freshMatch(), freshMatch()];
    const placed = await placeOne(player, [match], 1_000);
    await settle(match, { [home]: "win" });
    await placeOne(player, [spent], 1_700);
    await rollBack(match);
    expect(await balanceOf(player)).toBe(0);
    expect(await assertLedger(server.services.database)).toEqual([]);
    const debt = () => server.services.database.selectFrom("bets").select("debt").where("id", "=", placed.id).executeTakeFirstOrThrow();
    expect(await debt()).toEqual({ debt: 1_700n });
    await settle(match, { [home]: "win" });
    expect(await debt()).toEqual({ debt: 0n });
    expect(await balanceOf(player)).toBe(300);
  });

  it("reopen a combo when its lost leg is rolled back", async () => {
    player = await newPlayer(server, 1_000);
    const [first, second] = [freshMatch(), freshMatch()];
    const placed = await placeOne(player, [first, second], 1_000);
    await settle(first, { [home]: "lose" });
    await settle(second, { [home]: "win" });
    await rollBack(first);
    expect((await findBet(player, placed.id)).status).toBe("waiting_results");
    await settle(first, { [home]: "win" });
    expect(await findBet(player, placed.id)).toMatchObject({ status: "done", result: "win", win_amount: 4_000 });
    expect(await balanceOf(player)).toBe(4_000);
  });
});

describe("a correction made while the process is down (F38)", () => {
  type Change = (book: TestServer["book"], match: number) => void;
  const cases: readonly { name: string; first: OutcomeResult; change: Change; status: Bet["status"]; balance: number; kinds: string[] }[] =
    [
      {
        name: "takes a payout back when the settlement was rolled back",
        first: "win",
        change: (book, match) => book.rollBackSilently(match),
        status: "waiting_results",
        balance: 0,
        kinds: ["stake", "payout", "correction"],
      },
      {
        name: "takes a payout back when the result changed to a loss",
        first: "win",
        change: (book, match) => book.settleSilently(match, { [away]: "win" }),
        status: "done",
        balance: 0,
        kinds: ["stake", "payout", "correction", "payout"],
      },
      {
        name: "pays when the result changed to a win",
        first: "lose",
        change: (book, match) => book.settleSilently(match, { [home]: "win" }),
        status: "done",
        balance: 2_000,
        kinds: ["stake", "payout", "correction", "payout"],
      },
      {
        name: "changes nothing when the settlement stands",
        first: "win",
        change: () => undefined,
        status: "done",
        balance: 2_000,
        kinds: ["stake", "payout"],
      },
    ];
  it.each(cases)("$name", async ({ first: result, change, status, balance, kinds }) => {
    const first = await startTestServer();
    const { database } = first.services;
    const better = await newPlayer(first, 1_000);
    const placed = await placeOne(better, [1], 1_000);
    first.book.settle(1, { [home]: result });
    await first.work.betting.settled();
    expect((await findBet(better, placed.id)).status).toBe("done");
    await first.stop();
    change(first.book, 1);

    const second = await startTestServer({ resume: { book: first.book, database } });
    await second.work.betting.settled();
    const again = second.client();
    for (const [name, value] of better.cookies) again.cookies.set(name, value);
    expect((await findBet(again, placed.id)).status).toBe(status);
    expect(await balanceOf(again)).toBe(balance);
    const entries = await database.selectFrom("ledger_transactions").select("kind").where("bet_id", "=", placed.id).orderBy("id").execute();
    expect(entries.map(({ kind }) => kind)).toEqual(kinds);
    await closeBalanced(second);
  });
});

describe("realtime messages", () => {
  it("announce stake and payout in order after the commit", async () => {
    player = await newPlayer(server, 1_000);
    const id = String((await player.get("/platform/api/player")).body["id"]);
    const match = freshMatch();
    const placed = await placeOne(player, [match], 1_000);
    await settle(match, { [home]: "win" });
    const channel = `$private:en.platform_user.${id}`;
    const publications = server.published.filter((entry) => entry.channel === channel).map(({ publication }) => publication);
    const balances = publications.flatMap((publication) => (publication.event === "balance_changed" ? [publication.data.balance] : []));
    expect(balances).toEqual([1_000, 0, 2_000]);
    const bets = publications.flatMap((publication) => (publication.event === "bet_changed" ? [publication.data.bet] : []));
    expect(bets.map((bet) => bet.id)).toEqual([placed.id, placed.id]);
    expect(bets.at(-1)).toMatchObject({ status: "done", result: "win", selections: [{ market: { name: "1x2 (en)" } }] });
    expect(server.published.some((entry) => entry.channel.startsWith("$private:de."))).toBe(false);
  });
});
