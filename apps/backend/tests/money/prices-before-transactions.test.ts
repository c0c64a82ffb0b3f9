import { setTimeout as sleep } from "node:timers/promises";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import { cashOut } from "../support/cashouts.ts";
import type { Client } from "../support/client.ts";
import { eventually } from "../support/eventually.ts";
import { secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Calls that compute prices, and whether the only connection of the database was free, not held by a transaction. */
const calls: { readonly name: string; readonly isFree: boolean }[] = [];
let server: TestServer;
let player: Client;

async function note(name: string): Promise<void> {
  const asked = sql`select 1`.execute(server.services.database).then(() => true);
  calls.push({ name, isFree: await Promise.race([asked, sleep(3_000).then(() => false)]) });
}

beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 300 });
  player = await newPlayer(server, 100_000);
  const warm: TestServer["book"]["warm"] = async (_ids, { wanted }) => note(wanted).then(() => true);
  Object.assign(server.book, {
    coldMatches: (lines: readonly { readonly matchId: number }[]) => [...new Set(lines.map(({ matchId }) => matchId))],
    warm,
    warmCustom: () => note("combination"),
  });
});
afterAll(() => server.close());

/** Runs an action, which must compute these prices, but none inside a transaction. */
async function expectCalls<Value>(names: readonly string[], action: () => Promise<Value>): Promise<Value> {
  calls.length = 0;
  const value = await action();
  await eventually(() => Promise.resolve(calls.length >= names.length ? true : null));
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  expect(calls.filter(({ isFree }) => !isFree)).toEqual([]);
  return value;
}

async function placed(requests: readonly BetRequest[]): Promise<Bet> {
  const reply = await place(player, requests);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body["bets"] as [Bet])[0];
}

function customOn(match: number): BetRequest {
  const second = { match_id: match, market_id: secondMarketId, specifier: "", outcome_id: yes, odds: 1_800 };
  return { ...betOn([match]), type: "custom_bet", custom_odds: 3_500, selections: [...betOn([match]).selections, second] };
}

it.skipIf(process.env["TEST_DATABASE_URL"] !== undefined)(
  "prices are computed before the transactions of placements, cash outs and decisions in play, never inside (F47)",
  async () => {
    const single = await expectCalls(["full"], () => placed([betOn([1])]));
    await expectCalls(["full"], () => cashOut(player, single.id, single.to_cashout ?? 0));
    const custom = await expectCalls(["custom", "combination"], () => placed([customOn(2)]));
    await expectCalls(["custom", "combination"], () => cashOut(player, custom.id, custom.to_cashout ?? 0));
    server.book.change(3, { status: 1 });
    const before = await balanceOf(player);
    await expectCalls(["full", "full"], () => place(player, [betOn([3])]));
    expect(await balanceOf(player)).toBeLessThan(before);
  },
);
