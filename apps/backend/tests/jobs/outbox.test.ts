import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer, place, betOn, placeOne } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { eventually } from "../support/eventually.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Gives up after few attempts. */
let server: TestServer;
/** Retries as in production. */
let patient: TestServer;
const address = "/api/operator/dead-letters";
const operator = { "x-forwarded-for": "127.0.0.1" };

beforeAll(async () => {
  server = await startTestServer({ retry: { firstMs: 5, maxMs: 20, maxAttempts: 4 } });
  patient = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await patient.close();
});

const idOf = async (client: Client): Promise<string> => String((await client.get("/platform/api/player")).body["id"]);

/** Corrupts a bet so that it cannot be converted to its wire format. */
async function breakBet({ services }: TestServer, id: string): Promise<void> {
  await sql`update bets set type = 'system', system_id = 'none' where id = ${id}`.execute(services.database);
}

async function repairBet({ services }: TestServer, id: string): Promise<void> {
  await sql`update bets set type = 'single', system_id = null where id = ${id}`.execute(services.database);
}

/** Enqueues a message about each of these bets in one transaction. */
async function enqueueMessages({ services }: TestServer, playerId: string, betIds: readonly string[]): Promise<void> {
  const rows = betIds.map((id) => ({
    player_id: playerId,
    topic: "bet_changed" as const,
    payload: JSON.stringify({ bet_id: id }),
    delivered_at: null,
  }));
  await services.database.insertInto("outbox").values(rows).execute();
  services.signal.notify("outbox");
}

function publishedBets({ published }: TestServer, playerId: string): readonly string[] {
  return published.flatMap(({ channel, publication }) =>
    channel.endsWith(playerId) && publication.event === "bet_changed" ? [publication.data.bet.id] : [],
  );
}

const undelivered = async ({ services }: TestServer, playerId: string): Promise<number> =>
  (await services.database.selectFrom("outbox").select("id").where("player_id", "=", playerId).where("delivered_at", "is", null).execute())
    .length;

async function waitUntil(isSo: () => Promise<boolean> | boolean): Promise<void> {
  await eventually(async () => ((await isSo()) ? true : null));
}

/** The value of a metric whose line starts with `start`: its name and first label. */
async function metric(start: string): Promise<number> {
  const { text } = await server.client().get("/metrics");
  const found = text.split("\n").find((candidate) => candidate.startsWith(start));
  return found === undefined ? Number.NaN : Number(found.split(" ")[1]);
}

const tryAgain = (id: string): Promise<ClientReply> =>
  server.client().send(address, {
    method: "POST",
    body: `id=${id}`,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: server.origin, ...operator },
  });

/** Places three bets and clears the list of publications. */
async function threeBets({ work, published }: TestServer, player: Client): Promise<readonly [string, string, string]> {
  const replies = [await placeOne(player, [1]), await placeOne(player, [2]), await placeOne(player, [3])];
  await work.betting.settled();
  published.length = 0;
  const [first, second, third] = replies.map(({ id }) => id);
  return [first ?? "", second ?? "", third ?? ""];
}

