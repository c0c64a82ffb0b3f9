import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useCourse } from "../../../elements/matches/use-course.ts";
import { CourseStrip } from "./course-strip.tsx";

/** A live match's course across the page; nothing until it was read. */
export function WideCourse({ match }: { readonly match: Match }): ReactNode {
  const course = useCourse(match.id);
  return course === undefined ? null : <CourseStrip match={match} course={course} size="wide" />;
}
