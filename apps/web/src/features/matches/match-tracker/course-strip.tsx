import type { Match } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { ReactNode } from "react";
import { isOver } from "../../../elements/matches/is-over.ts";
import { useNow } from "../../../elements/time/use-now.ts";
import { layCourse } from "./course-axis.ts";
import { TimeStrip } from "./time-strip.tsx";

interface CourseStripProps {
  readonly match: Match;
  readonly course: MatchProgress;
  readonly size?: "narrow" | "wide";
}

/** The course of a match as it stands now; nothing before its first period. */
export function CourseStrip({ match, course, size = "narrow" }: CourseStripProps): ReactNode {
  const nowSeconds = (useNow() - match.startsAtMs) / 1000;
  const over = isOver(match);
  if (course.periods.length === 0) return null;
  const regular = match.scoreboard?.maxPeriods ?? 0;
  const axis = layCourse({ periods: course.periods, regular, nowSeconds, isOver: over });
  return <TimeStrip axis={axis} course={course} nowSeconds={over ? null : nowSeconds} size={size} />;
}
