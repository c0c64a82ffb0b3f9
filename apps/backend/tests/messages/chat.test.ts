import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessageSent } from "@touchline/contract/channels/chat";
import { createChat } from "../../src/chat/create-chat.ts";
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

const key = "0d6f3c52-7c1f-4d0e-9c55-0f4f6c0a8f11";
/** Each test has its own room. */
let matchId = 0;
let room = "";
beforeEach(() => {
  matchId += 1;
  room = `en.${matchId}`;
});

describe("a match's chat", () => {
  it("sends messages to everybody in the room, with the session's name and a pseudonymous id", async () => {
    const dana = await world.newPlayer("Dana");
    const visitor = await world.enter(room);
    const speaker = await world.enter(room, dana);
    await speaker.subscription.publish({ key, text: "  What a\u202E goal \u{1F525} " });
    await vi.waitFor(() => expect(visitor.received).toHaveLength(1));
    const [message] = visitor.received;
    expect(message).toEqual({
      id: message?.id,
      key,
      match_id: matchId,
      author: { id: world.server.services.chat.authorId(dana), name: "Dana" },
      text: "What a goal \u{1F525}",
      created_at: message?.created_at,
    });
    expect(speaker.received).toEqual(visitor.received);
  });

  it("ignores what a client claims about itself", async () => {
    const speaker = await world.enter(room, await world.newPlayer("Dana"));
    const forged = { key, text: "hello", author: { id: "42", name: "Support" } };
    await expect(speaker.subscription.publish(forged)).rejects.toMatchObject({ code: 400 });
    expect(speaker.received).toEqual([]);
  });

  it("refuses messages from visitors and from players outside the room", async () => {
    const visitor = await world.enter(room);
    await expect(visitor.say("hello")).rejects.toMatchObject({ code: 103 });
    const player = await world.enter(room, await world.newPlayer());
    await expect(player.client.publish("chat:en.40", { key, text: "hello" })).rejects.toMatchObject({ code: 103 });
  });

  it.each([
    ["a message that is none", { text: "hello" }, 400],
    ["blanks", { key, text: " \u200D\u3164 " }, 400],
    ["241 characters", { key, text: "\u{1F600}".repeat(241) }, 413],
    ["a refused word in disguise", { key, text: "you b1tch" }, 422],
  ])("refuses %s", async (_what, data, code) => {
    const speaker = await world.enter(room, await world.newPlayer());
    await expect(speaker.subscription.publish(data)).rejects.toMatchObject({ code });
    await expect(speaker.subscription.publish({ key, text: "\u{1F600}".repeat(240) })).resolves.toBeDefined();
  });

  it("accepts the same message once", async () => {
    const speaker = await world.enter(room, await world.newPlayer());
    await speaker.say("once", key);
    await expect(speaker.say("once", key)).rejects.toMatchObject({ code: 409 });
    expect(speaker.received).toHaveLength(1);
  });

  it("slows down only players who write too fast and reports the wait", async () => {
    const speaker = await world.enter(room, await world.newPlayer());
    for (const text of ["one", "two", "three", "four"]) await speaker.say(text);
    await expect(speaker.say("five")).rejects.toMatchObject({ code: 429, message: expect.stringMatching(/: [1-5]$/) as string });
    const other = await world.enter(room, await world.newPlayer());
    await expect(other.say("still me")).resolves.toBeDefined();
  });

  it("hides a player's name if it contains a refused word", async () => {
    const speaker = await world.enter(room, await world.newPlayer("B1tch"));
    await speaker.say("hello");
    expect(speaker.received).toMatchObject([{ author: { name: "" }, text: "hello" }]);
  });

  it("refuses messages from a blocked player", async () => {
    const id = await world.newPlayer();
    const speaker = await world.enter(room, id);
    await world.server.services.database.updateTable("players").set({ is_blocked: true }).where("id", "=", id).execute();
    await expect(speaker.say("hello")).rejects.toMatchObject({ code: 401 });
  });

  it("reports presence, joins and leaves", async () => {
    const visitor = await world.enter(room);
    const events: string[] = [];
    visitor.subscription.on("join", ({ info }) => events.push(`join ${info.user}`));
    visitor.subscription.on("leave", ({ info }) => events.push(`leave ${info.user}`));
    const id = await world.newPlayer();
    const player = await world.enter(room, id);
    expect((await visitor.subscription.presenceStats()).numClients).toBe(2);
    player.client.disconnect();
    const name = world.server.services.chat.authorId(id);
    await vi.waitFor(() => expect(events).toEqual(["join ", `join ${name}`, `leave ${name}`]));
    expect((await visitor.subscription.presenceStats()).numClients).toBe(1);
  });

  it("never reveals a player's id in messages, history, presence, joins and leaves", async () => {
    const seen: unknown[] = [];
    const visitor = await world.enter(room);
    visitor.subscription.on("publication", (context) => void seen.push(context));
    visitor.subscription.on("join", (context) => void seen.push(context));
    visitor.subscription.on("leave", (context) => void seen.push(context));
    const [first, second] = [await world.newPlayer("Dana"), await world.newPlayer("Bo")];
    const speaker = await world.enter(room, first);
    const other = await world.enter("en.4", first);
    const listener = await world.enter(room, second);
    await speaker.say("hello");
    seen.push(await listener.subscription.presence(), await visitor.subscription.presence());
    seen.push(await visitor.subscription.history({ limit: 50, reverse: true }));
    listener.client.disconnect();
    await vi.waitFor(async () => expect((await visitor.subscription.presenceStats()).numUsers).toBe(2));
    expect(seen.length).toBeGreaterThanOrEqual(7);
    const text = JSON.stringify(seen);
    for (const id of [first, second]) expect(text).not.toContain(id);
    const { chat } = world.server.services;
    const names = (presence: Awaited<ReturnType<typeof visitor.subscription.presence>>): readonly string[] =>
      Object.values(presence.clients)
        .map(({ user }) => user)
        .filter((user) => user !== "");
    expect(names(await visitor.subscription.presence())).toEqual([chat.authorId(first)]);
    // The pseudonym is the same in every room, so muting applies to all rooms.
    expect(names(await other.subscription.presence())).toContain(chat.authorId(first));
    expect(chat.authorId(first)).not.toBe(chat.authorId(second));
  });

  it("removes control and direction characters from messages", async () => {
    const speaker = await world.enter(room, await world.newPlayer("Dana"));
    await speaker.say("\u0000nul safe\u202Egnp.exe \u2066cafe\u0301");
    const row = await world.server.services.database.selectFrom("chat_messages").select("text").orderBy("id", "desc").executeTakeFirst();
    expect(row?.text).toBe("nul safegnp.exe caf\u00E9");
  });

  it("has no room for other languages, unknown matches and malformed names", async () => {
    for (const name of ["en.999999", "fr.3", "en.abc", "en"]) await expect(world.enter(name)).rejects.toBeDefined();
  });

  it("keeps the last messages across a restart", async () => {
    const before = await world.enter(room, await world.newPlayer("Dana"));
    await before.say("first");
    await before.say("second");
    const { book, services } = world.server;
    await world.stop();
    world = await startChatWorld({ resume: { book, database: services.database } });
    const after = await world.enter(room);
    const { publications } = await after.subscription.history({ limit: 50, reverse: true });
    expect(publications.map(({ data }) => (data as ChatMessageSent).data.text)).toEqual(["second", "first"]);
  });

  it("recovers messages sent while the connection was interrupted", async () => {
    const listener = await world.enter(room);
    listener.client.disconnect();
    const speaker = await world.enter(room, await world.newPlayer());
    await speaker.say("while you were away");
    listener.client.connect();
    await vi.waitFor(() => expect(listener.received.map(({ text }) => text)).toEqual(["while you were away"]));
  });
});

