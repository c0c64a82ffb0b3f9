import type { ReactNode } from "react";
import { OutrightRow } from "../../elements/matches/match-row.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter } from "@touchline/store";
import { narrowFilter } from "./list-filter.ts";

function toFilter(block: ShownBlockOf<"outrights">): MatchFilter {
  return { state: "bettable", kind: "outright", sort: "league", limit: block.limit ?? 10, ...narrowFilter(block, 5) };
}

function Outrights({ block }: BlockProps<"outrights">): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(toFilter(block)));
  if (data?.matchIds.length === 0) return <PreviewNote type="outrights">There is no outright event to show.</PreviewNote>;
  return (
    <BlockSection heading={block.heading ?? t("block.outrights")}>
      {data === undefined ? isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={4} /> : null}
      {data?.matchIds.map((id) => {
        const match = entities.match(id);
        return match === undefined ? null : <OutrightRow key={id} match={match} />;
      })}
    </BlockSection>
  );
}

export const definition: BlockDefinition<"outrights"> = {
  Component: Outrights,
  loadData: async (store, block) => store.queries.load(store.listings.matches(toFilter(block))),
};
