import type { ChatMessage, MatchChat } from "@touchline/store/match-chat";
import { IconButton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { ChatLook } from "../chat-look.ts";
import { ChatLineActions } from "./chat-line-actions.tsx";
import { useAuthorName } from "./use-author-name.ts";

interface ChatLineProps extends Pick<ChatLook, "address"> {
  readonly chat: MatchChat;
  readonly message: ChatMessage;
  readonly whose: "own" | "other";
  /** Whether its author also wrote the message before. */
  readonly place: "first" | "next";
  readonly report: "possible" | "sent";
}

/** One message: plain text in its own direction; nothing in it can be pressed. */
export function ChatLine({ chat, message, address, whose, place, report }: ChatLineProps): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const nameOf = useAuthorName();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(message.author);
  return (
    <li className={`ps-4 pe-2 ${place === "first" ? "pt-2" : ""}`} data-whose={whose}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-0.5">
          <p className={place === "first" ? "flex items-baseline gap-2 text-12" : "sr"}>
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
