import type { Hub } from "@touchline/centrifuge-hub";
import type { Book } from "../book/book.ts";
import { createChat, type Chat } from "../chat/create-chat.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { PseudonymOf } from "../chat/chat-room.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

interface ChatParts {
  readonly settings: Settings;
  readonly locales: readonly string[];
  readonly database: Database;
  readonly book: Book;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly pseudonymOf: PseudonymOf;
}

/** Creates match chats on the hub and restores their stored messages. */
export async function openChat({ settings, locales, database, book, clock, hub, pseudonymOf }: ChatParts): Promise<Chat> {
  const chat = createChat({
    database,
    book,
    clock,
    locales,
    pseudonymOf,
    hours: { before: settings.CHAT_OPENS_HOURS_BEFORE, after: settings.CHAT_CLOSES_HOURS_AFTER },
    refusedWords: settings.CHAT_REFUSED_WORDS,
  });
  await chat.prune();
  await chat.restore(hub.publish);
  hub.guard("chat", chat.guard);
  return chat;
}
