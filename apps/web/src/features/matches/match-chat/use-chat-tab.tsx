import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { matchName } from "../../../elements/matches/match-name.ts";
import { panelAddress } from "../../../elements/matches/panel-address.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ChatTabLabel } from "./chat-tab-label.tsx";
import { LateChat, useMatchChat } from "./late-chat.tsx";

/** The chat as a tab beside a match's markets; null on sites without chats, and for events without two sides. */
export function useChatTab(match: Match | undefined): { readonly label: ReactNode; readonly content: ReactNode } | null {
  const t = useText();
  const { listings } = useStore();
  const { data: site } = useResource(listings.siteConfig());
  const hasChat = site?.realtime.channels.chat !== undefined && match?.home != null;
  const chat = useMatchChat(hasChat ? match.id : null);
  if (!hasChat) return null;
  return {
    label: <ChatTabLabel chat={chat} />,
    content: <LateChat chat={chat} label={t("chat.of", { name: matchName(match) })} address={panelAddress(match, "chat")} />,
  };
}
