import type * as chat from "@touchline/contract/http/chat";
import type { EndpointCall } from "../core/endpoint-call.ts";

/** Beside the other calls of the page, which are in its first load. */
export const getChatRoom: EndpointCall<typeof chat.getChatRoom> = { method: "GET", path: "/api/v2/matches/:id/chat" };
export const reportChatMessage: EndpointCall<typeof chat.reportChatMessage> = {
  method: "POST",
  path: "/api/v2/chat/messages/:id/report",
};
