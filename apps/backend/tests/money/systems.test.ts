import { readFileSync } from "node:fs";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { Settings } from "@touchline/contract/http/settings";
import { countSystemLines } from "@touchline/domain";
import type { OutcomeResult } from "@touchline/feed";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemTypes } from "../../src/betting/bets/bet-terms.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { balanceOf, betOn, findBet, newPlayer, place, type LegChoice } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { firstError } from "../support/placement-error.ts";
import { home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

interface SystemCase {
  readonly name: string;
  readonly stake: string;
  readonly subunits: number;
  readonly sizes: readonly number[];
  readonly legs: readonly { readonly odds_milli: number; readonly result: string }[];
  readonly expected: { readonly return_minor_floor: number; readonly max_return_minor_floor: number };
}
const vectors = JSON.parse(
  readFileSync(new URL("../../../../packages/domain/tests/vectors/system-bets.json", import.meta.url), "utf8"),
) as { readonly cases: readonly SystemCase[] };

const results: Readonly<Record<string, OutcomeResult>> = {
  win_entire: "win",
  lose_entire: "lose",
  refund_entire: "void",
  refund_half_win_other: "half_win",
  refund_half_lose_other: "half_lose",
};

/** Id of the system with these sizes; null if it is not offered. */
function systemIdOf(legs: number, sizes: readonly number[]): string | null {
  const type = systemTypes.find(
    (candidate) => candidate.totalCount === legs && String(candidate.sizes ?? [candidate.winCount]) === String(sizes),
  );
  return type?.id ?? null;
}

function systemOn(legs: readonly LegChoice[], id: string, stake?: number): BetRequest {
  return { ...betOn(legs, stake), type: "system", system_id: id };
}

const isFull = process.env["TEST_FULL"] === "1";
let server: TestServer;
let player: Client;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  player = await newPlayer(server, 1_000_000);
  for (let match = 1; match <= 12; match += 1) {
    server.book.rollBack(match);
    server.book.setOdds(match, home, 2_000);
  }
  await server.work.betting.settled();
});
afterAll(async () => closeBalanced(server));

async function placeSystem(request: BetRequest): Promise<Bet> {
  const reply = await place(player, [request]);
  expect(reply.status, reply.text).toBe(200);
  const [bet] = reply.body["bets"] as Bet[];
  if (bet === undefined) throw new Error("No bet in the reply.");
  return bet;
}

describe("system bet vectors", () => {
  const offered = vectors.cases.filter(
    ({ legs, sizes, stake, subunits, expected }) =>
      systemIdOf(legs.length, sizes) !== null && expected.max_return_minor_floor > Number(stake) * subunits,
  );
  it("are all offered except singles as a system and bets that cannot return more than their stake", () => {
    expect(vectors.cases.filter((row) => !offered.includes(row)).map(({ name }) => name)).toEqual([
      "1/3 singles system",
      "2/3 with odds 1.001 leg",
    ]);
  });

  // Every vector is computed by the tests of the domain package.
  it.each(isFull ? offered : offered.filter((_, index) => index % 5 === 0))("$name", async ({ stake, subunits, sizes, legs, expected }) => {
    const choices = legs.map(({ odds_milli: odds }, index) => ({ match: index + 1, odds }));
    for (const { match, odds } of choices) server.book.setOdds(match, home, odds);
    const id = systemIdOf(legs.length, sizes) ?? "";
    const bet = await placeSystem(systemOn(choices, id, Number(stake) * subunits));
    expect(bet).toMatchObject({
      type: "system",
      system: { id, total_count: legs.length, win_count: sizes[0], sizes },
      potential_win_amount: expected.max_return_minor_floor,
      is_return_capped: false,
    });
    for (const [index, { result }] of legs.entries()) server.book.settle(index + 1, { [home]: results[result] ?? "void" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", win_amount: expected.return_minor_floor });
    expect(await balanceOf(player)).toBe(1_000_000 - Number(stake) * subunits + expected.return_minor_floor);
  });
});

describe("systems on offer", () => {
  it("are listed once each in the settings: k/n from 2/3 to 11/12 and ten names", async () => {
    const { system_types: types, capabilities } = (await server.client().get<Settings>("/api/v2/settings")).body;
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    expect(types.filter(({ id }) => id.includes("/"))).toHaveLength(55);
    const lines = types.flatMap(({ id, total_count: legs, sizes }) =>
      sizes === undefined ? [] : [[id, Number(countSystemLines(legs, sizes))]],
    );
    expect(Object.fromEntries(lines)).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      lucky15: 15,
      canadian: 26,
      lucky31: 31,
      heinz: 57,
      lucky63: 63,
      super_heinz: 120,
      goliath: 247,
    });
    expect(capabilities).toContain("named_systems");
  });

  it.each<[string, BetRequest, string]>([
    ["of another number of legs", systemOn([1, 2, 3, 4], "2/3"), "error.place_bets.type_not_offered"],
    ["nobody heard of", systemOn([1, 2, 3], "lucky7"), "error.place_bets.type_not_offered"],
    ["of all its legs", systemOn([1, 2, 3], "3/3"), "error.place_bets.type_not_offered"],
    ["without a name", { ...betOn([1, 2, 3]), type: "system" }, "error.place_bets.type_not_offered"],
    ["with two legs of one match", systemOn([1, 2, { match: 2, outcome: home }], "trixie"), "error.place_bets.same_match"],
  ])("refuses a system %s", async (_name, request, error) => {
    const reply = await place(player, [request]);
    expect(reply.status).toBe(400);
    expect(firstError(reply)?.error).toBe(error);
    expect(await balanceOf(player)).toBe(1_000_000);
  });

  it("refuses oddin in a system", async () => {
    for (const match of [13, 14, 15]) server.book.change(match, { provider: "oddin" });
    const reply = await place(player, [systemOn([13, 14, 15], "2/3")]);
    expect(firstError(reply)?.error).toBe("error.place_bets.mixed_providers");
  });
});

describe("a system that is partly settled", () => {
  it("is lost when too few legs are left for a winning line, and reopens when one is rolled back", async () => {
    const bet = await placeSystem(systemOn([1, 2, 3, 4], "3/4", 1_000));
    server.book.settle(1, { [home]: "lose" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "waiting_results" });
    server.book.settle(2, { [home]: "lose" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result: "lose", win_amount: 0 });
    server.book.rollBack(2);
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "waiting_results", result: "no_results" });
    for (const match of [2, 3, 4]) server.book.settle(match, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result: "win", win_amount: 2_000 });
    expect(await balanceOf(player)).toBe(1_001_000);
  });

  it("waits for its last leg if it contains singles", async () => {
    const bet = await placeSystem(systemOn([1, 2, 3], "patent", 700));
    for (const match of [1, 2]) server.book.settle(match, { [home]: "lose" });
    await server.work.betting.settled();
    expect((await findBet(player, bet.id)).status).toBe("waiting_results");
    server.book.settle(3, { [home]: "win" });
    await server.work.betting.settled();
    expect(await findBet(player, bet.id)).toMatchObject({ status: "done", result: "lose", win_amount: 200 });
  });
});
