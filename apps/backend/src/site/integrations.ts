import type { SiteConfig } from "@touchline/contract/http/system";
import type { SiteFile } from "@touchline/contract/site/site-file";

type ChatSetting = NonNullable<SiteFile["chat"]>;

/** Pages that providers of live chats offer for frames; ours is the one that comes along. */
const chatPages: Readonly<Record<ChatSetting["type"], string>> = {
  embedded: "/support/chat",
  livechat: "https://secure.livechatinc.com/licence/{id}/v2/open_chat.cgi",
  crisp: "https://go.crisp.chat/chat/embed/?website_id={id}",
  tawk: "https://tawk.to/chat/{id}",
  frame: "",
};

/** Where the tag manager and what it loads first send to. */
export const tagOrigins: readonly string[] = ["https://www.googletagmanager.com", "https://www.google-analytics.com"];

function addressOf({ type, id = "", region = "", url = "" }: ChatSetting): string {
  return (type === "frame" ? url : chatPages[type]).replaceAll("{id}", id).replaceAll("{region}", region);
}

/** The live chat as pages are told of it. */
export function shownChat(chat: ChatSetting): NonNullable<SiteConfig["chat"]> {
  return { type: chat.type, id: chat.id ?? "", region: chat.region ?? "", address: addressOf(chat) };
}

/** Address of the chat's page, for the policy of frames. */
export function chatAddresses(chat: ChatSetting | undefined): readonly string[] {
  return chat === undefined ? [] : [addressOf(chat)];
}
