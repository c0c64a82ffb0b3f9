import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideCashout } from "../../src/betting/cashout/cashout.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, findBet, newPlayer, placeOne } from "../support/bets.ts";
import { cashOut } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
const listening = new Set<string>();
beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 60_000, hasInterest: (channel) => listening.has(channel) });
});
afterAll(async () => closeBalanced(server));

/** Waits until all pending work is written, priced and sent. */
async function calm(): Promise<void> {
  const { betting } = server.work;
  await betting.settled();
  await betting.pass();
  await betting.settled();
}

/** Ends the delay of the cash out now and returns the bet. */
async function afterDelay(player: Client, id: string): Promise<Bet> {
  await decideCashout(server.services.betting.context, id);
  return findBet(player, id);
}

async function channelOf(player: Client): Promise<string> {
  return `$private:en.platform_user.${String((await player.get("/platform/api/player")).body["id"])}`;
}

function offersOn(channel: string): readonly (readonly [string, number | null])[] {
  return server.published.flatMap((entry) =>
    entry.channel === channel && entry.publication.event === "bet_cashout_changed"
      ? [[entry.publication.data.cashout.status, entry.publication.data.cashout.value] as const]
      : [],
  );
}

let nextMatch = 0;
async function betOf(player: Client): Promise<{ readonly id: string; readonly match: number }> {
  nextMatch += 1;
  return { id: (await placeOne(player, [nextMatch], 1_000)).id, match: nextMatch };
}

describe("offers on the private channel", () => {
  it("are published only when their value or status changes", async () => {
    const player = await newPlayer(server, 10_000);
    const channel = await channelOf(player);
    listening.add(channel);
    const { match } = await betOf(player);
    await calm();
    await calm();
    server.book.setOdds(match, home, 1_600);
    await calm();
    server.book.change(match, { marketStatus: -1 });
    await calm();
    server.book.change(match, { marketStatus: 1 });
    await calm();
    expect(offersOn(channel)).toEqual([
      ["offered", 950],
      ["offered", 1_187],
      ["suspended", null],
      ["offered", 1_187],
    ]);
  });

  it("stop when the bet closes and start when the player connects", async () => {
    const player = await newPlayer(server, 10_000);
    const channel = await channelOf(player);
    const { id, match } = await betOf(player);
    await calm();
    expect(offersOn(channel)).toEqual([]);
    listening.add(channel);
    await calm();
    expect(offersOn(channel)).toEqual([["offered", 950]]);
    await cashOut(player, id, 950);
    await calm();
    server.book.setOdds(match, home, 1_600);
    await calm();
    expect(offersOn(channel)).toHaveLength(1);
  });
});

