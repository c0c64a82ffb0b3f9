import { describe, expect, it } from "vitest";
import { isSendable } from "../../src/realtime/match-chat.ts";
import { json } from "../fake-ports.ts";
import { settle } from "../page-harness.ts";
import { bo, dana, openChatPage, chatMessage, siteWithoutChats } from "./chat-page.ts";

type Page = Awaited<ReturnType<typeof openChatPage>>;

const textsOf = ({ chat }: Page): readonly string[] => chat.getState().messages.map(({ text }) => text);

async function say(page: Page, text: string): Promise<void> {
  page.chat.write(text);
  await page.chat.send();
  await settle();
}

describe("a match's chat on a page", () => {
  it("shows history and the number of people once it has entered the room, and each message once, in order", async () => {
    const page = await openChatPage();
    expect(page.chat.getState()).toMatchObject({ connection: "connecting", history: "reading", room: { state: "open" } });
    await page.enter();
    page.handlers().onMessage(chatMessage(4, bo));
    page.handlers().onMessage(chatMessage(3, bo));
    page.handlers().onMessage(chatMessage(4, bo));
    page.handlers().onMessage({ event: "something_else", data: {} });
    expect(textsOf(page)).toEqual(["message 1", "message 2", "message 3", "message 4"]);
    expect(page.chat.getState()).toMatchObject({ connection: "live", history: "read", people: 3 });
    page.handlers().onPresenceChange(1);
    expect(page.chat.getState().people).toBe(4);
  });

  it("reloads the history after a gap, but not when everything missed was delivered", async () => {
    const page = await openChatPage();
    await page.enter();
    page.handlers().onEntering();
    expect(page.chat.getState().connection).toBe("offline");
    page.server.history = async () => [chatMessage(9, bo)];
    await page.enter(true);
    expect(textsOf(page)).toEqual(["message 1", "message 2"]);
    page.handlers().onEntering();
    await page.enter(false);
    expect(textsOf(page)).toEqual(["message 1", "message 2", "message 9"]);
  });

  it("is offline without a connection, and reports failed history until it loads", async () => {
    const page = await openChatPage();
    page.advance(8_000);
    expect(page.chat.getState().connection).toBe("offline");
    page.server.history = async () => Promise.reject(new Error("cut off"));
    await page.enter();
    expect(page.chat.getState()).toMatchObject({ connection: "live", history: "failed" });
    page.server.history = async () => [chatMessage(1, bo)];
    page.chat.retry();
    await settle();
    expect(page.chat.getState()).toMatchObject({ history: "read", messages: [{ id: 1 }] });
  });

  it("reloads failed history on reconnecting, even without a gap", async () => {
    const page = await openChatPage();
    page.server.history = async () => Promise.reject(new Error("cut off"));
    await page.enter();
    page.handlers().onEntering();
    page.server.history = async () => [chatMessage(1, bo)];
    await page.enter(true);
    expect(page.chat.getState()).toMatchObject({ history: "read", messages: [{ id: 1 }] });
  });

  it("is refused when the server has no such room", async () => {
    const page = await openChatPage({ room: () => json({ code: "not_found", message: "" }, 404) });
    expect(page.chat.getState().connection).toBe("refused");
  });

  it("enters the channel named by the template once the page connects, but not after leaving", async () => {
    const page = await openChatPage({ start: "later" });
    expect(page.entered).toEqual([]);
    page.startRealtime();
    expect(page.entered).toEqual(["chat:en.7"]);
    const left = await openChatPage({ start: "later" });
    left.leave();
    left.startRealtime();
    expect(left.entered).toEqual([]);
  });

  it("does nothing on a site without chats", async () => {
    const page = await openChatPage({ config: siteWithoutChats });
    expect(page.entered).toEqual([]);
  });

  it("leaves the room", async () => {
    const page = await openChatPage();
    page.leave();
    expect(page.server.isLeft).toBe(true);
  });

  it("loads nothing before it is in view, and counts messages of others until then", async () => {
    const page = await openChatPage({ view: "unopened" });
    await page.enter();
    expect(page.requests.some(({ path }) => path.endsWith("/chat"))).toBe(false);
    expect(page.chat.getState()).toMatchObject({ connection: "live", history: "reading", people: null });
    page.handlers().onMessage(chatMessage(3, bo));
    page.handlers().onMessage(chatMessage(4, dana));
    await settle();
    expect(page.chat.getState().unread).toBe(1);
    page.chat.setFocus("messages");
    await settle();
    expect(page.chat.getState()).toMatchObject({ history: "read", people: 3, room: { state: "open" } });
    page.handlers().onMessage(chatMessage(5, bo));
    expect(page.chat.getState().unread).toBe(0);
    page.chat.setFocus("elsewhere");
    page.handlers().onMessage(chatMessage(6, bo));
    expect(page.chat.getState().unread).toBe(1);
  });
});

