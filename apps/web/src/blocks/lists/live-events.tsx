import type { ReactNode } from "react";
import { LiveRibbon } from "../../features/finding/lists/live-ribbon.tsx";
import { MatchList } from "../../features/finding/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { liveFilter } from "../block-filters.ts";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";

/** Matches in play, as tiles or as a list. */
export function LiveEvents({ block }: BlockProps<"live_events">): ReactNode {
  const t = useText();
  if (block.view !== "list") return <LiveRibbon filter={liveFilter(block)} />;
  return (
    <BlockSection heading={block.heading ?? t("list.liveNow")}>
      <MatchList filter={liveFilter(block)} />
    </BlockSection>
  );
}
