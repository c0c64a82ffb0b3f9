import type { ReactNode } from "react";
import { Flag } from "../../elements/matches/team-mark.tsx";
import { leaguePath } from "../../elements/matches/match.ts";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";
import { PreviewNote } from "../preview-note.tsx";

/** Leagues to choose from, real ones before e-sports. */
export function Leagues({ block }: BlockProps<"leagues">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const filter = { ...(block.sport_key === undefined ? {} : { sportKey: block.sport_key }), limit: block.limit ?? 20 };
  const { data, isError, refetch } = useResource(listings.leagues(filter));
  const leagues = data?.toSorted((left, right) => Number(left.sport.type === "cyber") - Number(right.sport.type === "cyber"));
  const counts = useResource(listings.counters()).data?.tournaments;
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
              <Flag code={league.category.countryCode} />
              <bdi className="min-w-0 truncate">{league.name}</bdi>
              <span className="cnt ms-auto">{counts?.[league.id]?.matchCount}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
