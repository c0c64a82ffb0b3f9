import type { ChatRoom as WireRoom } from "@touchline/contract/http/chat";
import type { ChatAuthor, ChatMessage } from "./chat-message.ts";
import type { ChatRefusal } from "./chat-refusal.ts";

/** When a room takes messages; product time, epoch ms. */
export interface ChatRoom {
  readonly state: WireRoom["state"];
  readonly opensAtMs: number;
  /** Null while the match runs. */
  readonly closesAtMs: number | null;
  /** Whose messages are our own; null for visitors. */
  readonly ownAuthorId: string | null;
}

/** A match's chat as a page shows it. */
export interface ChatState {
  /** `offline`: was in, and tries to come back; `refused`: there is no such room. */
  readonly link: "connecting" | "live" | "offline" | "refused";
  readonly history: "reading" | "read" | "failed";
  /** Null until it is known. */
  readonly room: ChatRoom | null;
  /** Oldest first, without those of muted authors. */
  readonly messages: readonly ChatMessage[];
  readonly people: number | null;
  readonly draft: string;
  readonly sending: "idle" | "sending";
  readonly refusal: ChatRefusal | null;
  /** What others wrote while nobody looked. */
  readonly unread: number;
  readonly muted: readonly ChatAuthor[];
  /** Ids of messages that were reported from this page. */
  readonly reported: ReadonlySet<number>;
}

export function wireToRoom(wire: WireRoom): ChatRoom {
  return {
    state: wire.state,
    opensAtMs: Date.parse(wire.opens_at),
    closesAtMs: wire.closes_at === null ? null : Date.parse(wire.closes_at),
    ownAuthorId: wire.author_id,
  };
}
