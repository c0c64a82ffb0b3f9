import type { MatchChat } from "@touchline/store/match-chat";
import { Skeleton } from "@touchline/ui";
import { useEffect, useMemo, type ReactNode } from "react";
import { useLater } from "../../../elements/time/later.tsx";
import { useStore } from "../../../elements/store.ts";
import type { ChatLook } from "./chat-look.ts";

const loadChat = async () => import("@touchline/store/match-chat");

/** The chat of a match, joined once the page is idle; null before, and for no match. */
export function useMatchChat(matchId: string | null): MatchChat | null {
  const store = useStore();
  const parts = useLater(loadChat);
  const chat = useMemo(() => (parts === null || matchId === null ? null : parts.createMatchChat(store, matchId)), [parts, store, matchId]);
  useEffect(() => chat?.begin(), [chat]);
  return chat;
}

const loadPanel = async () => import("./chat-panel.tsx");

/** A match's chat; its code is fetched when it is first opened. */
export function LateChat({ chat, ...look }: ChatLook & { readonly chat: MatchChat | null }): ReactNode {
  const panel = useLater(loadPanel);
  return panel === null || chat === null ? <Skeleton lines={6} className="h-12" /> : <panel.ChatPanel chat={chat} {...look} />;
}
