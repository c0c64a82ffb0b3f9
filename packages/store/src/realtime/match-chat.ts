import { chatTextLength, chatTextLimit, localeToChannel, toWireId } from "@touchline/domain";
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

/** Calls that the code of the first load does not contain. */
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
  /** Enters the room; the returned function leaves it. */
  begin(): () => void;
  /** Sets whether the messages are in view. Messages that arrive out of view are unread; the first view loads the history. */
  setFocus(at: "messages" | "elsewhere"): void;
  /** Changes the draft, which is saved for the session. */
  write(draft: string): void;
  /** Publishes the draft, which stays until the server accepts it. */
  send(): Promise<void>;
  /** Reloads data that failed to load. */
  retry(): void;
  mute(author: ChatAuthor): void;
  unmute(authorId: string): void;
  /** Resolves to false when the report failed. */
  report(messageId: number, reason: ChatReportReason): Promise<boolean>;
}

/** What a chat needs from the page. */
interface ChatPage {
  readonly api: ApiClient;
  readonly clock: ServerClock;
  readonly locale: string;
  readonly ports: StorePorts;
  readonly realtime: Pick<Realtime, "running" | "subscribe">;
  readonly session: SessionStore;
}

const shownHistory = 50;
const connectTimeoutMs = 8_000;
const readRoomEveryMs = 60_000;
const soonestMs = 1_000;

/** Whether a draft may be sent: neither blank nor, once cleaned, too long. */
export function isSendable(draft: string): boolean {
  const length = chatTextLength(draft);
  return length > 0 && length <= chatTextLimit;
}

/** Creates the chat of a match; nothing happens before `begin`. */
export function createMatchChat({ api, clock, locale, realtime, session, ports }: ChatPage, matchId: string): MatchChat {
  const draftName = `chat_draft_${matchId}`;
  const state = createValueStore<ChatState>({
    connection: "connecting",
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
  let received: readonly ChatMessage[] = [];
  /** Ids of messages that the operator removed; they stay in the channel's history. */
  const removed = new Set<number>();
  /** Messages that arrived out of view. */
  let unseen: readonly ChatMessage[] = [];
  let isInView = false;
  /** Nothing is loaded for a chat that was never opened. */
  let isOpened = false;
  let attempt: { readonly text: string; readonly key: string } | null = null;
  let endWait: () => void = () => undefined;
  let cancelReading: () => void = () => undefined;

  function takeMessages(messages: readonly ChatMessage[]): void {
    received = mergeMessages(received, messages).filter(({ id }) => !removed.has(id));
    const hidden = new Set(state.getState().muted.map(({ id }) => id));
    state.setState({ messages: received.filter(({ author }) => !hidden.has(author.id)) });
  }

  function takeMessage(data: unknown): void {
    const removedId = wireToRemovedId(data);
    if (removedId !== null) {
      removed.add(removedId);
      return takeMessages([]);
    }
    const message = wireToMessage(data);
    if (message === null || received.some(({ id }) => id === message.id)) return;
    takeMessages([message]);
    if (isInView) return;
    unseen = [...unseen, message];
    // The room identifies the player's own messages, so it is loaded with the first unread message.
    if (unseen.length === 1 && state.getState().room === null && session.getState().player !== null) void readRoom().then(countUnread);
    else countUnread();
  }

  function countUnread(): void {
    const { muted, room } = state.getState();
    const passedOver = new Set([room?.ownAuthorId, ...muted.map(({ id }) => id)]);
    state.setState({ unread: unseen.filter(({ author }) => !passedOver.has(author.id)).length });
  }

  /** Loads the opening hours, and again at the opening and every minute while in view. */
  async function readRoom(): Promise<void> {
    cancelReading();
    const answer = await api.call(getChatRoom, { params: { id: toWireId(matchId) } });
    if (answer.ok) {
      const room = wireToRoom(answer.value);
      state.setState({ room });
      const untilOpenMs = room.state === "not_yet" ? (room.opensAtMs - clock.now()) / clock.speed() : readRoomEveryMs;
      cancelReading = ports.time.after(Math.min(Math.max(untilOpenMs, soonestMs), readRoomEveryMs), () => void (isInView && readRoom()));
    } else if (answer.error.type === "refused" && answer.error.status === 404) state.setState({ connection: "refused" });
  }

  async function readHistory(): Promise<void> {
    const room = entrance?.room();
    if (room == null || state.getState().connection !== "live") return;
    try {
      const publications = await room.history(shownHistory);
      for (const id of publications.map(wireToRemovedId)) if (id !== null) removed.add(id);
      takeMessages(publications.map(wireToMessage).filter((message) => message !== null));
      state.setState({ history: "read" });
    } catch {
      state.setState({ history: state.getState().messages.length === 0 ? "failed" : "read" });
    }
  }

  async function countPeople(): Promise<void> {
    if (state.getState().connection !== "live") return;
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
      const cancelTimeout = ports.time.after(connectTimeoutMs, () => {
        if (state.getState().connection === "connecting") state.setState({ connection: "offline" });
      });
      entrance = enterChat({ realtime, locale }, matchId, {
        onMessage: takeMessage,
        onEntering: () => state.setState({ connection: state.getState().connection === "connecting" ? "connecting" : "offline" }),
        onRefused: () => state.setState({ connection: "refused", people: null }),
        onEntered({ isGapless }) {
          state.setState({ connection: "live" });
          if (isOpened) readAll({ isGapless: isGapless && state.getState().history === "read" });
        },
        onPresenceChange(change) {
          const { people } = state.getState();
          if (people !== null) state.setState({ people: Math.max(1, people + change) });
        },
      });
      return () => {
        endWait();
        cancelReading();
        cancelTimeout();
        entrance?.leave();
        entrance = null;
      };
    },
    setFocus(at) {
      isInView = at === "messages";
      if (!isInView) return;
      unseen = [];
      state.setState({ unread: 0 });
      if (isOpened) return void readRoom();
      isOpened = true;
      readAll({ isGapless: false });
    },
    write,
    async send() {
      const { draft, connection, sending, refusal } = state.getState();
      if (sending === "sending" || refusal?.type === "tooFast" || !isSendable(draft)) return;
      const room = entrance?.room() ?? null;
      if (room === null || connection !== "live") return refuse({ type: "offline" });
      // The same text after a lost answer keeps its key, so that it is not sent twice.
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
      takeMessages([]);
    },
    unmute(authorId) {
      const others = state.getState().muted.filter(({ id }) => id !== authorId);
      state.setState({ muted: writeMuted(ports.localStorage, others) });
      takeMessages([]);
    },
    async report(messageId, reason) {
      const answer = await api.call(reportChatMessage, { params: { id: messageId }, body: { reason } });
      if (answer.ok) state.setState({ reported: new Set([...state.getState().reported, messageId]) });
      return answer.ok;
    },
  };
}

/** Access to a chat room; the room is null until there is a connection. */
interface ChatEntrance {
  room(): Room | null;
  leave(): void;
}

/** Enters the chat of a match as soon as there is a connection; does nothing on sites without chats. */
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
