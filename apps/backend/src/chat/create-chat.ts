import { protocolErrors, type ChannelGuard, type PublishAnswer, type PublishCall } from "@touchline/centrifuge-hub";
import { ChatMessageDraft, chatRefusalCodes, type ChatMessage, type ChatMessageSent } from "@touchline/contract/channels/chat";
import { chatTextLimit, cleanChatText, localeToChannel } from "@touchline/domain";
import { Check } from "typebox/value";
import type { Book } from "../book/book.ts";
import { type Clock, dayMs } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import { channelToRoom, type ChatHours, createRoomFinder, type PseudonymOf, type RoomTimes } from "./chat-room.ts";
import type { RateLimits } from "../players/rate-limiter.ts";
import { findAuthor, pruneMessages, removeMessage, saveMessage } from "./chat-messages.ts";
import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import { createWordCheck } from "./refused-words.ts";

/** Match chats: permissions, moderation and storage. */
export interface Chat {
  /** Authorizes actions on the hub's chat channels. */
  readonly guard: ChannelGuard;
  /** When a match's room is open; null without a room. */
  room(locale: string, matchId: number): RoomTimes | null;
  /** The player's id in messages and presence. */
  authorId(playerId: string): string;
  /** Removes a message for everybody; false when it is already gone. */
  remove(messageId: number): Promise<boolean>;
  /** Removes messages beyond each room's history. */
  prune(): Promise<void>;
}

interface ChatOptions {
  readonly database: Database;
  readonly book: Pick<Book, "match">;
  readonly clock: Clock;
  readonly locales: readonly string[];
  readonly hours: ChatHours;
  readonly refusedWords: readonly string[];
  readonly pseudonymOf: PseudonymOf;
  readonly limits: RateLimits;
  readonly signal: WorkSignal;
}

const keepForMs = 3 * dayMs;
/** Bursts of four messages, then one every five seconds. */
const pace = { burst: 4, perMinute: 12 };

function refuse(reason: keyof typeof chatRefusalCodes, message: string): PublishAnswer {
  return { error: { code: chatRefusalCodes[reason], message } };
}

function toPublication(message: ChatMessage): ChatMessageSent {
  return { event: "chat_message", sent_at: Date.parse(message.created_at), data: message };
}

/** Creates the chat. A player's pace is counted in real time. */
export function createChat({ database, book, clock, locales, hours, refusedWords, pseudonymOf, limits, signal }: ChatOptions): Chat {
  const findRoom = createRoomFinder({ book, clock, locales, hours });
  const isRefusedText = createWordCheck(refusedWords);
  const limiter = limits.byKey("chat", pace);

  async function say({ channel, userId, data }: PublishCall): Promise<PublishAnswer> {
    const room = channelToRoom(channel);
    if (room === null || findRoom(room)?.state !== "open") return refuse("closed", "The chat has closed.");
    if (!Check(ChatMessageDraft, data)) return refuse("unreadable", "We couldn’t read the message.");
    const text = cleanChatText(data.text);
    if (text === "") return refuse("unreadable", "The message is empty.");
    if (Array.from(text).length > chatTextLimit) return refuse("tooLong", `A message has at most ${chatTextLimit} characters.`);
    const author = await findAuthor(database, userId);
    if (author === null) return refuse("blocked", "You can’t write in this chat.");
    const waitSeconds = await limiter.take(author.id);
    if (waitSeconds !== null) return refuse("tooFast", `Too many messages. Seconds to wait: ${waitSeconds}`);
    if (isRefusedText(room.locale, text)) return refuse("refusedWord", "The message contains a word that isn’t allowed.");
    const shown = isRefusedText(room.locale, author.name) ? { ...author, name: "" } : author;
    const message = await saveMessage(database, { room, author: shown, key: data.key, text, at: new Date(clock.now()) }, pseudonymOf);
    return message === null ? refuse("repeated", "You’ve already sent this message.") : { data: toPublication(message) };
  }

  return {
    guard: {
      subscribe({ channel }) {
        const room = channelToRoom(channel);
        return room === null || findRoom(room) === null ? protocolErrors.unknownChannel : null;
      },
      publish: say,
    },
    authorId: pseudonymOf,
    room: (locale, matchId) => findRoom({ locale: localeToChannel(locale), matchId }),
    async remove(messageId) {
      const isRemoved = await removeMessage(database, messageId);
      if (isRemoved) signal.notify("chat-removals");
      return isRemoved;
    },
    prune: async () => pruneMessages(database, new Date(clock.now() - keepForMs)),
  };
}
