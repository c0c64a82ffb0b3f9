import type { ChatAuthor, ChatState, MatchChat } from "@touchline/store/match-chat";
import { Button, EmptyState, Icon, Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";
import { ChatLog, useAuthorName, useIsShown } from "./chat-log.tsx";
import { useValue } from "../../../elements/store.ts";
import type { ChatLook } from "./match-chat.tsx";
import { ChatComposer } from "./chat-composer.tsx";

/** How the room is: who is there, or that the connection is lost. */
function RoomLine({ state }: { readonly state: ChatState }): ReactNode {
  const t = useText();
  const isOffline = state.connection === "offline";
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-mid" role="status">
      <Icon name={isOffline ? "offline" : "user"} size={14} />
      {isOffline ? t("chat.offline") : state.people === null ? t("chat.connecting") : t("chat.people", { count: state.people })}
    </p>
  );
}

function Messages({ chat, state, ...look }: ChatLook & { readonly chat: MatchChat; readonly state: ChatState }): ReactNode {
  const t = useText();
  if (state.history === "reading" && state.connection !== "offline") return <Skeleton lines={5} className="h-12" />;
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
  if (state.connection === "refused")
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

/** Who is muted on this device, and the way back. Nothing while nobody is. */
function MutedList({ chat, muted }: { readonly chat: MatchChat; readonly muted: readonly ChatAuthor[] }): ReactNode {
  const t = useText();
  const nameOf = useAuthorName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (muted.length === 0) return null;
  return (
    <div className="relative">
      <Button tone="plain" className="text-12" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t("chat.muted", { count: muted.length })}
      </Button>
      <ul id={id} hidden={!isOpen} className="absolute end-0 top-full z-2 max-h-60 w-64 overflow-y-auto rounded-3 bg-raise p-2 shadow-2">
        {muted.map((author) => (
          <li key={author.id} className="flex min-h-11 items-center justify-between gap-2 ps-2">
            <bdi className="truncate text-13">{nameOf(author)}</bdi>
            <Button tone="plain" className="text-12" onClick={() => chat.unmute(author.id)}>
              {t("chat.unmute")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
