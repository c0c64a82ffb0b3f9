import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessageSent } from "@touchline/contract/channels/chat";
import { createChat } from "../../src/chat/create-chat.ts";
import { maxStoredMessages, pruneMessages, saveMessage } from "../../src/chat/chat-messages.ts";
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

describe("the chat over HTTP", () => {
  const report = (id: number): string => `/api/v2/chat/messages/${id}/report`;

  it("reports when a room is open", async () => {
    const visitor = world.server.client();
    expect((await visitor.get("/api/v2/matches/3/chat")).body).toMatchObject({ match_id: 3, state: "open" });
    expect((await visitor.get("/api/v2/matches/999999/chat")).status).toBe(404);
  });

  it("tells only the player their own pseudonym", async () => {
    const reader = await world.server.signedIn();
    const { id } = (await reader.get("/platform/api/player")).body as { readonly id: string };
    const own = (await reader.get("/api/v2/matches/3/chat")).body["author_id"];
    expect(own).toBe(world.server.services.chat.authorId(id));
    expect(own).not.toContain(id);
    expect((await world.server.client().get("/api/v2/matches/3/chat")).body["author_id"]).toBeNull();
  });

  it("stores one report per player with the message's text", async () => {
    const author = await world.newPlayer();
    const speaker = await world.enter(room, author);
    await speaker.say("buy my tips");
    const id = speaker.received[0]?.id ?? 0;
    const reader = await world.server.signedIn();
    expect((await world.server.client().post(report(id), { reason: "spam" })).status).toBe(401);
    expect((await reader.post(report(id), { reason: "boring" })).status).toBe(400);
    expect((await reader.post(report(999_999), { reason: "spam" })).status).toBe(404);
    for (const reason of ["spam", "abuse"]) expect((await reader.post(report(id), { reason })).status).toBe(201);
    const kept = await world.server.services.database.selectFrom("chat_reports").selectAll().execute();
    expect(kept).toMatchObject([{ message_id: BigInt(id), reason: "spam", text: "buy my tips", author_id: author }]);
  });

  it("shows reports to the operator, who removes or keeps the message", async () => {
    const { origin } = world.server;
    const here = { "x-forwarded-for": "127.0.0.1" };
    const decide = async (fields: string, from = origin): Promise<number> =>
      (
        await fetch(`${origin}/api/operator/chat`, {
          method: "POST",
          headers: { ...here, origin: from, "content-type": "application/x-www-form-urlencoded" },
          body: fields,
        })
      ).status;
    const page = async (): Promise<string> => (await fetch(`${origin}/api/operator/chat`, { headers: here })).text();
    const speaker = await world.enter(room, await world.newPlayer());
    await speaker.say("buy <b>my</b> tips");
    await speaker.say("what a match");
    const [bad = 0, good = 0] = speaker.received.map(({ id }) => id);
    const readers = await Promise.all([world.server.signedIn(), world.server.signedIn("broke@touchline.test")]);
    for (const reader of readers) await reader.post(report(bad), { reason: "spam" });
    await readers[0]?.post(report(good), { reason: "other" });
    expect((await fetch(`${origin}/api/operator/chat`, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(403);
    expect(await page()).toContain("buy &lt;b&gt;my&lt;/b&gt; tips");
    expect(await page()).toContain("spam (2)");
    expect(await decide(`message=${bad}&decision=removed`, "https://elsewhere.example")).toBe(403);
    for (const fields of ["", "message=x&decision=removed", `message=${bad}&decision=praised`]) expect(await decide(fields)).toBe(400);
    expect(await decide(`message=${bad}&decision=removed`)).toBe(200);
    expect(await decide(`message=${good}&decision=left`)).toBe(200);
    const events: unknown[] = [];
    const late = await world.enter(room);
    for (const { data } of (await late.subscription.history({ limit: 50 })).publications) events.push(data);
    expect(events).toMatchObject([{ data: { id: bad } }, { data: { id: good } }, { event: "chat_message_removed", data: { id: bad } }]);
    const kept = await world.server.services.database
      .selectFrom("chat_messages")
      .select("id")
      .where("id", "in", [BigInt(bad), BigInt(good)])
      .execute();
    expect(kept).toEqual([{ id: BigInt(good) }]);
    for (const id of [bad, good]) expect(await page()).not.toContain(`value="${id}"`);
  });

  it("accepts ten reports a minute", async () => {
    const reader = await world.server.signedIn();
    for (let count = 0; count < 10; count += 1) await reader.post(report(1), { reason: "spam" });
    const reply = await reader.post(report(1), { reason: "spam" });
    expect([reply.status, reply.headers.has("retry-after")]).toEqual([429, true]);
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
    });
    expect(chat.room("en", 36)?.state).toBe(state);
    const call = { channel: "chat:en.36", userId: await world.newPlayer(), data: { key: crypto.randomUUID(), text: "hello" } };
    expect(await chat.guard.publish(call)).toMatchObject(state === "open" ? { data: { event: "chat_message" } } : { error: { code: 403 } });
  });
});
