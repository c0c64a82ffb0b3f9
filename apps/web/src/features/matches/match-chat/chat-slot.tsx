import type { MatchChat } from "@touchline/store/match-chat";
import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/use-later.ts";
import type { ChatLook } from "./chat-look.ts";

const loadPanel = async () => import("./chat-panel.tsx");

/** A match's chat, its drawing fetched when it is first opened. */
export function ChatSlot({ chat, ...look }: ChatLook & { readonly chat: MatchChat | null }): ReactNode {
  const panel = useLater(loadPanel);
  return panel === null || chat === null ? <Skeleton lines={6} className="h-12" /> : <panel.ChatPanel chat={chat} {...look} />;
}
