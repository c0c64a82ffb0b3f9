import type { Match } from "@touchline/store";
import { type ReactNode, useSyncExternalStore } from "react";
import { matchName } from "../../../elements/matches/match-name.ts";
import { panelAddress } from "../../../elements/matches/panel-address.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { LateChat, useMatchChat } from "./late-chat.tsx";
import type { MatchChat } from "@touchline/store/match-chat";
import { VisuallyHidden } from "@touchline/ui";

const mostShown = 99;
const never = (): (() => void) => () => undefined;

/** The chat's tab, with how much was written while nobody looked. */
function ChatTabLabel({ chat }: { readonly chat: MatchChat | null }): ReactNode {
  const t = useText();
  const readUnread = (): number => chat?.getState().unread ?? 0;
  const unread = useSyncExternalStore(chat?.subscribe ?? never, readUnread, () => 0);
  return (
    <>
      {t("chat.title")}
      {unread === 0 ? null : (
        <span className="num n" data-tone="act">
          <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
          <VisuallyHidden>{t("chat.unread", { count: unread })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

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