describe("writing", () => {
  it("keeps the draft across pages until the server accepts it", async () => {
    const page = await openChatPage({ kept: { chat_draft_7: "half a sent" } });
    await page.enter();
    expect(page.chat.getState().draft).toBe("half a sent");
    page.chat.write("half a sentence");
    expect(page.kept.get("chat_draft_7")).toBe("half a sentence");
    await page.chat.send();
    expect(page.published).toMatchObject([{ text: "half a sentence" }]);
    expect(page.chat.getState()).toMatchObject({ draft: "", sending: "idle", refusal: null });
    expect(page.kept.has("chat_draft_7")).toBe(false);
  });

  it("keeps what is typed while a message is being sent", async () => {
    const page = await openChatPage();
    await page.enter();
    page.chat.write("first");
    const sending = page.chat.send();
    expect(page.chat.getState().sending).toBe("sending");
    page.chat.write("second");
    await sending;
    expect(page.chat.getState().draft).toBe("second");
  });

  it.each([
    [103, "signIn"],
    [401, "blocked"],
    [403, "closed"],
    [413, "tooLong"],
    [422, "refusedWord"],
    [400, "failed"],
    [1, "offline"],
  ])("keeps the text when it is refused with %s", async (code, type) => {
    const page = await openChatPage();
    await page.enter();
    page.refuseWith(code);
    await say(page, "hello");
    expect(page.chat.getState()).toMatchObject({ draft: "hello", refusal: { type } });
    page.chat.write("hello!");
    expect(page.chat.getState().refusal).toBeNull();
  });

  it("waits as long as the server requires before sending again", async () => {
    const page = await openChatPage();
    await page.enter();
    page.refuseWith(429, "Too many messages. Seconds to wait: 7");
    await say(page, "hello");
    expect(page.chat.getState().refusal).toEqual({ type: "tooFast", seconds: 7 });
    page.accept();
    await say(page, "hello again");
    expect(page.published).toHaveLength(1);
    page.advance(7_000);
    await page.chat.send();
    expect(page.published).toHaveLength(2);
    expect(page.chat.getState()).toMatchObject({ draft: "", refusal: null });
  });

  it("repeats a message under the same key after a lost answer, and accepts that the server has it", async () => {
    const page = await openChatPage();
    await page.enter();
    page.refuseWith(1, "timeout");
    await say(page, "hello");
    page.refuseWith(409);
    await page.chat.send();
    expect(page.published[1]).toEqual(page.published[0]);
    expect(page.chat.getState()).toMatchObject({ draft: "", refusal: null });
    page.accept();
    await say(page, "hello");
    expect(page.published[2]?.key).not.toBe(page.published[0]?.key);
  });

  it("keeps the text while offline", async () => {
    const page = await openChatPage();
    await page.enter();
    page.handlers().onEntering();
    await say(page, "hello");
    expect(page.published).toEqual([]);
    expect(page.chat.getState()).toMatchObject({ draft: "hello", refusal: { type: "offline" } });
  });

  it("reloads the opening hours when the room has closed", async () => {
    let state = "open";
    const page = await openChatPage({
      room: () =>
        json({ match_id: 7, state, opens_at: "2026-11-21T15:00:00.000Z", closes_at: "2026-11-21T21:00:00.000Z", author_id: null }),
    });
    await page.enter();
    state = "closed";
    page.refuseWith(403);
    await say(page, "hello");
    expect(page.chat.getState().room).toEqual({
      state: "closed",
      opensAtMs: 1_795_273_200_000,
      closesAtMs: 1_795_294_800_000,
      ownAuthorId: null,
    });
  });

  it("opens on time, and stops polling when out of view", async () => {
    let state = "not_yet";
    const page = await openChatPage({
      room: () => json({ match_id: 7, state, opens_at: new Date(1_000_000 + 30_000).toISOString(), closes_at: null, author_id: null }),
    });
    expect(page.chat.getState().room?.state).toBe("not_yet");
    state = "open";
    page.advance(30_000);
    await settle();
    expect(page.chat.getState().room?.state).toBe("open");
    const asked = page.requests.length;
    page.chat.setFocus("elsewhere");
    page.advance(600_000);
    expect(page.requests).toHaveLength(asked);
    page.chat.setFocus("messages");
    expect(page.requests).toHaveLength(asked + 1);
  });

  it.each([
    ["", false],
    [" \u200D ", false],
    ["hi", true],
    ["\u{1F600}".repeat(240), true],
    ["\u{1F600}".repeat(241), false],
  ])("%j may be sent: %s", (draft, expected) => {
    expect(isSendable(draft)).toBe(expected);
  });
});

describe("muted and reported authors", () => {
  it("are hidden on this device, with their past and future messages", async () => {
    const page = await openChatPage();
    await page.enter();
    page.chat.mute(bo);
    expect(textsOf(page)).toEqual(["message 2"]);
    page.handlers().onMessage(chatMessage(3, bo));
    expect(page.chat.getState().unread).toBe(0);
    expect(JSON.parse(page.kept.get("chat_muted") ?? "")).toEqual([bo]);
    page.chat.unmute(bo.id);
    expect(textsOf(page)).toEqual(["message 1", "message 2", "message 3"]);
    expect(page.kept.has("chat_muted")).toBe(false);
  });

  it.each(["not json", "{}", '[1,{"id":"x"}]'])("are empty when the device has stored %s", async (text) => {
    const page = await openChatPage({ kept: { chat_muted: text } });
    expect(page.chat.getState().muted).toEqual([]);
  });

  it("are reported, and a failed report is returned", async () => {
    const page = await openChatPage();
    await page.enter();
    expect(await page.chat.report(1, "spam")).toBe(true);
    expect([...page.chat.getState().reported]).toEqual([1]);
    expect(await page.chat.report(2, "spam")).toBe(false);
    expect(page.requests.at(-2)?.body).toBe('{"reason":"spam"}');
  });
});
