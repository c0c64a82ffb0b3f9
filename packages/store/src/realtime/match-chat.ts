import { chatTextLength, chatTextLimit, localeToChannel } from "@touchline/domain";
import type * as chat from "@touchline/contract/http/chat";
import type { ChatReportReason } from "@touchline/contract/http/chat";
import type { ApiClient } from "../core/api-client.ts";
import type { StorePorts } from "../core/ports.ts";
import type { ServerClock } from "../core/server-clock.ts";
import type { SessionStore } from "../player/session.ts";
import type { Realtime } from "./realtime.ts";
import type { Room, RoomHandlers } from "./realtime-port.ts";
import type { EndpointCall } from "../core/api-client.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";
import {
  type ChatAuthor,
  type ChatMessage,
  type ChatRefusal,
  type ChatState,
  errorToRefusal,
  mergeMessages,
  readMuted,
  wireToMessage,
  wireToRemovedId,
  wireToRoom,
  writeMuted,
} from "./chat-state.ts";

/** Beside the other calls of the page, which are in its first load. */
const getChatRoom: EndpointCall<typeof chat.getChatRoom> = { method: "GET", path: "/api/v2/matches/:id/chat" };
const reportChatMessage: EndpointCall<typeof chat.reportChatMessage> = {
  method: "POST",
  path: "/api/v2/chat/messages/:id/report",
};

export { chatTextLength, chatTextLimit } from "@touchline/domain";
export type { ChatReportReason } from "@touchline/contract/http/chat";
export type { ChatAuthor, ChatMessage } from "./chat-state.ts";
export type { ChatRefusal } from "./chat-state.ts";
export type { ChatRoom, ChatState } from "./chat-state.ts";

/** The chat of one match on one page. */
export interface MatchChat extends Pick<ValueStore<ChatState>, "getState" | "subscribe"> {
  /** Enters the room; the answer leaves it. */
  begin(): () => void;
  /** Somebody looks at the messages, or no more: what comes while nobody does is unread. The first look reads the history. */
  look(at: "messages" | "elsewhere"): void;
  /** Changes the draft, which is kept for the session. */
  write(draft: string): void;
  /** Publishes the draft; it stays until the server has taken it. */
  send(): Promise<void>;
  /** Reads again what could not be read. */
  retry(): void;
  mute(author: ChatAuthor): void;
  unmute(authorId: string): void;
  /** False when it did not arrive. */
  report(messageId: number, reason: ChatReportReason): Promise<boolean>;
}

/** What a chat needs of the page. */
interface ChatPage {
  readonly api: ApiClient;
  readonly clock: ServerClock;
  readonly locale: string;
  readonly ports: StorePorts;
  readonly realtime: Pick<Realtime, "running" | "subscribe">;
  readonly session: SessionStore;
}

const shownHistory = 50;
const patienceMs = 8_000;
const readRoomEveryMs = 60_000;
const soonestMs = 1_000;

/** Whether a draft may be sent: not blank, and not too long once cleaned. */
export function isSendable(draft: string): boolean {
  const length = chatTextLength(draft);
  return length > 0 && length <= chatTextLimit;
}

