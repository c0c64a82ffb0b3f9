import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMatchChat, type MatchChat } from "../../src/realtime/match-chat.ts";
import { startHubPage, type HubPage } from "./hub-harness.ts";
import { bo, chatMessage } from "./chat-page.ts";

const within = { timeout: 4_000, interval: 10 };
const channel = "chat:en.7";
let page: HubPage;
let chat: MatchChat;
let leave: () => void;
let isKnown = true;

beforeEach(async () => {
  isKnown = true;
  page = await startHubPage();
  page.hub.guard("chat", {
    subscribe: () => (isKnown ? null : { code: 102, message: "unknown channel" }),
    publish: async ({ userId, data }) => {
      const { text } = data as { readonly text: string };
      return text === "no" ? { error: { code: 422, message: "No." } } : { data: chatMessage(5, { id: userId, name: "Dana" }, text) };
    },
  });
});
afterEach(async () => {
  leave();
  await page.close();
});

async function enter(): Promise<void> {
  chat = createMatchChat(page.store, "7");
  leave = chat.begin();
  chat.setFocus("messages");
  await vi.waitFor(() => expect(chat.getState().history).toBe("read"), within);
}
const texts = (): readonly string[] => chat.getState().messages.map(({ text }) => text);

describe("a chat on the real hub", () => {
  it("loads history, counts people and recovers messages sent while the connection was cut", async () => {
    for (const id of [1, 2]) page.hub.publish(channel, chatMessage(id, bo));
    await enter();
    expect(texts()).toEqual(["message 1", "message 2"]);
    await vi.waitFor(() => expect(chat.getState().people).toBe(1), within);
    page.cut();
    page.hub.publish(channel, chatMessage(3, bo));
    await vi.waitFor(() => expect(chat.getState().connection).toBe("offline"), within);
    await vi.waitFor(() => expect(texts()).toEqual(["message 1", "message 2", "message 3"]), within);
    await vi.waitFor(() => expect(chat.getState()).toMatchObject({ connection: "live", people: 1 }), within);
  });

  it("drops messages that the operator removes, from history and while in view", async () => {
    const take = (id: number): void =>
      void page.hub.publish(channel, { event: "chat_message_removed", sent_at: 1, data: { id, match_id: 7 } });
    for (const id of [1, 2]) page.hub.publish(channel, chatMessage(id, bo));
    take(1);
    await enter();
    expect(texts()).toEqual(["message 2"]);
    page.hub.publish(channel, chatMessage(3, bo));
    await vi.waitFor(() => expect(texts()).toEqual(["message 2", "message 3"]), within);
    take(2);
    await vi.waitFor(() => expect(texts()).toEqual(["message 3"]), within);
  });

  it("publishes a player's message, and returns the reason of a refusal", async () => {
    await enter();
    chat.write("too early");
    await chat.send();
    expect(chat.getState()).toMatchObject({ draft: "too early", refusal: { type: "signIn" } });
    await page.store.session.signIn({ email: "demo@touchline.test", password: "demo-pass-1" });
    await vi.waitFor(() => expect(page.hub.stats().users).toBe(1), within);
    await vi.waitFor(() => expect(chat.getState().connection).toBe("live"), within);
    chat.write("no");
    await chat.send();
    expect(chat.getState()).toMatchObject({ draft: "no", refusal: { type: "refusedWord" } });
    chat.write("hello");
    await chat.send();
    await vi.waitFor(() => expect(chat.getState().messages).toMatchObject([{ author: { id: "42", name: "Dana" }, text: "hello" }]), within);
    expect(chat.getState()).toMatchObject({ draft: "", refusal: null });
  });

  it("is refused when there is no such room", async () => {
    isKnown = false;
    chat = createMatchChat(page.store, "7");
    leave = chat.begin();
    await vi.waitFor(() => expect(chat.getState().connection).toBe("refused"), within);
  });
});
