import type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewJackpot } from "../../src/bonuses/read-jackpots.ts";
import { balanceOf, betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers } from "../support/match-results.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;

const jackpot: NewJackpot = {
  key: "jackpot",
  names: { en: "Jackpot" },
  currency: "EUR",
  contribution: 1_000,
  minStake: 500n,
  minOdds: 1_500,
  levels: [
    { code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n },
    { code: "mega", names: { en: "Mega" }, share: 1, seed: 100_000n, dropBefore: 200_000n },
  ],
};

beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 1_500 });
});
beforeEach(async () => {
  player = await newPlayer(server, 10_000);
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers();

describe("a jackpot", () => {
  it("counts accepted bets from its minimum stake and odds, drops once and pays the exact amount", async () => {
    const { bonuses, betting } = server.work;
    await bonuses.add([], [jackpot]);
    const bets = [betOn([freshMatch()], 1_000), betOn([freshMatch()], 400)];
    const asked = (await player.post("/api/v2/jackpots", { bets })).body["data"] as { jackpot_ids: number[] }[];
    expect(asked.map(({ jackpot_ids: ids }) => ids.length)).toEqual([1, 0]);
    expect((await place(player, bets)).body["bets"]).toMatchObject([{ used_in_jackpot: true }, { used_in_jackpot: false }]);
    await Promise.all([bonuses.pass(), bonuses.pass()]);
    await betting.settled();
    expect(await balanceOf(player)).toBe(10_000 - 1_400 + 200);
    const hits = (await player.get("/api/v2/jackpot-hits?for_user=true")).body["data"] as JackpotHit[];
    expect(hits).toMatchObject([{ amount: 200, status: "paid", is_own: true, seen: false, jackpot_level_code: "mini" }]);
    const notifications = (await player.get("/api/v2/notifications")).body["data"] as { kind?: string; title: string; body: string }[];
    expect(notifications.map(({ title }) => title)).toContain("You won the jackpot");
    const [state] = (await server.client().get("/api/v2/jackpots")).body["data"] as Jackpot[];
    expect(state).toMatchObject({ hits_amount: 200, levels: [{ pool_amount: 100 }, { pool_amount: 100_000 }] });
    await player.post("/api/v2/bonuses/mark-as-seen", { bonuses: [{ id: hits[0]?.id, type: "jackpot" }] });
    expect((await player.get("/api/v2/jackpot-hits?unseen=true")).body["data"]).toEqual([]);
    expect((await server.client().get("/api/v2/jackpot-hits?unseen=true")).status).toBe(401);
  });

  it("drops the ticket of a bet that is rejected", async () => {
    const match = freshMatch();
    server.book.change(match, { status: 1 });
    const bet = await placeOne(player, [match], 1_000);
    server.book.setOdds(match, home, 1_500);
    await expect.poll(async () => (await player.get(`/api/v2/bets/${bet.id}`)).body["status"], { timeout: 30_000 }).toBe("rejected");
    await server.work.bonuses.pass();
    expect((await player.get("/api/v2/jackpot-hits?for_user=true")).body["data"]).toEqual([]);
    expect(await balanceOf(player)).toBe(10_000);
  });
});