/** Makes the chat of a match; nothing happens before `begin`. */
export function createMatchChat({ api, clock, locale, realtime, session, ports }: ChatPage, matchId: string): MatchChat {
  const draftName = `chat_draft_${matchId}`;
  const state = createValueStore<ChatState>({
    link: "connecting",
    history: "reading",
    room: null,
    messages: [],
    people: null,
    draft: ports.sessionStorage.read(draftName) ?? "",
    sending: "idle",
    refusal: null,
    unread: 0,
    muted: readMuted(ports.localStorage),
    reported: new Set(),
  });
  let entrance: ChatEntrance | null = null;
  let heard: readonly ChatMessage[] = [];
  /** Ids of messages that the operator took away; they stay in the channel's history. */
  const removed = new Set<number>();
  /** What came while nobody looked. */
  let unseen: readonly ChatMessage[] = [];
  let isLookedAt = false;
  /** Nothing is read for a chat that nobody has opened. */
  let isOpened = false;
  let attempt: { readonly text: string; readonly key: string } | null = null;
  let endWait: () => void = () => undefined;
  let cancelReading: () => void = () => undefined;

  function hear(messages: readonly ChatMessage[]): void {
    heard = mergeMessages(heard, messages).filter(({ id }) => !removed.has(id));
    const hidden = new Set(state.getState().muted.map(({ id }) => id));
    state.setState({ messages: heard.filter(({ author }) => !hidden.has(author.id)) });
  }

  function takeMessage(data: unknown): void {
    const removedId = wireToRemovedId(data);
    if (removedId !== null) {
      removed.add(removedId);
      return hear([]);
    }
    const message = wireToMessage(data);
    if (message === null || heard.some(({ id }) => id === message.id)) return;
    hear([message]);
    if (isLookedAt) return;
    unseen = [...unseen, message];
    // Which messages are a player's own, the room says: it is read with the first that comes while nobody looks.
    if (unseen.length === 1 && state.getState().room === null && session.getState().player !== null) void readRoom().then(countUnread);
    else countUnread();
  }

  function countUnread(): void {
    const { muted, room } = state.getState();
    const passedOver = new Set([room?.ownAuthorId, ...muted.map(({ id }) => id)]);
    state.setState({ unread: unseen.filter(({ author }) => !passedOver.has(author.id)).length });
  }

  /** Reads the hours, and again when the room is said to open and every minute, while somebody looks. */
  async function readRoom(): Promise<void> {
    cancelReading();
    const answer = await api.call(getChatRoom, { params: { id: Number(matchId) } });
    if (answer.ok) {
      const room = wireToRoom(answer.value);
      state.setState({ room });
      const untilOpenMs = room.state === "not_yet" ? (room.opensAtMs - clock.now()) / clock.speed() : readRoomEveryMs;
      cancelReading = ports.time.after(Math.min(Math.max(untilOpenMs, soonestMs), readRoomEveryMs), () => void (isLookedAt && readRoom()));
    } else if (answer.error.type === "refused" && answer.error.status === 404) state.setState({ link: "refused" });
  }

  async function readHistory(): Promise<void> {
    const room = entrance?.room();
    if (room == null || state.getState().link !== "live") return;
    try {
      const publications = await room.history(shownHistory);
      for (const id of publications.map(wireToRemovedId)) if (id !== null) removed.add(id);
      hear(publications.map(wireToMessage).filter((message) => message !== null));
      state.setState({ history: "read" });
    } catch {
      state.setState({ history: state.getState().messages.length === 0 ? "failed" : "read" });
    }
  }

  async function countPeople(): Promise<void> {
    if (state.getState().link !== "live") return;
    const people = await entrance?.room()?.countPeople();
    if (people !== undefined) state.setState({ people });
  }

  function readAll({ isGapless }: { readonly isGapless: boolean }): void {
    void readRoom();
    if (!isGapless) void readHistory();
    void countPeople().catch(ports.report);
  }

  function refuse(refusal: ChatRefusal | null): void {
    endWait();
    state.setState({ refusal });
    if (refusal?.type === "closed") void readRoom();
    if (refusal?.type === "tooFast") endWait = ports.time.after(refusal.seconds * 1_000, () => state.setState({ refusal: null }));
  }

  function write(draft: string): void {
    const { refusal } = state.getState();
    state.setState({ draft, refusal: refusal?.type === "tooFast" ? refusal : null });
    ports.sessionStorage.write(draftName, draft === "" ? null : draft);
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    begin() {
      const endPatience = ports.time.after(patienceMs, () => {
        if (state.getState().link === "connecting") state.setState({ link: "offline" });
      });
      entrance = enterChat({ realtime, locale }, matchId, {
        onMessage: takeMessage,
        onEntering: () => state.setState({ link: state.getState().link === "connecting" ? "connecting" : "offline" }),
        onRefused: () => state.setState({ link: "refused", people: null }),
        onEntered({ isGapless }) {
          state.setState({ link: "live" });
          if (isOpened) readAll({ isGapless: isGapless && state.getState().history === "read" });
        },
        onPeople(change) {
          const { people } = state.getState();
          if (people !== null) state.setState({ people: Math.max(1, people + change) });
        },
      });
      return () => {
        endWait();
        cancelReading();
        endPatience();
        entrance?.leave();
        entrance = null;
      };
    },
    look(at) {
      isLookedAt = at === "messages";
      if (!isLookedAt) return;
      unseen = [];
      state.setState({ unread: 0 });
      if (isOpened) return void readRoom();
      isOpened = true;
      readAll({ isGapless: false });
    },
    write,
    async send() {
      const { draft, link, sending, refusal } = state.getState();
      if (sending === "sending" || refusal?.type === "tooFast" || !isSendable(draft)) return;
      const room = entrance?.room() ?? null;
      if (room === null || link !== "live") return refuse({ type: "offline" });
      // The same words again, after an answer that got lost, must not be a second message.
      const sent = attempt?.text === draft ? attempt : { text: draft, key: ports.createId() };
      attempt = sent;
      refuse(null);
      state.setState({ sending: "sending" });
      const answer = await room.publish({ key: sent.key, text: sent.text });
      const refused = answer.ok ? null : errorToRefusal(answer.error);
      state.setState({ sending: "idle" });
      refuse(refused);
      if (refused?.type !== "offline") attempt = null;
      if (refused === null && state.getState().draft === draft) write("");
    },
    retry() {
      if (state.getState().history === "failed") state.setState({ history: "reading" });
      readAll({ isGapless: false });
    },
    mute(author) {
      const others = state.getState().muted.filter(({ id }) => id !== author.id);
      state.setState({ muted: writeMuted(ports.localStorage, [...others, author]) });
      hear([]);
    },
    unmute(authorId) {
      const others = state.getState().muted.filter(({ id }) => id !== authorId);
      state.setState({ muted: writeMuted(ports.localStorage, others) });
      hear([]);
    },
    async report(messageId, reason) {
      const answer = await api.call(reportChatMessage, { params: { id: messageId }, body: { reason } });
      if (answer.ok) state.setState({ reported: new Set([...state.getState().reported, messageId]) });
      return answer.ok;
    },
  };
}

/** A way into a chat room; null until there is a connection. */
interface ChatEntrance {
  room(): Room | null;
  leave(): void;
}

/** Enters the chat of a match, as soon as there is a connection; on sites without chats nothing happens. */
function enterChat({ realtime, locale }: Pick<ChatPage, "realtime" | "locale">, matchId: string, handlers: RoomHandlers): ChatEntrance {
  let room: Room | null = null;
  let stopWaiting = (): void => undefined;
  function enter(): void {
    const running = realtime.running();
    if (running === null) return;
    stopWaiting();
    const template = running.config.channels.chat;
    if (template === undefined) return;
    room = running.client.enter(template.replace("{locale}", localeToChannel(locale)).replace("{matchId}", matchId), handlers);
  }
  if (realtime.running() === null) stopWaiting = realtime.subscribe(enter);
  else enter();
  return {
    room: () => room,
    leave() {
      stopWaiting();
      room?.leave();
    },
  };
}
