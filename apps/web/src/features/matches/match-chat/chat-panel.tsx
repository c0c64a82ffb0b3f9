import type { ChatAuthor, ChatState, MatchChat } from "@touchline/store/match-chat";
import { Button, EmptyState, Icon, Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";
import { ChatLog, useAuthorName, useInView } from "./chat-log.tsx";
import { useValue } from "../../../elements/store.ts";
import type { ChatLabels } from "./match-chat.tsx";
import { ChatComposer } from "./chat-composer.tsx";

/** Shows the number of people in the room, or that the connection is lost. */
function RoomStatus({ state }: { readonly state: ChatState }): ReactNode {
  const t = useText();
  const isOffline = state.connection === "offline";
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-mid" role="status">
      <Icon name={isOffline ? "offline" : "user"} size={14} />
      {isOffline ? t("chat.offline") : state.people === null ? t("chat.connecting") : t("chat.people", { count: state.people })}
    </p>
  );
}

function Messages({ chat, state, ...labels }: ChatLabels & { readonly chat: MatchChat; readonly state: ChatState }): ReactNode {
  const t = useText();
  if (state.history === "reading" && state.connection !== "offline") return <Skeleton lines={5} className="h-12" />;
  if (state.history === "failed" || state.history === "reading")
    return (
      <EmptyState icon="offline" title={t("chat.failed")} action={<Button onClick={chat.retry}>{t("chat.retry")}</Button>}>
        {t("chat.failedText")}
      </EmptyState>
    );
  return <ChatLog chat={chat} state={state} {...labels} />;
}

/** The chat of a match: room status, messages and composer. */
export function ChatPanel({ chat, label, address }: ChatLabels & { readonly chat: MatchChat }): ReactNode {
  const t = useText();
  const state = useValue(chat);
  const panel = useRef<HTMLElement>(null);
  const isInView = useInView(panel);
  useEffect(() => {
    chat.setFocus(isInView ? "messages" : "elsewhere");
    return () => chat.setFocus("elsewhere");
  }, [chat, isInView]);
  if (state.connection === "refused")
    return (
      <EmptyState icon="chat" title={t("chat.none")}>
        {t("chat.noneText")}
      </EmptyState>
    );
  return (
    <section ref={panel} aria-label={label} className="flex flex-col">
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line ps-4 pe-2">
        <RoomStatus state={state} />
        <MutedList chat={chat} muted={state.muted} />
      </div>
      <Messages chat={chat} state={state} label={label} address={address} />
      <ChatComposer chat={chat} state={state} address={address} />
    </section>
  );
}

/** Lists the authors muted on this device, with buttons to unmute them. Hidden if there are none. */
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
