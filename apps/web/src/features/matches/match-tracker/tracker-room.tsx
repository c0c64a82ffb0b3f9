import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import "../../../styles/match.css";

/** What is drawn, and where. */
export interface TrackerProps {
  readonly match: Match;
  /** Whether its course is drawn here, or on wide screens below the scoreboard. */
  readonly course?: "here" | "aboveOnDesk";
}

/** The room of a tracker that is still fetched, as high as it will be: nothing below may move when it comes. */
export function TrackerRoom({ match, course = "here" }: TrackerProps): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="tracker-field skeleton" />
      {match.status === "prematch" ? null : (
        <>
          <div className="h-11" />
          <div className={`tracker-strip ${course === "here" ? "" : "tablet:hidden"}`}>
            <p className="text-12">&nbsp;</p>
            <svg viewBox="0 0 300 64" className="block w-full" />
            <div className="h-5" />
          </div>
        </>
      )}
    </div>
  );
}
