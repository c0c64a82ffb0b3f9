import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useLater } from "../../../elements/rendering/lazy.tsx";
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

const loadCourse = async () => import("./timeline-strip.tsx");

/** Whether a match has a course to draw below its scoreboard: live ones that the feed follows, e-sports apart. */
function hasCourse({ status, hasStatistics, league }: Match): boolean {
  return (status === "live" || status === "stopped") && hasStatistics && league.sport.type !== "cyber";
}

/** The course of a live match below its scoreboard where the page is wide; its room is kept until it is drawn. */
export function CourseSlot({ match }: { readonly match: Match }): ReactNode {
  const parts = useLater(loadCourse);
  if (!hasCourse(match)) return null;
  return (
    <div className="desk-only relative border-b border-line px-(--gutter) py-2">
      <svg viewBox="0 0 1200 64" aria-hidden="true" className="block w-full" />
      <div className="h-5" />
      {parts === null ? null : (
        <div className="absolute inset-x-0 top-2 px-(--gutter)">
          <parts.WideCourse match={match} />
        </div>
      )}
    </div>
  );
}
