import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatWork } from "../../src/chat/start-chat-work.ts";
import { startJobs } from "../../src/platform/jobs/start-jobs.ts";
import { createLocalSignal } from "../../src/platform/jobs/work-signal.ts";
import { BrokerUnavailable } from "../../src/platform/realtime-publisher.ts";
import { listStoredMessages, maxStoredMessages, pruneMessages, removeMessage, saveMessage } from "../../src/chat/chat-messages.ts";
import { startChatWorld, type ChatWorld } from "./chat-world.ts";

let world: ChatWorld;
beforeAll(async () => {
  world = await startChatWorld();
});
afterAll(async () => {
  await world.stop();
  await world.server.services.database.destroy();
  expect(world.errors).toEqual([]);
});

describe("stored chat messages", () => {
  it("are the newest of each room, excluding old ones", async () => {
    const { database } = world.server.services;
    const author = { id: await world.newPlayer(), name: "Dana" };
    const write = async (matchId: number, index: number, at: Date): Promise<unknown> =>
      saveMessage(database, { room: { matchId, locale: "en" }, author, key: crypto.randomUUID(), text: `${index}`, at }, (id) => id);
    const now = new Date();
    for (let index = 0; index < maxStoredMessages + 5; index += 1) await write(37, index, now);
    await write(38, 0, now);
    await write(39, 0, new Date(now.getTime() - 1_000));
    await pruneMessages(database, now);
    const rows = await database.selectFrom("chat_messages").select(["match_id", "text"]).orderBy("id").execute();
    expect(rows.filter((row) => row.match_id === 37n).map((row) => row.text)).toEqual(
      Array.from({ length: maxStoredMessages }, (_, index) => `${index + 5}`),
    );
    expect(rows.filter((row) => row.match_id > 37n).map((row) => row.match_id)).toEqual([38n]);
  });
});

describe("the leader's work on chats", () => {
  const roomOf = (channel: string) => channel.startsWith("chat:en.4");
  /** Starts the work as another process that becomes the leader; returns what it publishes. */
  async function publishedBy(
    lostRooms: readonly string[],
    { isDown = () => false, lose = () => undefined }: { isDown?: () => boolean; lose?: (emitLoss: () => void) => void } = {},
  ): Promise<readonly string[]> {
    const { database, clock } = world.server.services;
    const published: string[] = [];
    let emitLoss = (): void => undefined;
    const stored = await listStoredMessages(database, (id) => id);
    const errors: unknown[] = [];
    const retry = { firstMs: 10, maxMs: 10 };
    const jobs = await startJobs({ database, signal: createLocalSignal(), retry, onError: (error) => void errors.push(error) });
    const work = startChatWork({
      database,
      jobs,
      clock,
      pseudonymOf: (id) => `p_${id.length}`,
      publisher: {
        async publish(channel, { event }, { idempotencyKey = "" } = {}) {
          if (isDown()) throw new BrokerUnavailable("No answer.");
          if (roomOf(channel)) published.push(`${channel} ${event} ${idempotencyKey}`);
        },
        readHistory: async (channel) =>
          lostRooms.includes(channel)
            ? []
            : stored
                .filter(({ room: { matchId: id, locale } }) => channel === `chat:${locale}.${id}`)
                .map(({ message }) => ({ event: "chat_message", data: message })),
        onHistoryLost(listener) {
          emitLoss = listener;
          return () => undefined;
        },
      },
    });
    await work.settled();
    lose(emitLoss);
    await work.settled();
    // After a failure the job waits for its next try.
    if (errors.length > 0) await expect.poll(() => published.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(errors.every((error) => error instanceof BrokerUnavailable)).toBe(true);
    await jobs.stop();
    return published;
  }
  const write = async (matchId: number, text: string): Promise<number> => {
    const author = { id: await world.newPlayer(), name: "Dana" };
    const message = { room: { matchId, locale: "en" }, author, key: crypto.randomUUID(), text, at: new Date() };
    return (await saveMessage(world.server.services.database, message, (id) => id))?.id ?? 0;
  };

  it("restores only rooms whose history is lost", async () => {
    const [kept, first, second] = [await write(41, "kept"), await write(42, "first"), await write(42, "second")];
    expect(kept).toBeGreaterThan(0);
    expect(await publishedBy(["chat:en.42"])).toEqual([`chat:en.42 chat_message chat-${first}`, `chat:en.42 chat_message chat-${second}`]);
  });

  it("restores rooms again when the realtime server reports that it has lost their history", async () => {
    const [id, lost] = [await write(45, "kept at first"), ["chat:en.45"]];
    const lose = (emitLoss: () => void): void => {
      lost.push("chat:en.46");
      emitLoss();
    };
    const other = await write(46, "lost later");
    expect(await publishedBy(lost, { lose })).toEqual([
      `chat:en.45 chat_message chat-${id}`,
      `chat:en.45 chat_message chat-${id}`,
      `chat:en.46 chat_message chat-${other}`,
    ]);
  });

  it("notifies a room of a removal that another process stored but did not publish", async () => {
    const id = await write(43, "buy my tips");
    expect(await removeMessage(world.server.services.database, id)).toBe(true);
    expect(await publishedBy([])).toEqual([`chat:en.43 chat_message_removed chat-removed-${id}`]);
    expect(await publishedBy([])).toEqual([]);
  });

  it("starts while the broker does not answer and restores rooms when it does", async () => {
    const id = await write(44, "kept");
    let tries = 0;
    expect(await publishedBy(["chat:en.44"], { isDown: () => (tries += 1) < 4 })).toEqual([`chat:en.44 chat_message chat-${id}`]);
  });
});
