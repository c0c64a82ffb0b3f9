import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Outbox, startOutbox } from "../../src/betting/outbox.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { type Jobs, startJobs } from "../../src/platform/jobs/start-jobs.ts";
import { createLocalSignal } from "../../src/platform/jobs/work-signal.ts";
import { BrokerUnavailable, type RealtimePublisher } from "../../src/platform/realtime-publisher.ts";
import { eventually } from "../support/eventually.ts";
import { createScriptedBook } from "../support/scripted-book.ts";
import { openTestDatabase } from "../support/test-database.ts";

/** A broker outside the processes that accepts each key once and can stop answering. */
interface Broker {
  /** Keys in the order in which they were accepted. */
  readonly taken: string[];
  /** Number of publications received, with repetitions. */
  received: number;
  /** Called with each publication before it is answered. */
  beforeAnswer: (received: number) => Promise<void>;
  readonly publisher: RealtimePublisher;
}

function createBroker(): Broker {
  const broker: Broker = {
    taken: [],
    received: 0,
    beforeAnswer: () => Promise.resolve(),
    publisher: {
      async publish(_channel, _publication, { idempotencyKey = "" } = {}) {
        broker.received += 1;
        const own = broker.received;
        if (!broker.taken.includes(idempotencyKey)) broker.taken.push(idempotencyKey);
        await broker.beforeAnswer(own);
      },
      hasInterest: () => true,
      hasSubscribers: () => true,
      disconnectUser: () => undefined,
    },
  };
  return broker;
}

let database: Database;
let broker: Broker;
const takers: { readonly jobs: Jobs; readonly outbox: Outbox }[] = [];
const errors: unknown[] = [];
/** Notifications that became push messages. */
const pushed: string[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  broker = createBroker();
  errors.length = 0;
  pushed.length = 0;
});
afterEach(async () => {
  for (const { jobs } of takers.splice(0)) await jobs.stop();
  await database.destroy();
});

/** Starts a process that delivers; it receives no signals from the others. */
async function startTaker(publisher: RealtimePublisher = broker.publisher): Promise<Outbox> {
  const onError = (error: unknown): void => void errors.push(error);
  const jobs = await startJobs({
    database,
    signal: createLocalSignal(),
    onError,
    retry: { firstMs: 20, maxMs: 40, maxAttempts: 3 },
    pollEveryMs: 50,
  });
  const outbox = startOutbox({
    database,
    jobs,
    onError,
    publisher,
    book: createScriptedBook(),
    clock: { now: () => Date.now(), speed: 1 },
    cashoutMarginBasisPoints: 500,
    locales: ["en"],
    onBetChanged: () => undefined,
    onUndelivered: (_playerId, notificationId) => void pushed.push(notificationId),
  });
  takers.push({ jobs, outbox });
  return outbox;
}

/** Enqueues messages for these players in turn and returns the keys of each player in order. */
async function enqueue(players: readonly string[], count: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = Array.from({ length: count }, (_, index) => ({
    player_id: players[index % players.length] ?? "",
    topic: "bonus_issued" as const,
    payload: JSON.stringify({ id: index, type: "freebet" }),
    delivered_at: null,
  }));
  const written = await database.insertInto("outbox").values(rows).returning(["id", "player_id"]).execute();
  const keysOf = (of: typeof written): readonly string[] => of.toSorted((a, b) => Number(a.id - b.id)).map(({ id }) => `outbox-${id}-en`);
  return new Map([...Map.groupBy(written, (row) => row.player_id)].map(([player, own]) => [player, keysOf(own)]));
}

async function countUndelivered(): Promise<number> {
  return (await database.selectFrom("outbox").select("id").where("delivered_at", "is", null).execute()).length;
}

async function untilDelivered(): Promise<void> {
  await eventually(async () => ((await countUndelivered()) === 0 ? true : null));
}

/** Expects that the broker accepted every message once, and those for each player in order. */
function expectInOrder(keysOfPlayers: ReadonlyMap<string, readonly string[]>): void {
  for (const keys of keysOfPlayers.values()) expect(broker.taken.filter((key) => keys.includes(key))).toEqual(keys);
  expect(broker.taken).toHaveLength([...keysOfPlayers.values()].flat().length);
}

