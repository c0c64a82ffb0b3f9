import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import { useFreshSituations } from "../../elements/matches/situation-note.tsx";
import { loadSituations, SituationTiles } from "../cover/situations.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter } from "@touchline/store";
import { narrowFilter } from "./list-filter.ts";

function toFilter(block: ShownBlockOf<"top_events">): MatchFilter {
  const limit = block.limit ?? 6;
  if (block.match_ids !== undefined) return { state: "bettable", ids: block.match_ids.map(String), limit };
  return { state: "bettable", sort: "popular", limit, ...narrowFilter(block, 2) };
}

function TopEvents({ block }: BlockProps<"top_events">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(toFilter(block)));
  const situations = useFreshSituations();
  if (data?.matchIds.length === 0) return <PreviewNote type="top_events">None of these matches is on offer now.</PreviewNote>;
  return (
    <BlockSection heading={block.heading ?? t("block.topEvents")}>
      {data === undefined ? isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={3} /> : null}
      <SituationTiles matchIds={data?.matchIds ?? []} situations={situations} />
    </BlockSection>
  );
}

export const definition: BlockDefinition<"top_events"> = {
  Component: TopEvents,
  loadData: async (store, block) => loadSituations(store, toFilter(block)),
};
