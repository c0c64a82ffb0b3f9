import { failure, success } from "@touchline/domain";
import { connectPage } from "../../src/page/connect-page.ts";
import { createMatchChat } from "../../src/realtime/match-chat.ts";
import type { RealtimeClient, Room, RoomHandlers } from "../../src/realtime/realtime-port.ts";
import { json } from "../fake-ports.ts";
import { createPage, settle } from "../page-harness.ts";

export const dana = { id: "p1", name: "Dana" };
export const bo = { id: "p2", name: "Bo" };

const openRoom = { match_id: 7, state: "open", opens_at: "2026-11-21T15:00:00.000Z", closes_at: null, author_id: dana.id };

/** A message as published on the channel. */
export function chatMessage(id: number, author: typeof dana, text = `message ${id}`) {
  const data = { id, key: `key-${id}`, match_id: 7, author, text, created_at: "2026-11-21T16:00:00.000Z" };
  return { event: "chat_message", sent_at: 1, data };
}

const site = {
  endpoint: "/connection/websocket",
  transports: [{ transport: "websocket", endpoint: "/connection/websocket" }],
  emulation_endpoint: "/emulation",
  channels: { public: "public:{locale}", match: "match:{locale}.{matchId}", private: "$private:{locale}", chat: "chat:{locale}.{matchId}" },
  delta: true,
};

/** A site without chats. */
export const siteWithoutChats = { ...site, channels: { public: "public:{locale}", match: "match:{locale}", private: "$private" } };

interface ChatPageOptions {
  readonly room?: () => ReturnType<typeof json>;
  /** Entries in the device's storage. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether the messages are in view from the start. */
  readonly view?: "open" | "unopened";
  readonly start?: "at once" | "later";
  readonly config?: typeof site | typeof siteWithoutChats;
}

/** The chat of match 7 on fake ports, for the player Dana; the test acts as the server. */
export async function openChatPage({
  room = () => json(openRoom),
  kept = {},
  view = "open",
  start = "at once",
  config = site,
}: ChatPageOptions = {}) {
  const page = createPage({
    "/api/v2/matches/7/chat": room,
    "/api/v2/chat/messages/1/report": () => json({ ok: true }, 201),
    "/platform/api/player/sign-in": () =>
      json({
        id: "a-player-s-id",
        email: "demo@touchline.test",
        first_name: "Dana",
        currency: "EUR",
        is_blocked: false,
        serasa: { pve: false },
      }),
    "/platform/api/player/accounts": () => json({ data: [] }),
  });
  for (const [name, value] of Object.entries(kept)) page.kept.set(name, value);
  await page.store.session.signIn({ email: "demo@touchline.test", password: "demo-pass-1" });
  const published: { readonly key: string; readonly text: string }[] = [];
  const entered: string[] = [];
  let handlers: RoomHandlers | null = null;
  const server = {
    answer: success(null) as Awaited<ReturnType<Room["publish"]>>,
    history: async (): Promise<readonly unknown[]> => [chatMessage(1, bo), chatMessage(2, dana)],
    people: 3,
    isLeft: false,
  };
  const serverRoom = {
    publish: async (data: unknown) => {
      published.push(data as { key: string; text: string });
      return server.answer;
    },
    history: async () => server.history(),
    countPeople: async () => server.people,
    leave: () => void (server.isLeft = true),
  };
  const client: RealtimeClient = {
    connect: () => undefined,
    disconnect: () => undefined,
    changeIdentity: () => undefined,
    follow: () => () => undefined,
    enter: (channel, given) => {
      entered.push(channel);
      handlers = given;
      return serverRoom;
    },
  };
  /** Connects the page as its lifecycle code does. */
  const startRealtime = (): void =>
    connectPage(page.store, {
      createClient: (options) => ({ ...client, connect: () => options.onState("connecting") }),
      config,
      origin: "https://bets.test",
    });
  const chat = createMatchChat(page.store, "7");
  const leave = chat.begin();
  if (view === "open") chat.setFocus("messages");
  if (start === "at once") startRealtime();
  await settle();
  return {
    ...page,
    chat,
    leave,
    entered,
    startRealtime,
    published,
    server,
    /** The handlers of the room. */
    handlers: () => {
      if (handlers === null) throw new Error("Nobody entered.");
      return handlers;
    },
    async enter(isGapless = false) {
      handlers?.onEntered({ isGapless });
      await settle();
    },
    refuseWith: (code: number, message = "") => void (server.answer = failure({ code, message })),
    accept: () => void (server.answer = success(null)),
  };
}
