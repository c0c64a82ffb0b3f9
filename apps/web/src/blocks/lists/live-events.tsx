import type { ReactNode } from "react";
import { MatchList } from "../../features/finding/lists/match-list.tsx";
import { situationNote, useFreshSituations } from "../../elements/matches/situation-note.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection } from "../block-frame.tsx";
import { loadSituations, SituationRibbon } from "../cover/situations.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter } from "@touchline/store";
import { narrowFilter } from "./list-filter.ts";

function toFilter(block: ShownBlockOf<"live_events">): MatchFilter {
  return {
    state: "live",
    sort: block.view === "list" ? "league" : "popular",
    limit: block.limit ?? 24,
    ...narrowFilter(block, 7),
    ...(block.has_video === true ? { hasVideo: true } : {}),
  };
}

function LiveList({ block }: BlockProps<"live_events">): ReactNode {
  useFreshSituations();
  return <MatchList filter={toFilter(block)} under={situationNote} />;
}

function LiveEvents({ block }: BlockProps<"live_events">): ReactNode {
  const t = useText();
  if (block.view !== "list") return <SituationRibbon type="live_events" filter={toFilter(block)} heading={block.heading} />;
  return (
    <BlockSection heading={block.heading ?? t("list.liveNow")}>
      <LiveList block={block} />
    </BlockSection>
  );
}

export const definition: BlockDefinition<"live_events"> = {
  Component: LiveEvents,
  loadData: async (store, block) => loadSituations(store, toFilter(block)),
};
