import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { ListEmpty, ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { ResultGroups } from "../../features/finding/results/result-groups.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection } from "../block-frame.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter } from "@touchline/store";
import { narrowFilter } from "./list-filter.ts";

function toFilter(block: ShownBlockOf<"results">): MatchFilter {
  return { state: "finished", sort: "latest", limit: block.limit ?? 10, ...narrowFilter(block, 5) };
}

function Results({ block }: BlockProps<"results">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(toFilter(block)));
  const all = block.sport_key === undefined ? "/results" : `/results?${new URLSearchParams({ sport: block.sport_key })}`;
  return (
    <BlockSection
      heading={block.heading ?? t("results.title")}
      end={
        <PageLink to={all} className="-my-3 py-3 font-semibold text-mid hover:text-hi">
          {t("list.seeAll")}
        </PageLink>
      }
    >
      {data === undefined ? isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={5} /> : null}
      {data?.matchIds.length === 0 ? <ListEmpty /> : null}
      {data === undefined ? null : <ResultGroups matchIds={data.matchIds} />}
    </BlockSection>
  );
}

export const definition: BlockDefinition<"results"> = {
  Component: Results,
  loadData: async (store, block) => store.queries.load(store.listings.matches(toFilter(block))),
};
