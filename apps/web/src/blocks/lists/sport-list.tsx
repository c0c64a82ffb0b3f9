import { Skeleton, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockFailed, BlockSection, PreviewNote } from "../block-frame.tsx";

function SportList({ block }: BlockProps<"sport_list">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.sports());
  const sports = data?.filter(({ type }) => block.sport_type === undefined || type === block.sport_type);
  const counts = useResource(listings.counters()).data?.sports;
  if (sports?.length === 0) return <PreviewNote type="sport_list">There is no sport on offer.</PreviewNote>;
  const isGrid = block.view === "grid";
  return (
    <BlockSection heading={block.heading ?? null} label={t("shell.sports")}>
      {sports === undefined ? isError ? <BlockFailed onRetry={() => void refetch()} /> : <Skeleton className="h-11" /> : null}
      <ul className={isGrid ? "grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2 p-(--gutter)" : "strip gap-1.5 p-(--gutter)"}>
        {sports?.map((sport) => (
          <li key={sport.key}>
            <PageLink to={`/${sport.key}`} className={`btn ${isGrid ? "w-full justify-start" : ""}`} data-tone="quiet">
              <SportIcon sportKey={sport.key} size={18} />
              <bdi className="min-w-0 truncate">{sport.name}</bdi>
              <span className="cnt ms-auto">{counts?.[sport.key]?.matchCount}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const definition: BlockDefinition<"sport_list"> = { Component: SportList };
