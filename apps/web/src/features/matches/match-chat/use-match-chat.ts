import type { MatchChat } from "@touchline/store/match-chat";
import { useEffect, useMemo } from "react";
import { useLater } from "../../../elements/time/use-later.ts";
import { useStore } from "../../../elements/store.ts";

const loadChat = async () => import("@touchline/store/match-chat");

/** The chat of a match, entered once the page has time; null before, and for no match. */
export function useMatchChat(matchId: string | null): MatchChat | null {
  const store = useStore();
  const parts = useLater(loadChat);
  const chat = useMemo(() => (parts === null || matchId === null ? null : parts.createMatchChat(store, matchId)), [parts, store, matchId]);
  useEffect(() => chat?.begin(), [chat]);
  return chat;
}