describe("the outbox", () => {
  it("F31: delivers other messages once and in order while one fails, and the failing one once it succeeds", async () => {
    const player = await newPlayer(patient, 10_000);
    const playerId = await idOf(player);
    const [first, broken, last] = await threeBets(patient, player);
    await breakBet(patient, broken);
    await enqueueMessages(patient, playerId, [first, broken, last]);
    await waitUntil(async () => (await undelivered(patient, playerId)) === 1 && publishedBets(patient, playerId).length === 2);
    await repairBet(patient, broken);
    await waitUntil(async () => (await undelivered(patient, playerId)) === 0);
    expect(publishedBets(patient, playerId)).toEqual([first, last, broken]);
  });

  it("F31: makes a message a dead letter after its last attempt and delivers it when the operator retries it", async () => {
    const player = await newPlayer(server, 10_000);
    const playerId = await idOf(player);
    const [first, broken, last] = await threeBets(server, player);
    await breakBet(server, broken);
    await enqueueMessages(server, playerId, [first, broken, last]);
    await waitUntil(async () => (await metric(`touchline_dead_letters{source="outbox"`)) === 1);
    expect(await undelivered(server, playerId)).toBe(0);
    expect(await metric(`touchline_job_queue_depth{job="outbox"`)).toBe(0);
    expect(await metric(`touchline_job_runs_total{job="outbox"`)).toBeGreaterThan(3);
    const [letter] = await server.work.jobs.deadLetters.list(10);
    expect(letter).toMatchObject({ source: "outbox", attempts: 4, payload: { player_id: playerId, topic: "bet_changed" } });
    const page = await server.client().get(address, operator);
    expect(page.text).toContain("No system none of 1 legs.");
    const id = String(letter?.id);
    // While the bet is broken, each retry fails once and the letter stays.
    expect((await tryAgain(id)).status).toBe(200);
    await waitUntil(async () => (await server.work.jobs.deadLetters.list(10))[0]?.attempts === 5);
    await repairBet(server, broken);
    expect((await tryAgain(String((await server.work.jobs.deadLetters.list(1))[0]?.id))).status).toBe(200);
    await waitUntil(() => publishedBets(server, playerId).includes(broken));
    await server.work.betting.settled();
    expect(publishedBets(server, playerId)).toEqual([first, last, broken]);
    expect(await server.work.jobs.deadLetters.list(10)).toEqual([]);
    expect((await server.client().get(address, operator)).text).toContain("No background work has failed for good.");
  });

  it.each([
    ["a malformed bet id", { bet_id: "not-an-id" }],
    ["no bet", 5],
  ])("gives up on a message with %s, and continues with the offers of all other bets", async (_what, payload) => {
    const { database, signal } = server.services;
    const { betting, jobs } = server.work;
    const player = await newPlayer(server, 10_000);
    const playerId = await idOf(player);
    const { id } = await placeOne(player, [4]);
    await betting.settled();
    await betting.pass();
    const row = { player_id: playerId, topic: "bet_changed" as const, payload: JSON.stringify(payload), delivered_at: null };
    await database.insertInto("outbox").values(row).execute();
    signal.notify("outbox");
    await waitUntil(async () => (await undelivered(server, playerId)) === 0);
    const [letter] = await jobs.deadLetters.list(10);
    expect(letter).toMatchObject({ source: "outbox", payload: { player_id: playerId, payload } });
    await jobs.deadLetters.forget("outbox", letter?.key ?? "");
    server.published.length = 0;
    server.book.setOdds(4, home, typeof payload === "number" ? 1_500 : 1_600);
    await betting.pass();
    const offered = server.published.flatMap(({ publication }) =>
      publication.event === "bet_cashout_changed" ? [publication.data.bet_id] : [],
    );
    expect(offered).toContain(id);
    server.book.setOdds(4, home, 2_000);
  });

  it("sends the current balance when a message with an older one is retried", async () => {
    const player = await newPlayer(server, 10_000);
    const playerId = await idOf(player);
    await server.work.betting.settled();
    const payload = JSON.stringify({ balance: 1, currency: "EUR", subunits: 100 });
    await server.services.database
      .insertInto("outbox")
      .values({ player_id: playerId, topic: "balance_changed", payload, delivered_at: null, attempts: 1 })
      .execute();
    server.services.signal.notify("outbox");
    await server.work.betting.settled();
    const balances = server.published.flatMap(({ channel, publication }) =>
      channel.endsWith(playerId) && publication.event === "balance_changed" ? [publication.data.balance] : [],
    );
    expect(balances.at(-1)).toBe(10_000);
  });

  it("refuses the operator's page to others and answers 404 for unknown dead letters", async () => {
    expect((await server.client().get(address)).status).toBe(403);
    expect((await tryAgain("999999")).status).toBe(404);
    expect((await tryAgain("1 or 1")).status).toBe(404);
    const crossSite = await server.client().send(address, {
      method: "POST",
      body: "id=1",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site", ...operator },
    });
    expect(crossSite.status).toBe(403);
  });
});

describe("an outbox whose table cannot be read", () => {
  it("F30: retries a bounded number of times while it is woken, and delivers everything after recovery", async () => {
    const { database, signal } = patient.services;
    const { betting } = patient.work;
    const { errors, published } = patient;
    const player = await newPlayer(patient, 10_000);
    await betting.settled();
    published.length = 0;
    const before = errors.length;
    await sql`alter table outbox rename column delivered_at to renamed`.execute(database);
    for (let wake = 0; wake < 100; wake += 1) {
      signal.notify("outbox");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(errors.length - before).toBeGreaterThan(0);
    expect(errors.length - before).toBeLessThan(5);
    await sql`alter table outbox rename column renamed to delivered_at`.execute(database);
    expect((await place(player, [betOn([1])])).status).toBe(200);
    await eventually(async () => (published.some(({ publication }) => publication.event === "bet_changed") ? true : null));
  });
});
