import type { Match, MatchIncident } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import { Button, EmptyState } from "@touchline/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isOver } from "../../../elements/matches/is-over.ts";
import { useCourse } from "../../../elements/matches/use-course.ts";
import { useNow } from "../../../elements/time/use-now.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { BeforeStart } from "./before-start.tsx";
import { FinalStory } from "./final-story.tsx";
import { CourseStrip } from "./course-strip.tsx";
import { LiveField } from "./live-field.tsx";
import { MapStrip } from "./map-strip.tsx";
import { type TrackerProps, TrackerRoom } from "./tracker-room.tsx";
import { writeIncidentTime } from "../../../elements/matches/write-incident-time.ts";
import { SideMark } from "../../../elements/scoreboard/team-line.tsx";

/** What happens every few seconds is drawn but not spoken. */
const quietKinds: ReadonlySet<string> = new Set(["point", "round_won", "kill"]);

/** Says the latest event to screen readers, from the first that happens while the page is open. */
function SpokenEvent({ incidents }: { readonly incidents: readonly MatchIncident[] }): ReactNode {
  const latest = incidents.findLast(({ kind }) => !quietKinds.has(kind)) ?? null;
  const [first] = useState(latest?.id ?? null);
  return (
    <p className="sr" role="status">
      {latest === null || latest.id === first ? "" : [latest.time, latest.text, latest.score].filter((part) => part !== null).join(" · ")}
    </p>
  );
}

/** What happened last, under the field: whose it was, what, when, and whether it was drawn. */
function LatestEvent({ match, latest }: { readonly match: Match; readonly latest: MatchIncident | null }): ReactNode {
  const t = useText();
  const team = latest?.side == null ? null : match[latest.side];
  return (
    <p className="flex min-h-11 items-center gap-2 px-4 text-13">
      {latest === null ? (
        <span className="text-mid">{t("match.noTimeline")}</span>
      ) : (
        <>
          {team === null ? null : <SideMark team={team} sportKey={match.league.sport.key} />}
          <bdi className="min-w-0 flex-1 truncate font-[640]">{latest.text}</bdi>
          {latest.score === null || latest.side === null ? null : <bdi className="n font-bold">{latest.score.replace(":", "–")}</bdi>}
          <bdi className="n text-12 text-mid">{writeIncidentTime(latest.time)}</bdi>
        </>
      )}
    </p>
  );
}

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

function LiveScene({ match, course }: { readonly match: Match; readonly course: MatchProgress }): ReactNode {
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