describe("stored chat messages", () => {
  it("are the newest of each room, without old ones", async () => {
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

  it("restores rooms again when the realtime server tells that it has lost their history", async () => {
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

  it("notifies a room of a removal that another process stored before it ended", async () => {
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

describe("a room's hours", () => {
  const startsAt = Date.UTC(2026, 10, 22, 15);
  const hour = 3_600_000;

  it.each([
    ["a day before", 0, -25 * hour, "not_yet"],
    ["from a day before", 0, -24 * hour, "open"],
    ["while it runs", 1, 100 * hour, "open"],
    ["while it is stopped", 2, 100 * hour, "open"],
    ["after the end", 4, 5 * hour, "open"],
    ["six hours after the start", 4, 6 * hour, "closed"],
  ] as const)("%s", async (_when, status, fromStart, state) => {
    const { book, services } = world.server;
    book.change(36, { status });
    const clock = { now: () => startsAt + fromStart, speed: 1 };
    const { database } = services;
    const chat = createChat({
      database,
      book,
      clock,
      locales: ["en"],
      hours: { before: 24, after: 6 },
      refusedWords: [],
      pseudonymOf: (id) => `p_${id.length}`,
      limits: services.limits,
      signal: services.signal,
    });
    expect(chat.room("en", 36)?.state).toBe(state);
    const call = { channel: "chat:en.36", userId: await world.newPlayer(), data: { key: crypto.randomUUID(), text: "hello" } };
    expect(await chat.guard.publish(call)).toMatchObject(state === "open" ? { data: { event: "chat_message" } } : { error: { code: 403 } });
  });
});
