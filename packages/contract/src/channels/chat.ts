import { Type, type Static } from "typebox";
import { described } from "../entities/primitives.ts";

/** What a client publishes on a chat channel; the server publishes a `ChatMessageSent` instead, or refuses it. */
export const ChatMessageDraft = Type.Object(
  {
    key: Type.String({
      format: "uuid",
      examples: ["5b0c1a2e-7f1d-4a53-9d0e-3f2b6c8a9e10"],
      description: "Identifies the message, so that a repeat is not published twice.",
    }),
    text: Type.String({
      examples: ["What a goal!"],
      minLength: 1,
      maxLength: 2_000,
      description: "The message as typed, 1 to 2,000 characters; the room may allow less.",
    }),
  },
  { additionalProperties: false },
);
export type ChatMessageDraft = Static<typeof ChatMessageDraft>;

/** A chat message as everybody receives it. The author comes from the session, never from the client. */
export const ChatMessage = Type.Object({
  id: Type.Integer({ description: "Increases with each message." }),
  key: Type.String({
    examples: ["5b0c1a2e-7f1d-4a53-9d0e-3f2b6c8a9e10"],
    description: "The key of the draft, by which its author recognises the message.",
  }),
  match_id: Type.Integer({ description: "Id of the match whose room it was sent to." }),
  author: Type.Object(
    {
      id: Type.String({ description: "A pseudonym, the same in every room; never the player's id." }),
      name: Type.String({ examples: ["Dana"], description: "Nickname or first name; empty for a player without either." }),
    },
    { description: "Who sent it, under a pseudonym." },
  ),
  text: Type.String({ examples: ["What a goal!"], description: "The message as plain text; a page must escape it." }),
  created_at: Type.String({ description: "ISO UTC, product time." }),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** Chat channel: a new message. */
export const ChatMessageSent = Type.Object({
  event: Type.Literal("chat_message", { description: "Name of the event." }),
  sent_at: Type.Integer({ description: "Server time of sending, milliseconds since 1970." }),
  data: described(ChatMessage, "The message."),
});
export type ChatMessageSent = Static<typeof ChatMessageSent>;

/** Chat channel: the operator removed a message. The message itself stays in the channel's history, before this one. */
export const ChatMessageRemoved = Type.Object({
  event: Type.Literal("chat_message_removed", { description: "Name of the event." }),
  sent_at: Type.Integer({ description: "Server time of sending, milliseconds since 1970." }),
  data: Type.Object(
    {
      id: Type.Integer({ description: "Id of the removed message." }),
      match_id: Type.Integer({ description: "Id of the match of the room." }),
    },
    { description: "Which message was removed." },
  ),
});
export type ChatMessageRemoved = Static<typeof ChatMessageRemoved>;

/** Codes of refused chat messages. The text of `tooFast` ends with the seconds to wait. Visitors receive the protocol's 103. */
export const chatRefusalCodes = {
  unreadable: 400,
  blocked: 401,
  closed: 403,
  repeated: 409,
  tooLong: 413,
  refusedWord: 422,
  tooFast: 429,
} as const;
