import type { ChatMessageSent } from "@touchline/contract/channels/chat";

/** Who wrote a message; the name is empty for a player without one. */
export interface ChatAuthor {
  readonly id: string;
  readonly name: string;
}

/** A message as pages show it. */
export interface ChatMessage {
  readonly id: number;
  readonly key: string;
  readonly author: ChatAuthor;
  readonly text: string;
  /** Product time, epoch ms. */
  readonly atMs: number;
}

/** Messages that a page holds at most: older ones leave. */
const heldMessages = 200;

function isMessageSent(data: unknown): data is ChatMessageSent {
  return typeof data === "object" && data !== null && "event" in data && data.event === "chat_message" && "data" in data;
}

/** Reads a publication of a chat; null for events that are not known. */
export function wireToMessage(data: unknown): ChatMessage | null {
  if (!isMessageSent(data)) return null;
  const { id, key, author, text, created_at } = data.data;
  return { id, key, author: { id: author.id, name: author.name }, text, atMs: Date.parse(created_at) };
}

/** The id of the message that a publication takes away; null for every other. */
export function wireToRemovedId(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("event" in data) || data.event !== "chat_message_removed") return null;
  const removed: unknown = "data" in data ? data.data : null;
  return typeof removed === "object" && removed !== null && "id" in removed && typeof removed.id === "number" ? removed.id : null;
}

/** Adds messages that are not there yet, in the order in which they were written. */
export function mergeMessages(held: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...held, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((left, right) => left.id - right.id).slice(-heldMessages);
}
