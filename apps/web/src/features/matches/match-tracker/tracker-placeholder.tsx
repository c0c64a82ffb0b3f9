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
      <div className="tracker-field skeleton" />
      {match.status === "prematch" ? null : (
        <>
          <div className="h-11" />
          <div className="tracker-strip">
            <p className="text-12">&nbsp;</p>
            <svg viewBox="0 0 300 64" className="block w-full" />
            <div className="h-5" />
          </div>
        </>
      )}
    </div>
  );
}
