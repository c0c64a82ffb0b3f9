import type { ChatMessage, ChatState, MatchChat } from "@touchline/store/match-chat";
import { EmptyState, Icon } from "@touchline/ui";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { ChatLook } from "../chat-look.ts";
import { ChatLine } from "./chat-line.tsx";
import { useIsShown } from "../use-is-shown.ts";

const nearBottomPx = 48;
const sameMomentMs = 300_000;

/** Whether a message goes on where its author left off a moment ago. */
function isNext(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before?.author.id === message.author.id && message.atMs - before.atMs < sameMomentMs;
}

interface ChatLogProps extends ChatLook {
  readonly chat: MatchChat;
  readonly state: ChatState;
}

/** The messages, newest at the bottom. Who has scrolled up stays there and is told of what is new. */
export function ChatLog({ chat, state, label, address }: ChatLogProps): ReactNode {
  const t = useText();
  const log = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(log);
  const isFollowing = useRef(true);
  const { messages, room } = state;
  const ownId = room?.ownAuthorId ?? null;
  const lastId = messages.at(-1)?.id ?? 0;
  const [seenId, setSeenId] = useState(lastId);
  const unseen = messages.filter(({ id, author }) => id > seenId && author.id !== ownId).length;

  function toBottom(): void {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }
  function follow(): void {
    const element = log.current;
    if (element === null || !isShown) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearBottomPx;
    if (isFollowing.current) setSeenId(lastId);
  }
  // What one has just said is looked at, wherever one had scrolled.
  const isOwnLast = ownId !== null && messages.at(-1)?.author.id === ownId;
  useLayoutEffect(() => {
    if ((!isFollowing.current && !isOwnLast) || !isShown) return;
    toBottom();
    setSeenId(lastId);
  }, [lastId, isOwnLast, isShown]);

  return (
    <div className="relative">
      <div
        ref={log}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={follow}
        className="h-[min(52dvh,440px)] @max-[639px]/content:h-[max(36dvh,220px)] overflow-y-auto overscroll-contain py-2"
      >
        {messages.length === 0 ? (
          <EmptyState icon="chat" title={t("chat.empty")}>
            {state.room?.state === "open" ? t("chat.emptyText") : null}
          </EmptyState>
        ) : (
          <ol>
            {messages.map((message, index) => (
              <ChatLine
                key={message.id}
                chat={chat}
                message={message}
                address={address}
                whose={message.author.id === ownId ? "own" : "other"}
                place={isNext(messages[index - 1], message) ? "next" : "first"}
                report={state.reported.has(message.id) ? "sent" : "possible"}
              />
            ))}
          </ol>
        )}
      </div>
      {unseen === 0 ? null : (
        <button
          type="button"
          className="btn absolute inset-x-0 bottom-2 mx-auto w-fit shadow-2"
          data-tone="act"
          onClick={() => {
            toBottom();
            log.current?.focus();
          }}
        >
          {t("chat.new", { count: unseen })}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </div>
  );
}
