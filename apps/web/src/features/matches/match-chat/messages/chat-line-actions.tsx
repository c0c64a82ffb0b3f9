import type { ChatMessage, ChatReportReason, MatchChat } from "@touchline/store/match-chat";
import { Button } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useSession } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import type { ChatLook } from "../chat-look.ts";

const reasons: readonly ChatReportReason[] = ["abuse", "hate", "spam", "other"];

interface ChatLineActionsProps extends Pick<ChatLook, "address"> {
  readonly chat: MatchChat;
  readonly message: ChatMessage;
  readonly name: string;
  readonly report: "possible" | "sent";
}

/** What can be done about a message: mute who wrote it, or report it with a reason. */
export function ChatLineActions({ chat, message, address, name, report }: ChatLineActionsProps): ReactNode {
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
