import type { MatchChat } from "@touchline/store/match-chat";
import { Skeleton, VisuallyHidden } from "@touchline/ui";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Match } from "@touchline/store";
import { useLazy } from "../../../elements/rendering/lazy.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { matchName, panelAddress } from "../../../elements/matches/match.ts";
import { useText } from "../../../messages/use-text.ts";

export interface ChatLabels {
  /** Name of the room for screen readers. */
  readonly label: string;
  /** Address of the chat, to return to after sign-in. */
  readonly address: string;
}

const loadChat = async () => import("@touchline/store/match-chat");

/** Joins the chat of a match once its code has loaded; null until then, and without a match. */
export function useMatchChat(matchId: string | null): MatchChat | null {
  const store = useStore();
  const parts = useLazy(loadChat);
  const chat = useMemo(() => (parts === null || matchId === null ? null : parts.createMatchChat(store, matchId)), [parts, store, matchId]);
  useEffect(() => chat?.begin(), [chat]);
  return chat;
}

const loadPanel = async () => import("./chat-panel.tsx");

/** The chat of a match. Loads its code when it is first opened. */
export function LazyChat({ chat, ...labels }: ChatLabels & { readonly chat: MatchChat | null }): ReactNode {
  const panel = useLazy(loadPanel);
  return panel === null || chat === null ? <Skeleton lines={6} className="h-12" /> : <panel.ChatPanel chat={chat} {...labels} />;
}

const maxUnread = 99;
const subscribeNever = (): (() => void) => () => undefined;

/** Label of the chat's tab with the number of unread messages. */
function ChatTabLabel({ chat }: { readonly chat: MatchChat | null }): ReactNode {
  const t = useText();
  const readUnread = (): number => chat?.getState().unread ?? 0;
  const unread = useSyncExternalStore(chat?.subscribe ?? subscribeNever, readUnread, () => 0);
  return (
    <>
      {t("chat.title")}
      {unread === 0 ? null : (
        <span className="num n" data-tone="act">
          <span aria-hidden="true">{unread > maxUnread ? `${maxUnread}+` : unread}</span>
          <VisuallyHidden>{t("chat.unread", { count: unread })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** The chat as a tab of the match panel. Null on sites without chats, and for events without two sides. */
export function useChatTab(match: Match | undefined): { readonly label: ReactNode; readonly content: ReactNode } | null {
  const t = useText();
  const { listings } = useStore();
  const { data: site } = useResource(listings.siteConfig());
  const hasChat = site?.realtime?.channels.chat !== undefined && match?.home != null;
  const chat = useMatchChat(hasChat ? match.id : null);
  if (!hasChat) return null;
  return {
    label: <ChatTabLabel chat={chat} />,
    content: <LazyChat chat={chat} label={t("chat.of", { name: matchName(match) })} address={panelAddress(match, "chat")} />,
  };
}
