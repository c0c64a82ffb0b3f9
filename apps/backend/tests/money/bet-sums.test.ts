import type { BetSums } from "@touchline/contract/http/bets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers } from "../support/match-results.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

const freshMatch = matchNumbers(1);

async function sumsOf(player: Client): Promise<BetSums> {
  return (await player.get<BetSums>("/api/v2/bets/sums")).body;
}

describe("the sums of a player's bets", () => {
  it("count resolved bets on their day, and neither open bets nor those of others", async () => {
    const player = await newPlayer(server, 10_000);
    const [won, lost, open] = [freshMatch(), freshMatch(), freshMatch()];
    const before = await sumsOf(player);
    expect(before).toMatchObject({ currency: "EUR", subunits: 100, staked: 0, returned: 0 });
    expect(before.days).toHaveLength(30);

    await placeOne(player, [won], 1_000);
    await placeOne(player, [lost], 300);
    await placeOne(player, [open], 500);
    await placeOne(await newPlayer(server, 1_000), [won], 700);
    server.book.settle(won, { [home]: "win" });
    server.book.settle(lost, { [home]: "lose" });
    await server.work.betting.settled();

    const after = await sumsOf(player);
    expect(after).toMatchObject({ staked: 1_300, returned: 2_000 });
    const today = new Date(server.services.clock.now()).toISOString().slice(0, 10);
    expect(after.days.at(-1)).toEqual({ day: today, staked: 1_300, returned: 2_000 });
    expect(after.days.slice(0, -1).every(({ staked, returned }) => staked === 0 && returned === 0)).toBe(true);
  });

  it("exclude a bet whose result is rolled back, and require a signed-in player", async () => {
    const player = await newPlayer(server, 1_000);
    const match = freshMatch();
    await placeOne(player, [match], 400);
    server.book.settle(match, { [home]: "win" });
    await server.work.betting.settled();
    expect(await sumsOf(player)).toMatchObject({ staked: 400, returned: 800 });
    server.book.rollBack(match);
    await server.work.betting.settled();
    expect(await sumsOf(player)).toMatchObject({ staked: 0, returned: 0 });
    expect((await server.client().get("/api/v2/bets/sums")).status).toBe(401);
  });
});
