import type { ReactNode } from "react";
import { LiveTile } from "../../elements/matches/live-tile.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { topFilter } from "../block-filters.ts";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";
import { PreviewNote } from "../preview-note.tsx";

/** A few matches drawn large. */
export function TopEvents({ block }: BlockProps<"top_events">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(topFilter(block)));
  if (data?.matchIds.length === 0) return <PreviewNote type="top_events">None of these matches is on offer now.</PreviewNote>;
  return (
    <BlockSection heading={block.heading ?? t("block.topEvents")}>
      {data === undefined ? isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={3} /> : null}
      <div className="rib strip">
        {data?.matchIds.map((id) => (
          <LiveTile key={id} matchId={id} />
        ))}
      </div>
    </BlockSection>
  );
}
