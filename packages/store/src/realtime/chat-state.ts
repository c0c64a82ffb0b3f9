import type { ChatMessageSent, chatRefusalCodes } from "@touchline/contract/channels/chat";
import type { ChatRoom as WireRoom } from "@touchline/contract/http/chat";
import type { StoragePort } from "../core/ports.ts";
import type { RoomError } from "./realtime-port.ts";

/** Why a message was refused; its text stays in the draft. */
export type ChatRefusal =
  | { readonly type: "tooFast"; readonly seconds: number }
  | { readonly type: "signIn" | "refusedWord" | "tooLong" | "closed" | "blocked" | "offline" | "failed" };

const codes: typeof chatRefusalCodes = {
  unreadable: 400,
  blocked: 401,
  closed: 403,
  repeated: 409,
  tooLong: 413,
  refusedWord: 422,
  tooFast: 429,
};
/** Protocol code for a command that only players may send, not visitors. */
const permissionDenied = 103;
const firstServerCode = 100;
const defaultWaitSeconds = 5;

const typeByCode: ReadonlyMap<number, Exclude<ChatRefusal["type"], "tooFast">> = new Map([
  [permissionDenied, "signIn"],
  [codes.blocked, "blocked"],
  [codes.closed, "closed"],
  [codes.tooLong, "tooLong"],
  [codes.refusedWord, "refusedWord"],
]);

/** Reads a refusal; null when the server already has the message. */
export function errorToRefusal({ code, message }: RoomError): ChatRefusal | null {
  if (code === codes.repeated) return null;
  if (code === codes.tooFast) return { type: "tooFast", seconds: Number(/\d+$/u.exec(message)?.[0] ?? defaultWaitSeconds) };
  return { type: typeByCode.get(code) ?? (code < firstServerCode ? "offline" : "failed") };
}

/** The author of a message; the name is empty for a player without one. */
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

/** How many messages a page keeps; older ones are dropped. */
const maxMessages = 200;

function isMessageSent(data: unknown): data is ChatMessageSent {
  return typeof data === "object" && data !== null && "event" in data && data.event === "chat_message" && "data" in data;
}

/** Reads a chat publication; null for unknown events. */
export function wireToMessage(data: unknown): ChatMessage | null {
  if (!isMessageSent(data)) return null;
  const { id, key, author, text, created_at } = data.data;
  return { id, key, author: { id: author.id, name: author.name }, text, atMs: Date.parse(created_at) };
}

/** The id of the message that a publication removes; null for other publications. */
export function wireToRemovedId(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("event" in data) || data.event !== "chat_message_removed") return null;
  const removed: unknown = "data" in data ? data.data : null;
  return typeof removed === "object" && removed !== null && "id" in removed && typeof removed.id === "number" ? removed.id : null;
}

/** Merges messages by id, in the order in which they were written. */
export function mergeMessages(held: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...held, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((left, right) => left.id - right.id).slice(-maxMessages);
}

/** When a room accepts messages; product time, epoch ms. */
export interface ChatRoom {
  readonly state: WireRoom["state"];
  readonly opensAtMs: number;
  /** Null while the match is running. */
  readonly closesAtMs: number | null;
  /** The player's own author id; null for visitors. */
  readonly ownAuthorId: string | null;
}

/** A match's chat as the page shows it. */
export interface ChatState {
  /** `offline`: disconnected and reconnecting; `refused`: there is no such room. */
  readonly connection: "connecting" | "live" | "offline" | "refused";
  readonly history: "reading" | "read" | "failed";
  /** Null until loaded. */
  readonly room: ChatRoom | null;
  /** Oldest first, without muted authors. */
  readonly messages: readonly ChatMessage[];
  readonly people: number | null;
  readonly draft: string;
  readonly sending: "idle" | "sending";
  readonly refusal: ChatRefusal | null;
  /** Messages of others that arrived while the chat was out of view. */
  readonly unread: number;
  readonly muted: readonly ChatAuthor[];
  /** Ids of messages reported from this page. */
  readonly reported: ReadonlySet<number>;
}

/** Converts a chat room from its wire format. */
export function wireToRoom(wire: WireRoom): ChatRoom {
  return {
    state: wire.state,
    opensAtMs: Date.parse(wire.opens_at),
    closesAtMs: wire.closes_at === null ? null : Date.parse(wire.closes_at),
    ownAuthorId: wire.author_id,
  };
}

const name = "chat_muted";
const maxMutedAuthors = 100;

function isAuthor(value: unknown): value is ChatAuthor {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}

/** Authors that are muted on this device, the latest last. */
export function readMuted(storage: StoragePort): readonly ChatAuthor[] {
  try {
    const kept: unknown = JSON.parse(storage.read(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isAuthor) : [];
  } catch {
    return [];
  }
}

/** Saves the list; beyond 100 authors the oldest entries are dropped. */
export function writeMuted(storage: StoragePort, muted: readonly ChatAuthor[]): readonly ChatAuthor[] {
  const kept = muted.slice(-maxMutedAuthors);
  storage.write(name, kept.length === 0 ? null : JSON.stringify(kept));
  return kept;
}
