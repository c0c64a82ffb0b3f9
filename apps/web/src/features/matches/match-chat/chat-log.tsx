import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatAuthor, ChatMessage, ChatReportReason, ChatState, MatchChat } from "@touchline/store/match-chat";
import { Button, EmptyState, Icon, IconButton } from "@touchline/ui";
import { useText } from "../../../messages/use-text.ts";
import { useSession } from "../../../elements/store.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { ChatLabels } from "./match-chat.tsx";
import { useDayFormat } from "../../../elements/time.ts";

const nearBottomPx = 48;
const groupWithinMs = 300_000;

/** Whether a message follows shortly on another by the same author. */
function continues(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before?.author.id === message.author.id && message.atMs - before.atMs < groupWithinMs;
}

interface ChatLogProps extends ChatLabels {
  readonly chat: MatchChat;
  readonly state: ChatState;
}

/** The messages, newest at the bottom. Keeps the position of players who have scrolled up and shows them the number of new messages. */
export function ChatLog({ chat, state, label, address }: ChatLogProps): ReactNode {
  const t = useText();
  const log = useRef<HTMLDivElement>(null);
  const isInView = useInView(log);
  const isFollowing = useRef(true);
  const { messages, room } = state;
  const ownId = room?.ownAuthorId ?? null;
  const lastId = messages.at(-1)?.id ?? 0;
  const [seenId, setSeenId] = useState(lastId);
  const unseen = messages.filter(({ id, author }) => id > seenId && author.id !== ownId).length;

  function scrollToBottom(): void {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }
  function handleScroll(): void {
    const element = log.current;
    if (element === null || !isInView) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearBottomPx;
    if (isFollowing.current) setSeenId(lastId);
  }
  // The player's own message always scrolls to the bottom.
  const isOwnLast = ownId !== null && messages.at(-1)?.author.id === ownId;
  useLayoutEffect(() => {
    if ((!isFollowing.current && !isOwnLast) || !isInView) return;
    scrollToBottom();
    setSeenId(lastId);
  }, [lastId, isOwnLast, isInView]);

  return (
    <div className="relative">
      <div
        ref={log}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
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
                position={continues(messages[index - 1], message) ? "next" : "first"}
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
            scrollToBottom();
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

interface ChatLineProps extends Pick<ChatLabels, "address"> {
  readonly chat: MatchChat;
  readonly message: ChatMessage;
  readonly whose: "own" | "other";
  /** Whether it continues the author's previous message. */
  readonly position: "first" | "next";
  readonly report: "possible" | "sent";
}

/** A message as plain text in its own direction, without links. */
function ChatLine({ chat, message, address, whose, position, report }: ChatLineProps): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const nameOf = useAuthorName();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(message.author);
  return (
    <li className={`ps-4 pe-2 ${position === "first" ? "pt-2" : ""}`} data-whose={whose}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-0.5">
          <p className={position === "first" ? "flex items-baseline gap-2 text-12" : "sr"}>
            <bdi className={`min-w-0 truncate font-[650] ${whose === "own" ? "text-ind" : "text-hi"}`}>
              {whose === "own" ? t("chat.you") : name}
            </bdi>
            <time className="n shrink-0 text-low" dateTime={new Date(message.atMs).toISOString()}>
              {format.time(message.atMs)}
            </time>
          </p>
          <p className="text-14 leading-snug wrap-anywhere">
            <bdi>{message.text}</bdi>
          </p>
        </div>
        {whose === "own" ? null : (
          <IconButton
            icon="more"
            size="small"
            label={t("chat.actions", { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen ? <ChatLineActions chat={chat} message={message} address={address} name={name} report={report} /> : null}
    </li>
  );
}

const reasons: readonly ChatReportReason[] = ["abuse", "hate", "spam", "other"];

interface ChatLineActionsProps extends Pick<ChatLabels, "address"> {
  readonly chat: MatchChat;
  readonly message: ChatMessage;
  readonly name: string;
  readonly report: "possible" | "sent";
}

/** Mutes the author of a message, or reports it with a reason. */
function ChatLineActions({ chat, message, address, name, report }: ChatLineActionsProps): ReactNode {
  const t = useText();
  const { player } = useSession();
  const [isFailed, setFailed] = useState(false);
  async function send(reason: ChatReportReason): Promise<void> {
    setFailed(false);
    setFailed(!(await chat.report(message.id, reason)));
  }
  return (
    <div className="my-1 me-2 grid justify-items-start gap-2 rounded-2 border border-line-2 p-2 text-13">
      <Button className="min-w-0 max-w-full text-12" onClick={() => chat.mute(message.author)}>
        <bdi className="truncate">{t("chat.mute", { name })}</bdi>
      </Button>
      {report === "possible" && player !== null ? (
        <div role="group" aria-label={t("chat.report")} className="flex flex-wrap items-center gap-1">
          <span className="px-1 text-12 text-mid">{t("chat.report")}</span>
          {reasons.map((reason) => (
            <Button key={reason} className="text-12" onClick={() => void send(reason)}>
              {t(`chat.reason.${reason}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {player === null ? (
        <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent(address)}`} className="link px-1 text-12">
          {t("chat.signInToReport")}
        </PageLink>
      ) : null}
      <p role="status" className={isFailed ? "px-1 text-12 font-semibold text-down" : "px-1 text-12 text-mid"}>
        {isFailed ? t("chat.reportFailed") : report === "sent" ? t("chat.reported") : ""}
      </p>
    </div>
  );
}

const tagLength = 4;

/** Formats an author's name. Authors without one are named by the beginning of their id. */
export function useAuthorName(): (author: ChatAuthor) => string {
  const t = useText();
  return ({ id, name }) => (name === "" ? t("chat.unnamed", { tag: id.slice(0, tagLength).toUpperCase() }) : name);
}

/** Whether an element is in the viewport; false in a hidden tab. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
