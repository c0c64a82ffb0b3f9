import { Type, type Static } from "typebox";

/** What a client publishes on a chat channel; the server answers with its own `ChatMessageSent` or refuses. */
export const ChatMessageDraft = Type.Object(
  {
    key: Type.String({ format: "uuid", description: "Names this message, so that sending it again cannot double it." }),
    text: Type.String({ minLength: 1, maxLength: 2_000 }),
  },
  { additionalProperties: false },
);
export type ChatMessageDraft = Static<typeof ChatMessageDraft>;

/** A message of a chat as everybody gets it; who wrote it is what the server knows of the session, never what a client says. */
export const ChatMessage = Type.Object({
  id: Type.Integer({ description: "Rises from message to message." }),
  key: Type.String(),
  match_id: Type.Integer(),
  author: Type.Object({
    id: Type.String({ description: "A pseudonym, the same in every room; never the player's id." }),
    name: Type.String({ description: "Nickname or first name; empty for a player without either." }),
  }),
  text: Type.String(),
  created_at: Type.String({ description: "ISO UTC, product time." }),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** Chat channel: somebody said something. */
export const ChatMessageSent = Type.Object({ event: Type.Literal("chat_message"), sent_at: Type.Integer(), data: ChatMessage });
export type ChatMessageSent = Static<typeof ChatMessageSent>;

/** Chat channel: the operator has taken a message away; it follows the message in the channel's history. */
export const ChatMessageRemoved = Type.Object({
  event: Type.Literal("chat_message_removed"),
  sent_at: Type.Integer(),
  data: Type.Object({ id: Type.Integer(), match_id: Type.Integer() }),
});
export type ChatMessageRemoved = Static<typeof ChatMessageRemoved>;

/** Codes of refused chat messages. The text of `tooFast` ends with the seconds to wait. Visitors get the protocol's 103. */
export const chatRefusalCodes = {
  unreadable: 400,
  blocked: 401,
  closed: 403,
  repeated: 409,
  tooLong: 413,
  refusedWord: 422,
  tooFast: 429,
} as const;
