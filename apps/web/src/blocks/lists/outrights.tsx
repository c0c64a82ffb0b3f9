import type { ReactNode } from "react";
import { OutrightRow } from "../../elements/matches/match-row.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { outrightFilter } from "../block-filters.ts";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";
import { PreviewNote } from "../preview-note.tsx";

/** Winners of leagues and cups. */
export function Outrights({ block }: BlockProps<"outrights">): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(outrightFilter(block)));
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
