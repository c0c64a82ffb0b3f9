import type { ChatState, MatchChat } from "@touchline/store/match-chat";
import { Button, EmptyState, Icon, Skeleton } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { ChatLook } from "./chat-look.ts";
import { ChatComposer } from "./writing/chat-composer.tsx";
import { ChatLog } from "./messages/chat-log.tsx";
import { MutedList } from "./messages/muted-list.tsx";
import { useIsShown } from "./use-is-shown.ts";

/** How the room is: who is there, or that the connection is lost. */
function RoomLine({ state }: { readonly state: ChatState }): ReactNode {
  const t = useText();
  const isOffline = state.link === "offline";
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-mid" role="status">
      <Icon name={isOffline ? "offline" : "user"} size={14} />
      {isOffline ? t("chat.offline") : state.people === null ? t("chat.connecting") : t("chat.people", { count: state.people })}
    </p>
  );
}

function Messages({ chat, state, ...look }: ChatLook & { readonly chat: MatchChat; readonly state: ChatState }): ReactNode {
  const t = useText();
  if (state.history === "reading" && state.link !== "offline") return <Skeleton lines={5} className="h-12" />;
  if (state.history === "failed" || state.history === "reading")
    return (
      <EmptyState icon="offline" title={t("chat.failed")} action={<Button onClick={chat.retry}>{t("chat.retry")}</Button>}>
        {t("chat.failedText")}
      </EmptyState>
    );
  return <ChatLog chat={chat} state={state} {...look} />;
}

/** The chat of a match: messages, newest at the bottom, and a line to write. */
export function ChatPanel({ chat, label, address }: ChatLook & { readonly chat: MatchChat }): ReactNode {
  const t = useText();
  const state = useValue(chat);
  const panel = useRef<HTMLElement>(null);
  const isShown = useIsShown(panel);
  useEffect(() => {
    chat.setFocus(isShown ? "messages" : "elsewhere");
    return () => chat.setFocus("elsewhere");
  }, [chat, isShown]);
  if (state.link === "refused")
    return (
      <EmptyState icon="chat" title={t("chat.none")}>
        {t("chat.noneText")}
      </EmptyState>
    );
  return (
    <section ref={panel} aria-label={label} className="flex flex-col">
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line ps-4 pe-2">
        <RoomLine state={state} />
        <MutedList chat={chat} muted={state.muted} />
      </div>
      <Messages chat={chat} state={state} label={label} address={address} />
      <ChatComposer chat={chat} state={state} address={address} />
    </section>
  );
}
