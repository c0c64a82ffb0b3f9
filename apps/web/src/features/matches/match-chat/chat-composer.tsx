import { type ChatRefusal, type ChatState, chatTextLength, chatTextLimit, isSendable, type MatchChat } from "@touchline/store/match-chat";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "@touchline/ui";
import { useDayFormat } from "../../../elements/time.ts";
import { useSession } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { ChatLabels } from "./match-chat.tsx";

/** Formats why a message was refused and what the player can do. */
function useRefusalText(): (refusal: ChatRefusal) => string {
  const t = useText();
  return (refusal) =>
    refusal.type === "tooFast" ? t("chat.refused.tooFast", { count: refusal.seconds }) : t(`chat.refused.${refusal.type}`);
}

const warnBelowCharacters = 40;

interface ChatComposerProps extends Pick<ChatLabels, "address"> {
  readonly chat: MatchChat;
  readonly state: ChatState;
}

/** Shows when a closed room opens. */
function ClosedNote({ room }: { readonly room: NonNullable<ChatState["room"]> }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  return (
    <p className="border-t border-line p-4 text-13 text-mid">
      {room.state === "not_yet" ? t("chat.opensAt", { time: format.moment(room.opensAtMs) }) : t("chat.closed")}
    </p>
  );
}

/** Explains why the draft cannot be sent, or how many characters are left. */
function useNote(state: ChatState): { readonly text: string; readonly tone: "bad" | "quiet" } | null {
  const t = useText();
  const refusalText = useRefusalText();
  const left = chatTextLimit - chatTextLength(state.draft);
  if (state.refusal !== null) return { text: refusalText(state.refusal), tone: "bad" };
  if (left < 0) return { text: t("chat.tooLong", { count: -left }), tone: "bad" };
  if (state.connection === "offline") return { text: t("chat.keepsDraft"), tone: "quiet" };
  return left <= warnBelowCharacters ? { text: t("chat.left", { count: left }), tone: "quiet" } : null;
}

/** Input for messages. The draft stays until the server has accepted it, even across sign-in. */
export function ChatComposer({ chat, state, address }: ChatComposerProps): ReactNode {
  const t = useText();
  const noteId = useId();
  const line = useRef<HTMLTextAreaElement>(null);
  const { player } = useSession();
  const note = useNote(state);
  const { room, draft } = state;
  if (room !== null && room.state !== "open") return <ClosedNote room={room} />;
  const canSend =
    player !== null && state.connection === "live" && state.sending === "idle" && state.refusal?.type !== "tooFast" && isSendable(draft);
  function send(): void {
    if (!canSend) return;
    void chat.send();
    // The button must not keep the focus.
    line.current?.focus();
  }
  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      className="grid gap-1.5 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p id={noteId} role="status" className={note?.tone === "bad" ? "text-12 font-semibold text-down" : "text-12 text-mid"}>
        {note?.text ?? (player === null ? t("chat.signInNote") : "")}
      </p>
      <div className="flex items-end gap-2">
        <textarea
          ref={line}
          rows={1}
          dir="auto"
          value={draft}
          aria-label={t("chat.message")}
          aria-describedby={noteId}
          placeholder={t("chat.placeholder")}
          aria-invalid={note?.tone === "bad"}
          className="field-sizing-content max-h-28 min-h-11 min-w-0 flex-1 resize-none rounded-2 bg-pane px-3 py-2.5 text-16 shadow-[inset_0_0_0_1px_var(--ctl)] aria-invalid:shadow-[inset_0_0_0_2px_var(--down)]"
          onChange={(event) => chat.write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {player === null ? (
          <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent(address)}`} className="btn min-h-11" data-tone="act">
            {t("chat.signIn")}
          </PageLink>
        ) : (
          <Button tone="act" type="submit" className="min-h-11 aria-disabled:opacity-50" aria-disabled={!canSend}>
            {state.sending === "sending" ? t("chat.sending") : t("chat.send")}
          </Button>
        )}
      </div>
    </form>
  );
}
