import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatWorld, startChatWorld } from "./chat-world.ts";

let world: ChatWorld;
beforeAll(async () => {
  world = await startChatWorld();
});
afterAll(async () => {
  await world.stop();
  await world.server.services.database.destroy();
  expect(world.errors).toEqual([]);
});

/** Each test has its own room. */
let matchId = 0;
let room = "";
beforeEach(() => {
  matchId += 1;
  room = `en.${matchId}`;
});

describe("the chat over HTTP", () => {
  const report = (id: number): string => `/api/v2/chat/messages/${id}/report`;

  it("reports when a room is open", async () => {
    const visitor = world.server.client();
    expect((await visitor.get("/api/v2/matches/3/chat")).body).toMatchObject({ match_id: 3, state: "open" });
    expect((await visitor.get("/api/v2/matches/999999/chat")).status).toBe(404);
  });

  it("reports a player's pseudonym only to that player", async () => {
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
    await world.work.settled();
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