describe("an outbox with two takers", () => {
  it("F50: delivers each message once, in order for each player", async () => {
    const players = Array.from({ length: 7 }, () => randomUUID());
    await startTaker();
    const early = await enqueue(players, 120);
    await startTaker();
    const late = await enqueue(players, 120);
    await untilDelivered();
    expectInOrder(new Map(players.map((player) => [player, [...(early.get(player) ?? []), ...(late.get(player) ?? [])]])));
    // A take-over may publish the current batch again; the broker drops the repeats by their keys.
    expect(broker.received).toBeLessThanOrEqual(240 + 50);
    expect(errors).toEqual([]);
  });

  it("F50: continues in order when the first taker ends between publishing and marking", async () => {
    const players = [randomUUID(), randomUUID()];
    const { promise: afterTest, resolve: endTest } = Promise.withResolvers<void>();
    // The broker accepts the first taker's publications from the 31st on, but never answers them.
    let isFirstDead = false;
    await startTaker({
      ...broker.publisher,
      async publish(...publication) {
        await broker.publisher.publish(...publication);
        isFirstDead ||= broker.received > 30;
        if (isFirstDead) await afterTest;
      },
    });
    const keys = await enqueue(players, 100);
    await eventually(async () => (isFirstDead ? true : null));
    expect(await countUndelivered()).toBeGreaterThan(60);
    await startTaker();
    await untilDelivered();
    expectInOrder(keys);
    expect(broker.received).toBeGreaterThan(100);
    endTest();
  });

  it("takes over the lease of a taker that died without releasing it", async () => {
    await sql`insert into work_leases (name, holder, until) values ('outbox', ${randomUUID()}::uuid, now() + interval '1 hour')`.execute(
      database,
    );
    const keys = await enqueue([randomUUID()], 5);
    await startTaker();
    await untilDelivered();
    expectInOrder(keys);
  });
});

describe("an outbox whose broker does not answer", () => {
  it("F51: waits without counting a failure of its messages, and delivers them all afterwards", async () => {
    let isDown = true;
    broker.beforeAnswer = async () => {
      if (isDown) throw new BrokerUnavailable("No answer.");
    };
    const keys = await enqueue([randomUUID(), randomUUID()], 10);
    await startTaker();
    await eventually(async () => (errors.length >= 6 ? true : null));
    const rows = await database.selectFrom("outbox").select(["attempts", "delivered_at"]).execute();
    expect(rows.every(({ attempts, delivered_at: at }) => attempts === 0 && at === null)).toBe(true);
    isDown = false;
    await untilDelivered();
    expectInOrder(keys);
  });

  it("turns a message that the broker refuses into a dead letter, and delivers those behind it", async () => {
    const keys = await enqueue([randomUUID()], 5);
    const [refused = ""] = [...keys.values()][0] ?? [];
    await startTaker({
      ...broker.publisher,
      async publish(channel, publication, options) {
        if (options?.idempotencyKey === refused) throw new Error("The publication is too large.");
        await broker.publisher.publish(channel, publication, options);
      },
    });
    await untilDelivered();
    expect(broker.taken).toEqual([...keys.values()][0]?.slice(1));
    const letters = await database.selectFrom("dead_letters").select(["source", "key", "attempts"]).execute();
    expect(letters).toEqual([{ source: "outbox", key: refused.split("-")[1], attempts: 3 }]);
  });
});

describe("a notification in the outbox", () => {
  const notify = (playerId: string, id: string) =>
    database
      .insertInto("outbox")
      .values({ player_id: playerId, topic: "notification", payload: JSON.stringify({ id }), delivered_at: null })
      .execute();

  it("becomes one push message when it is certain that no page listens, even if it is published several times", async () => {
    broker.beforeAnswer = async (received) => {
      if (received < 4) throw new BrokerUnavailable("No answer.");
    };
    await notify(randomUUID(), "n1");
    await startTaker({ ...broker.publisher, hasSubscribers: () => false });
    await untilDelivered();
    expect(pushed).toEqual(["n1"]);
    expect(broker.taken).toHaveLength(2);
  });

  it("becomes no push message while a page listens", async () => {
    await notify(randomUUID(), "n2");
    await startTaker();
    await untilDelivered();
    expect(pushed).toEqual([]);
  });
});
