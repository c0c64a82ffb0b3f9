import { randomUUID } from "node:crypto";
import type { BetRequest } from "@touchline/contract/entities/bet";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJackpots } from "../../src/bonuses/read-jackpots.ts";
import type { BettingContext } from "../../src/betting/bets/betting-context.ts";
import { loadBets } from "../../src/betting/bets/load-bets.ts";
import type { PlacementResult } from "../../src/betting/placement/attempt.ts";
import { placeBets } from "../../src/betting/placement/place-bets.ts";
import { sqlStateOf } from "../../src/platform/database/run-transaction.ts";
import { betOn } from "../support/bets.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { createPlayer } from "../support/create-player.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let playerId = "";
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  playerId = await createPlayer(server.services, 20_000_000);
});
afterAll(async () => closeBalanced(server));

async function place(context: BettingContext, bets: readonly BetRequest[], meta: object = {}): Promise<PlacementResult> {
  const { database } = server.services;
  const player = await database.selectFrom("players").selectAll().where("id", "=", playerId).executeTakeFirstOrThrow();
  return placeBets(context, { player, key: randomUUID(), body: { meta: { device_id: "d", ...meta }, bets: [...bets] }, locale: "en" });
}

/** The context of the server, with a database that calls back after each statement. */
function observed(afterStatement: () => Promise<void> | void): BettingContext {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await afterStatement();
      return result;
    },
  };
  const { context } = server.services.betting;
  return { ...context, database: context.database.withPlugin(plugin) };
}

/** Errors of a refused placement. */
function errorsOf(result: PlacementResult): readonly string[] {
  if (result.type !== "answered" || result.status !== 400) throw new Error(`Not refused: ${JSON.stringify(result)}`);
  const reply = JSON.parse(result.json) as { readonly data: { readonly errors_by_bet: Readonly<Record<string, { error: string }>> } };
  return Object.values(reply.data.errors_by_bet).map(({ error }) => error);
}

describe("a placement", () => {
  it("sends one reading and one writing statement", async () => {
    let count = 0;
    const result = await place(
      observed(() => void count++),
      [betOn([1, 2]), betOn([3])],
    );
    expect(result).toMatchObject({ type: "answered", status: 200 });
    expect(count).toBe(2);
  });

  it("stores every field of its bets and legs", async () => {
    const level = { code: "one", names: { en: "One" }, share: 1_000, seed: 1_000n, dropBefore: 2_000n };
    await addJackpots(server.services.database, [
      { key: "stored", names: { en: "Stored" }, currency: "EUR", contribution: 100, minStake: 100n, minOdds: 1_000, levels: [level] },
    ]);
    server.book.change(4, { status: 1 });
    const system: BetRequest = { ...betOn([1, 2, 3]), type: "system", system_id: "2/3" };
    const custom: BetRequest = { ...betOn([5, { match: 5, outcome: home }]), type: "custom_bet", custom_odds: 3_500 };
    const bets = [betOn([4]), betOn([1], 2_000_000), betOn([1, 2]), system, custom];
    const { context } = server.services.betting;
    const result = await place({ ...context, inPlayDelayMs: 60_000, vipReviewMs: 60_000 }, bets, { quick: true });
    if (result.type !== "answered" || result.bets.length === 0) throw new Error(JSON.stringify(result));
    expect(result.bets.map(({ status, is_vip }) => [status, is_vip])).toContainEqual(["submitted", true]);
    expect(result.bets.every((bet) => bet.used_in_jackpot && bet.is_quick)).toBe(true);
    const stored = await loadBets(
      server.services.database,
      result.bets.map(({ id }) => id),
    );
    for (const bet of result.bets) expect(stored.find(({ id }) => id === bet.id)).toMatchObject(bet);
  });

  it("is checked again when another one uses up the balance between its two statements", async () => {
    const { context } = server.services.betting;
    playerId = await createPlayer(server.services, 1_500);
    let isTaken = false;
    const racing = observed(async () => {
      if (isTaken) return;
      isTaken = true;
      expect(await place(context, [betOn([6])])).toMatchObject({ status: 200 });
    });
    expect(errorsOf(await place(racing, [betOn([7])]))).toEqual(["error.place_bets.insufficient_funds"]);
  });

  it("is checked again when another one uses up the liability limit between its two statements", async () => {
    server.book.setOdds(12, home, 90_000);
    const bet = betOn([{ match: 12, odds: 90_000 }], 1_000_000);
    const { context } = server.services.betting;
    let isTaken = false;
    const racing = observed(async () => {
      if (isTaken) return;
      isTaken = true;
      expect(await place(context, [bet, bet])).toMatchObject({ status: 200 });
    });
    expect(errorsOf(await place(racing, [bet]))).toEqual(["error.risk_validation.liability"]);
  });
});

describe("the ledger", () => {
  it("refuses postings that do not sum to zero", async () => {
    const { database, operator } = server.services;
    const write = (amount: number) =>
      sql`
      with entry as (insert into ledger_transactions (kind, created_at) values ('correction', now()) returning id)
      insert into ledger_postings (transaction_id, account_id, amount)
      select entry.id, posting.account_id, posting.amount from entry,
        (values (${operator.id("house", "EUR")}::bigint, 100::bigint), (${operator.id("cashier", "EUR")}::bigint, ${amount}::bigint))
        as posting (account_id, amount)`.execute(database);
    await write(-100);
    const refused = await write(-99).catch((error: unknown) => error);
    expect(sqlStateOf(refused)).toBe("23514");
  });
});
