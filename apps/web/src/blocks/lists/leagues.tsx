import type { ReactNode } from "react";
import { LeagueMark } from "../../elements/matches/league-mark.tsx";
import { leaguePath } from "../../elements/matches/match.ts";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";

function leaguesOf({ listings }: Store, { sport_key, limit }: ShownBlockOf<"leagues">) {
  return listings.leagues({ ...(sport_key === undefined ? {} : { sportKey: sport_key }), limit: limit ?? 20 });
}

/** Lists real leagues before e-sports. */
function Leagues({ block }: BlockProps<"leagues">): ReactNode {
  const t = useText();
  const store = useStore();
  const { data, isError, refetch } = useResource(leaguesOf(store, block));
  const leagues = data?.toSorted((left, right) => Number(left.sport.type === "cyber") - Number(right.sport.type === "cyber"));
  const counts = useResource(store.listings.counters()).data?.tournaments;
  if (leagues?.length === 0) return <PreviewNote type="leagues">There is no league on offer.</PreviewNote>;
  const isCards = block.view === "cards";
  return (
    <BlockSection heading={block.heading ?? t("block.leagues")}>
      {data === undefined ? isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={2} /> : null}
      <ul
        className={
          isCards ? "grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-2 px-(--gutter) pb-3" : "strip gap-1.5 px-(--gutter) pb-3"
        }
      >
        {leagues?.map((league) => (
          <li key={league.id}>
            <PageLink to={leaguePath(league)} className={`btn ${isCards ? "w-full justify-start" : ""}`} data-tone="quiet">
              <LeagueMark league={league} />
              <bdi className="min-w-0 truncate">{league.name}</bdi>
              <span className="cnt ms-auto">{counts?.[league.id]?.matchCount}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const definition: BlockDefinition<"leagues"> = {
  Component: Leagues,
  loadData: async (store, block) => store.queries.load(leaguesOf(store, block)),
};
