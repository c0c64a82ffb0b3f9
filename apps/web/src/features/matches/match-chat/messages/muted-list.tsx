import type { ChatAuthor, MatchChat } from "@touchline/store/match-chat";
import { Button } from "@touchline/ui";
import { useId, useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useAuthorName } from "./use-author-name.ts";

/** Who is muted on this device, and the way back. Nothing while nobody is. */
export function MutedList({ chat, muted }: { readonly chat: MatchChat; readonly muted: readonly ChatAuthor[] }): ReactNode {
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
