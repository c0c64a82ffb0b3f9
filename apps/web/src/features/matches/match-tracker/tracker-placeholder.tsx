import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import "../../../styles/match.css";

export interface TrackerProps {
  readonly match: Match;
}

/** Placeholder of a tracker that is loading, with its final height so that the layout does not shift. */
export function TrackerSkeleton({ match }: TrackerProps): ReactNode {
  return (
    <div aria-hidden="true">
      {match.status === "prematch" ? null : <div className="h-11" />}
      <div className="spic-chart skeleton mx-4" />
    </div>
  );
}
