import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { betOn, newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { away, draw, home } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { checkDatabase } from "./check-database.ts";
import type { Resolution } from "./check-replies.ts";
import type { Attempt, Call, History, PriceSpan } from "./history.ts";
import { send } from "./workload.ts";

let server: TestServer;
const attempts: Attempt[] = [];
const resolutions = new Map<string, Resolution>();

const prices: readonly PriceSpan[] = [1, 2, 3].flatMap((match) =>
  (
    [
      [home, 2_000],
      [draw, 3_000],
      [away, 4_000],
    ] as const
  ).map(([outcome, odds]) => ({ match, outcome, odds, from: 0, to: Infinity })),
);

async function attempt(client: Client, call: Call): Promise<string> {
  const tried: Attempt = { player: 0, key: `checker-sees-${attempts.length}`, call, answers: [], closings: [] };
  attempts.push(tried);
  const answer = await send(client, tried);
  tried.answers.push(answer);
  const { body } = await client.get(`/api/v2/bets/attempts/${tried.key}`);
  const { state, bets = [] } = body as { state: Resolution["state"]; bets?: { id: string }[] };
  resolutions.set(tried.key, { state, betIds: bets.map((bet) => bet.id) });
  expect(answer.status, answer.text).toBe(200);
  return bets.at(-1)?.id ?? "";
}

beforeAll(async () => {
  server = await startTestServer();
  const client = await newPlayer(server, 10_000);
  const first = await attempt(client, { type: "place", policy: "none", bets: [betOn([1])] });
  await attempt(client, { type: "cashOut", betId: first, seen: 950, share: 500 });
  const second = await attempt(client, { type: "place", policy: "higher", bets: [betOn([2])] });
  await attempt(client, { type: "edit", betId: second, seen: 950, bet: betOn([3], 950) });
  await server.work.betting.settled();
});
afterAll(() => server.close());

function check(): Promise<readonly string[]> {
  const history: History = { seed: "sees", attempts, prices, crashes: 0, commands: 0 };
  return checkDatabase(server.services.database, history, resolutions);
}

it("the checker finds no problems in a correct history", async () => {
  expect(await check()).toEqual([]);
});

it.each([
  [
    "(1)",
    "a bet placed twice under one key",
    "update bets set attempt_key = 'checker-sees-0'",
    "update bets set attempt_key = kept.attempt_key from kept where kept.id = bets.id",
  ],
  [
    "(1)",
    "a half-finished edit",
    "update bets set edited_to = null",
    "update bets set edited_to = kept.edited_to from kept where kept.id = bets.id",
  ],
  [
    "(1)",
    "a bet under a key that was closed",
    "update placement_attempts set state = 'void'",
    "update placement_attempts set state = 'placed'",
  ],
  ["(3)", "a missing attempt", "update placement_attempts set state = 'rejected'", "update placement_attempts set state = 'placed'"],
  [
    "(4)",
    "a balance that its postings do not explain",
    "update accounts set balance = balance + 1 where player_id is not null",
    "update accounts set balance = balance - 1 where player_id is not null",
  ],
  [
    "(4)",
    "a liability that no open bet explains",
    "update outcome_liabilities set total = total + 1",
    "update outcome_liabilities set total = total - 1",
  ],
  ["(5)", "a bet with a higher win amount", "update bets set win_amount = win_amount + 1", "update bets set win_amount = win_amount - 1"],
  [
    "(5)",
    "a cash out that is not in the ledger",
    "update bets set cashout_amount = cashout_amount + 1",
    "update bets set cashout_amount = cashout_amount - 1",
  ],
  ["(6)", "a price that was never in force", "update bet_legs set odds = odds + 10", "update bet_legs set odds = odds - 10"],
  [
    "(6)",
    "a price below the requested one",
    "update bet_legs set odds_asked = odds_asked + 10",
    "update bet_legs set odds_asked = odds_asked - 10",
  ],
  ["(7)", "a bet that was not published", "update outbox set delivered_at = null", "update outbox set delivered_at = now()"],
])("the checker reports %s: %s", async (promise, _name, harm, repair) => {
  const { database } = server.services;
  await sql`create table if not exists kept as select id, attempt_key, edited_to from bets`.execute(database);
  await sql.raw(harm).execute(database);
  const problems = await check();
  await sql.raw(repair).execute(database);
  expect(
    problems.some((problem) => problem.startsWith(promise)),
    problems.join("\n"),
  ).toBe(true);
  expect(await check()).toEqual([]);
});
