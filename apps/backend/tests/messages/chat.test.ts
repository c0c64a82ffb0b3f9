import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessageSent } from "@touchline/contract/channels/chat";
import { createChat } from "../../src/chat/create-chat.ts";
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

  it("has no rooms for other languages, unknown matches or malformed names", async () => {
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