describe("a rule", () => {
  it("cashes out once at its value while the player is offline", async () => {
    const player = await newPlayer(server, 10_000);
    const { id, match } = await betOf(player);
    const saved = await player.put(`/api/v2/bets/${id}/cashout-rule`, { action: "cash_out", at_value: 1_100 });
    expect(saved.body).toMatchObject({ id, cashout_rule: { action: "cash_out", at_value: 1_100, state: "waiting" } });
    await calm();
    expect((await findBet(player, id)).status).toBe("waiting_results");
    server.book.setOdds(match, home, 1_600);
    await calm();
    expect(await findBet(player, id)).toMatchObject({ status: "cashed_out", win_amount: 1_187, cashout_rule: { state: "done" } });
    expect(await balanceOf(player)).toBe(9_000 + 1_187);
  });

  it("notifies at its value and leaves the bet open", async () => {
    const player = await newPlayer(server, 10_000);
    const channel = await channelOf(player);
    listening.add(channel);
    const { id, match } = await betOf(player);
    await player.put(`/api/v2/bets/${id}/cashout-rule`, { action: "notify", at_value: 1_100 });
    server.book.setOdds(match, home, 1_600);
    await calm();
    await calm();
    const keys = server.published.flatMap((entry) =>
      entry.channel === channel && entry.publication.event === "notification" ? [entry.publication.data.key] : [],
    );
    expect(keys).toEqual(["cashout_rule.reached"]);
    expect(await findBet(player, id)).toMatchObject({ status: "waiting_results", cashout_rule: { action: "notify", state: "done" } });
  });

  it("waits for the in-play delay and stays active when the cash out is refused", async () => {
    const player = await newPlayer(server, 10_000);
    const { id, match } = await betOf(player);
    server.book.change(match, { status: 1 });
    await player.put(`/api/v2/bets/${id}/cashout-rule`, { action: "cash_out", at_value: 1_100 });
    server.book.setOdds(match, home, 1_600);
    await calm();
    expect((await findBet(player, id)).status).toBe("cashout_in_progress");
    server.book.setOdds(match, home, 2_000);
    expect(await afterDelay(player, id)).toMatchObject({ status: "waiting_results", cashout_rule: { state: "waiting" } });
    server.book.setOdds(match, home, 1_600);
    // A pass may have read the bet before the refusal was written; the next pass executes the rule.
    await expect
      .poll(async () => {
        await calm();
        return (await findBet(player, id)).status;
      })
      .not.toBe("waiting_results");
    expect(await afterDelay(player, id)).toMatchObject({ status: "cashed_out", win_amount: 1_187, cashout_rule: { state: "done" } });
  });

  it("can be replaced and removed, and is refused when its value is out of reach", async () => {
    const player = await newPlayer(server, 10_000);
    const { id, match } = await betOf(player);
    const address = `/api/v2/bets/${id}/cashout-rule`;
    expect((await player.put(address, { action: "cash_out", at_value: 2_001 })).body).toMatchObject({ code: "rule_value_out_of_range" });
    expect((await player.put(address, { action: "notify", at_value: 2_000 })).status).toBe(200);
    expect((await player.put(address, { action: "cash_out", at_value: 1_100 })).body["cashout_rule"]).toMatchObject({ action: "cash_out" });
    expect((await player.delete(address)).body).toMatchObject({ cashout_rule: null });
    server.book.setOdds(match, home, 1_600);
    await calm();
    expect((await findBet(player, id)).status).toBe("waiting_results");
    await cashOut(player, id, 1);
    expect((await player.put(address, { action: "notify", at_value: 1 })).status).toBe(409);
    expect((await player.delete(address)).status).toBe(409);
  });

  it("ends when its bet closes or a partial cash out puts its value out of reach", async () => {
    const player = await newPlayer(server, 10_000);
    const [settled, parted] = [await betOf(player), await betOf(player)];
    for (const { id } of [settled, parted]) await player.put(`/api/v2/bets/${id}/cashout-rule`, { action: "notify", at_value: 1_900 });
    server.book.settle(settled.match, {});
    await calm();
    expect((await findBet(player, settled.id)).cashout_rule).toMatchObject({ state: "ended" });
    await cashOut(player, parted.id, 950, { share: 500 });
    expect((await findBet(player, parted.id)).cashout_rule).toMatchObject({ state: "ended" });
  });

  it("is executed after a restart", async () => {
    const first = await startTestServer();
    const player = await newPlayer(first, 10_000);
    const { id } = await placeOne(player, [1], 1_000);
    await player.put(`/api/v2/bets/${id}/cashout-rule`, { action: "cash_out", at_value: 1_100 });
    await first.stop();
    first.book.setOdds(1, home, 1_600);
    const second = await startTestServer({ resume: { book: first.book, database: first.services.database }, hasInterest: () => false });
    await second.work.betting.pass();
    const again = second.client();
    for (const [name, value] of player.cookies) again.cookies.set(name, value);
    expect(await findBet(again, id)).toMatchObject({ status: "cashed_out", win_amount: 1_187 });
    await second.close();
  });
});
