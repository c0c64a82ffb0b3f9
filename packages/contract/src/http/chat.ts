import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described } from "../entities/primitives.ts";

const MatchId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** When a match's chat accepts messages. It can be read at any time. */
export const ChatRoom = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  state: Type.Union([Type.Literal("not_yet"), Type.Literal("open"), Type.Literal("closed")], {
    description: "Messages are accepted only while it is `open`.",
  }),
  opens_at: Type.String({ description: "ISO UTC, product time." }),
  closes_at: Type.Union([Type.String(), Type.Null()], { description: "ISO UTC, product time; null while the match is running." }),
  author_id: Type.Union([Type.String(), Type.Null()], {
    description: "The caller's author id: a pseudonym, never the player's id; null for visitors.",
  }),
});
export type ChatRoom = Static<typeof ChatRoom>;

export const getChatRoom = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/chat",
  tag: "chat",
  access: "public",
  readsSession: true,
  isLocalized: true,
  summary: "Whether a match's chat accepts messages now. The messages themselves are on the realtime channel.",
  params: Type.Object({ id: described(MatchId, "Id of the match.") }),
  reply: { 200: ChatRoom },
});

/** Why a message is reported. */
export const ChatReportReason = Type.Union([Type.Literal("abuse"), Type.Literal("hate"), Type.Literal("spam"), Type.Literal("other")]);
export type ChatReportReason = Static<typeof ChatReportReason>;

export const reportChatMessage = endpoint({
  method: "POST",
  path: "/api/v2/chat/messages/:id/report",
  tag: "chat",
  access: "player",
  summary: "Reports a message to the operator, once per player; a repeat changes nothing.",
  params: Type.Object({ id: described(MatchId, "Id of the message.") }),
  body: Type.Object({ reason: described(ChatReportReason, "Why it is reported.") }, { additionalProperties: false }),
  reply: { 201: Type.Object({ ok: Type.Literal(true, { description: "Always true: the call was carried out." }) }) },
});
