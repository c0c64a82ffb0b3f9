import type { MatchChat } from "@touchline/store/match-chat";
import { VisuallyHidden } from "@touchline/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

const mostShown = 99;
const never = (): (() => void) => () => undefined;

/** The chat's tab, with how much was written while nobody looked. */
export function ChatTabLabel({ chat }: { readonly chat: MatchChat | null }): ReactNode {
  const t = useText();
  const readUnread = (): number => chat?.getState().unread ?? 0;
  const unread = useSyncExternalStore(chat?.subscribe ?? never, readUnread, () => 0);
  return (
    <>
      {t("chat.title")}
      {unread === 0 ? null : (
        <span className="num n" data-tone="act">
          <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
          <VisuallyHidden>{t("chat.unread", { count: unread })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
