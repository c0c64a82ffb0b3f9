import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useLazy } from "../../../elements/rendering/lazy.tsx";
import "../../../styles/match.css";

export interface TrackerProps {
  readonly match: Match;
  /** Where the timeline shows: here, or on wide pages below the scoreboard. */
  readonly timeline?: "here" | "aboveOnDesk";
}

/** Placeholder of a tracker that is loading, with its final height so that the layout does not shift. */
export function TrackerSkeleton({ match, timeline = "here" }: TrackerProps): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="tracker-field skeleton" />
      {match.status === "prematch" ? null : (
        <>
          <div className="h-11" />
          <div className={`tracker-strip ${timeline === "here" ? "" : "tablet:hidden"}`}>
            <p className="text-12">&nbsp;</p>
            <svg viewBox="0 0 300 64" className="block w-full" />
            <div className="h-5" />
          </div>
        </>
      )}
    </div>
  );
}

const loadStrip = async () => import("./timeline-strip.tsx");

/** Whether a match shows its timeline below the scoreboard: live matches with statistics, except e-sports. */
function hasWideTimeline({ status, hasStatistics, league }: Match): boolean {
  return (status === "live" || status === "stopped") && hasStatistics && league.sport.type !== "cyber";
}

/** The timeline of a live match below its scoreboard, on wide pages. Reserves its height while it loads. */
export function TimelineSlot({ match }: { readonly match: Match }): ReactNode {
  const parts = useLazy(loadStrip);
  if (!hasWideTimeline(match)) return null;
  return (
    <div className="desk-only relative border-b border-line px-(--gutter) py-2">
      <svg viewBox="0 0 1200 64" aria-hidden="true" className="block w-full" />
      <div className="h-5" />
      {parts === null ? null : (
        <div className="absolute inset-x-0 top-2 px-(--gutter)">
          <parts.WideTimeline match={match} />
        </div>
      )}
    </div>
  );
}
