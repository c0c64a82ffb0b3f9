import type { Match } from "@touchline/store";
import type { MatchCourse } from "@touchline/store/course";
import { Button, EmptyState } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { isOver } from "../../../elements/matches/is-over.ts";
import { useCourse } from "../../../elements/matches/use-course.ts";
import { useNow } from "../../../elements/time/use-now.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { BeforeStart } from "./before-start.tsx";
import { FinalStory } from "./final-story.tsx";
import { CourseStrip } from "./course-strip.tsx";
import { LatestEvent } from "./latest-event.tsx";
import { LiveField } from "./live-field.tsx";
import { MapStrip } from "./map-strip.tsx";
import { SpokenEvent } from "./spoken-event.tsx";
import { TrackerRoom, type TrackerProps } from "./tracker-room.tsx";

/** What happened longer ago is no attack any more, match seconds. */
const freshSeconds = 120;

/** Points and baskets are no news of their own: when the score moves, what happened is read again. */
function useFreshCourse({ id, scoreboard }: Match): void {
  const { queries } = useStore();
  const told = JSON.stringify([scoreboard?.score, scoreboard?.gameScore, scoreboard?.phaseKey]);
  const known = useRef(told);
  useEffect(() => {
    if (known.current === told) return;
    known.current = told;
    void queries.client.invalidateQueries({ queryKey: ["timeline", id] });
  }, [queries, id, told]);
}

function LiveScene({ match, course }: { readonly match: Match; readonly course: MatchCourse }): ReactNode {
  const nowSeconds = (useNow() - match.startsAtMs) / 1000;
  const { latest } = course;
  if (match.league.sport.type === "cyber") return <MapStrip match={match} course={course} />;
  const isFresh = latest?.at_seconds !== undefined && nowSeconds - latest.at_seconds < freshSeconds;
  return <LiveField match={match} latest={latest} isFresh={isFresh} />;
}

/** Not read yet, or not to be read. */
function Unread({ match, course }: TrackerProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { isError, refetch } = useResource(listings.timeline(match.id));
  if (!isError) return <TrackerRoom match={match} {...(course === undefined ? {} : { course })} />;
  return <EmptyState icon="alert" title={t("tracker.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />;
}

/** A match drawn from its events: before it what both sides did lately, then the field with the latest event, at the end its story. */
export function MatchTracker({ match, course: place = "here" }: TrackerProps): ReactNode {
  const course = useCourse(match.id);
  useFreshCourse(match);
  if (match.status === "prematch") return <BeforeStart match={match} />;
  if (course === undefined) return <Unread match={match} course={place} />;
  return (
    <>
      {isOver(match) ? (
        <FinalStory match={match} course={course} />
      ) : (
        <>
          <LiveScene match={match} course={course} />
          <LatestEvent match={match} latest={course.latest} />
          <SpokenEvent incidents={course.incidents} />
        </>
      )}
      <div className={place === "here" || isOver(match) ? "" : "tablet:hidden"}>
        <CourseStrip match={match} course={course} />
      </div>
    </>
  );
}
