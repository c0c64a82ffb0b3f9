import { Button, Icon, IconButton, Sheet, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { matchName, panelAddress } from "../elements/matches/match.ts";
import { useResource, useStore } from "../elements/store.ts";
import { LazyChat, useMatchChat } from "../features/matches/match-chat/match-chat.tsx";
import { useText } from "../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "./block.ts";
import { BlockFailed, PreviewNote } from "./block-frame.tsx";
import { loadBlockMatch, useBlockMatch } from "./block-match.ts";

/** Opens the chat of the match page. The room is joined when the chat first opens. */
function ChatToggle({ block }: BlockProps<"chat_toggle">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const found = useBlockMatch(block);
  const { data: site } = useResource(listings.siteConfig());
  const [view, setView] = useState<"never" | "open" | "closed">("never");
  const matchId = found.type === "match" ? found.match.id : null;
  const chat = useMatchChat(view === "never" ? null : matchId);
  if (site !== undefined && site.realtime?.channels.chat === undefined)
    return <PreviewNote type="chat_toggle">This site has no chats of matches.</PreviewNote>;
  if (found.type === "missing") return <PreviewNote type="chat_toggle">This match is not on offer.</PreviewNote>;
  if (found.type === "failed") return <BlockFailed onRetry={found.retry} />;
  if (found.type === "loading") return <Skeleton lines={1} className="h-11" />;
  const label = t("chat.of", { name: matchName(found.match) });
  return (
    <div className="px-(--gutter) py-2">
      <Button className="min-h-11 max-w-full" aria-haspopup="dialog" onClick={() => setView("open")}>
        <Icon name="chat" size={18} />
        <bdi className="truncate">{label}</bdi>
      </Button>
      <Sheet name="match_chat" label={label} isOpen={view === "open"} onClose={() => setView(view === "never" ? "never" : "closed")}>
        <div className="flex min-h-12 items-center gap-2 ps-4 pe-1">
          <h2 className="min-w-0 flex-1 truncate text-16 font-[660]">
            <bdi>{label}</bdi>
          </h2>
          <IconButton icon="close" label={t("chat.close")} onClick={() => setView("closed")} />
        </div>
        <LazyChat chat={chat} label={label} address={panelAddress(found.match, "chat")} />
      </Sheet>
    </div>
  );
}

export const definition: BlockDefinition<"chat_toggle"> = {
  Component: ChatToggle,
  loadData: loadBlockMatch,
};
