import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/later.tsx";

const loadCourse = async () => import("./wide-course.tsx");

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
