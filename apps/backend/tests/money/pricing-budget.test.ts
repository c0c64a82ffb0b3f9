import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { betOn, findBet, newPlayer, place, placeOne } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { home, secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
/** Matches that were priced for requests, in order. */
const warmed: { readonly ids: readonly number[]; readonly wanted: string }[] = [];
const cold = new Set<number>();
let firstId = 0;
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.book, {
    coldMatches: (lines: readonly { readonly matchId: number }[]) =>
      [...new Set(lines.map(({ matchId }) => matchId))].filter((id) => cold.has(id)),
    isColdMatch: (id: number) => cold.has(id),
    // The embedded database has one connection: inside a transaction, this query would never finish.
    async warm(ids: readonly number[], { wanted }: { readonly wanted: string }) {
      await sql`select 1`.execute(server.services.database);
      warmed.push({ ids, wanted });
      for (const id of ids) cold.delete(id);
      return true;
    },
  } satisfies Partial<TestServer["book"]>);
});
afterAll(async () => closeBalanced(server));
beforeEach(() => {
  warmed.length = 0;
  cold.clear();
  firstId += 100;
});

/** A combo on unpriced matches with ids that no other test uses. */
function coldCombo(count: number): BetRequest {
  const legs = Array.from({ length: count }, (_, index) => firstId * 100 + index);
  for (const match of legs) cold.add(match);
  return betOn(legs);
}

function askMaxStake(client: Client, bets: readonly BetRequest[]): Promise<ClientReply> {
  return client.post("/api/v2/bets/max-stake", { bets });
}

function expectTooMany(reply: ClientReply): void {
  expect([reply.status, reply.body["code"]]).toEqual([429, "too_many_requests"]);
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
}

describe("the legs of a request", () => {
  it("are refused without pricing when they name 191 unpriced matches (F36)", async () => {
    const player = await newPlayer(server, 1_000);
    const { selections, ...rest } = coldCombo(191);
    const bets = [0, 48, 96, 144].map((from) => ({ ...rest, selections: selections.slice(from, from + 48) }));
    expectTooMany(await askMaxStake(player, bets));
    expectTooMany(await place(player, bets));
    expect(warmed).toEqual([]);
  });

  it("may name twenty unpriced matches, which are priced first", async () => {
    const player = await newPlayer(server, 1_000);
    const bet = coldCombo(20);
    expect((await askMaxStake(player, [bet])).status).toBe(200);
    expect(warmed).toEqual([{ ids: bet.selections.map(({ match_id: id }) => id), wanted: "full" }]);
    expectTooMany(await askMaxStake(player, [coldCombo(21)]));
  });

  it("have a budget of unpriced matches by player", async () => {
    const [player, other] = [await newPlayer(server, 1_000), await newPlayer(server, 1_000)];
    for (let call = 0; call < 2; call += 1) {
      firstId += 1;
      expect((await askMaxStake(player, [coldCombo(20)])).status).toBe(200);
    }
    firstId += 1;
    expectTooMany(await askMaxStake(player, [coldCombo(20)]));
    expect((await askMaxStake(player, [betOn([1])])).status).toBe(200);
    firstId += 1;
    expect((await askMaxStake(other, [coldCombo(20)])).status).toBe(200);
  });

  it("have a budget of legs by player, priced or not", async () => {
    const player = await newPlayer(server, 100_000);
    const combo = betOn(Array.from({ length: 40 }, (_, index) => index + 1));
    const call = Array.from({ length: 15 }, () => combo);
    let [calls, reply] = [1, await askMaxStake(player, call)];
    for (; reply.status === 200 && calls < 12; calls += 1) reply = await askMaxStake(player, call);
    expect(calls).toBeGreaterThan(3);
    expectTooMany(reply);
    expectTooMany(await place(player, call));
    expect((await askMaxStake(await newPlayer(server, 1_000), [betOn([1])])).status).toBe(200);
  });
});

describe("anonymous visitors", () => {
  it("have a budget of unpriced matches by address", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const client = server.client();
    const ask = (match: number) => client.get(`/api/v2/matches/${match}/markets`, headers);
    cold.add(1);
    expect((await ask(1)).status).toBe(200);
    // Players at the same address use up most of the remaining budget.
    let [calls, status] = [0, 200];
    for (; status === 200 && calls < 40; calls += 1) {
      const player = await newPlayer(server, 1_000);
      firstId += 1;
      status = (await player.post("/api/v2/bets/max-stake", { bets: [coldCombo(20)] }, headers)).status;
    }
    expect(status).toBe(429);
    expect(calls).toBeGreaterThan(10);
    const matches = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const match of matches) cold.add(match);
    const refused = (await Promise.all(matches.map(ask))).find((reply) => reply.status !== 200);
    expectTooMany(refused ?? (await ask(1)));
    cold.clear();
    expect((await ask(2)).status).toBe(200);
  });
});

describe("pricing before the transaction", () => {
  const custom: BetRequest = {
    ...betOn([6]),
    type: "custom_bet",
    custom_odds: 3_500,
    selections: [...betOn([6]).selections, { match_id: 6, market_id: secondMarketId, specifier: "", outcome_id: yes, odds: 1_800 }],
  };
  it("covers placements of singles and custom bets", async () => {
    const player = await newPlayer(server, 10_000);
    for (const id of [5, 6]) cold.add(id);
    expect((await place(player, [betOn([5]), custom])).status).toBe(200);
    expect(warmed).toEqual([
      { ids: [6], wanted: "custom" },
      { ids: [5], wanted: "full" },
    ]);
  });

  it("covers cash outs, edits and the end of a delay", async () => {
    const player = await newPlayer(server, 10_000);
    const [first, second] = [await placeOne(player, [7]), await placeOne(player, [8])];
    cold.add(7);
    const cashout = await player.post("/api/v2/bets/cashout", { bet_id: first.id, to_cashout: 950 }, { "idempotency-key": first.id });
    expect(cashout.status, cashout.text).toBe(200);
    for (const id of [8, 9]) cold.add(id);
    const edit = { meta: { device_id: "d" }, to_cashout: 950, bet: betOn([9], 950) };
    const edited = await player.post(`/api/v2/bets/${second.id}/edit`, edit, { "idempotency-key": second.id });
    expect(edited.status, edited.text).toBe(200);
    expect(warmed.map(({ ids }) => ids)).toEqual([[7], [8], [9]]);

    server.book.change(10, { status: 1 });
    const waiting = (await place(player, [betOn([{ match: 10, outcome: home }])])).body["bets"] as Bet[];
    cold.add(10);
    await expect.poll(async () => (await findBet(player, waiting[0]?.id ?? "")).status, { timeout: 10_000 }).toBe("waiting_results");
    expect(warmed.at(-1)).toEqual({ ids: [10], wanted: "full" });
  });
});
