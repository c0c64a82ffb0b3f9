import type { FormMatch, Match, MatchIncident } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatClockTime } from "@touchline/domain";
import { Button, EmptyState } from "@touchline/ui";
import { useCourse, writeIncidentTime } from "../../../elements/matches/use-timeline.ts";
import { useText } from "../../../messages/use-text.ts";
import { CourseStrip, isScore } from "./timeline-strip.tsx";
import { FormChips } from "../../../elements/matches/form-chips.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useDayFormat, useNow } from "../../../elements/time.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { isOver } from "../../../elements/matches/match.ts";
import { LiveField, MapStrip } from "./live-scene.tsx";
import { type TrackerProps, TrackerRoom } from "./tracker-placeholder.tsx";

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
          {team === null ? null : <TeamMark team={team} sportKey={match.league.sport.key} />}
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

const hourSeconds = 3_600;

function Countdown({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const seconds = Math.max(0, Math.ceil((match.startsAtMs - useNow()) / 1000));
  const isSoon = seconds < hourSeconds;
  return (
    <p className="grid justify-items-center gap-1">
      <span className="text-12 text-mid">{t("match.kickOff")}</span>
      <bdi className="n text-28 leading-none font-bold">{isSoon ? formatClockTime(seconds) : format.time(match.startsAtMs)}</bdi>
      <bdi className="text-13 text-mid">{isSoon ? format.time(match.startsAtMs) : format.day(match.startsAtMs)}</bdi>
    </p>
  );
}

function Side({
  match,
  side,
  form,
}: {
  readonly match: Match;
  readonly side: "home" | "away";
  readonly form: readonly FormMatch[];
}): ReactNode {
  const team = match[side];
  if (team === null) return null;
  return (
    <li className="flex min-h-9 items-center gap-2 text-13">
      <TeamMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 flex-1 truncate font-[570]">{team.name}</bdi>
      {form.length === 0 ? null : <FormChips form={form.map(({ result }) => result).toReversed()} />}
    </li>
  );
}

/** Before a match: when it starts, and how both sides did lately. */
function BeforeStart({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const past = useResource(listings.headToHead(match.id)).data ?? null;
  return (
    <div className="grid min-h-48 content-center gap-5 px-4 py-3">
      <Countdown match={match} />
      <div>
        {past === null ? null : <h3 className="pb-1 text-12 font-[640] text-mid">{t("standings.form")}</h3>}
        <ul>
          <Side match={match} side="home" form={past?.form.home ?? []} />
          <Side match={match} side="away" form={past?.form.away ?? []} />
        </ul>
      </div>
    </div>
  );
}

/** More scores than this are told by period instead. */
const mostScores = 12;

function Scores({ incidents, side }: { readonly incidents: readonly MatchIncident[]; readonly side: "home" | "away" }): ReactNode {
  return (
    <ul className={side === "home" ? "text-right" : "text-left"}>
      {incidents
        .filter((incident) => incident.side === side)
        .map((incident) => (
          <li key={incident.id} className="py-0.5">
            <bdi>{incident.player ?? incident.text}</bdi> <bdi className="n text-mid">{writeIncidentTime(incident.time)}</bdi>
          </li>
        ))}
    </ul>
  );
}

function Periods({ match }: { readonly match: Match }): ReactNode {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1">
      {match.scoreboard?.periods.map(({ key, name, home, away }) => (
        <li key={key} className="text-12 text-mid">
          <bdi>{name}</bdi> <bdi className="n text-13 font-bold text-hi">{`${home}–${away}`}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** How a match ended and how it came about. */
function FinalStory({ match, course }: { readonly match: Match; readonly course: MatchProgress }): ReactNode {
  const t = useText();
  const score = match.scoreboard?.score ?? null;
  const scores = course.incidents.filter(isScore);
  const lead = score === null ? 0 : score.home - score.away;
  const winner = lead === 0 ? null : match[lead > 0 ? "home" : "away"];
  return (
    <div className="grid min-h-48 content-center gap-3 px-4 py-3 text-center">
      <p className="text-12 text-mid">{match.scoreboard?.phaseName ?? t("match.ended")}</p>
      <p className="text-18 leading-tight font-bold">
        {score === null ? null : winner === null ? t("tracker.level") : <bdi>{t("tracker.won", { team: winner.name })}</bdi>}
      </p>
      <Periods match={match} />
      {scores.length === 0 || scores.length > mostScores ? null : (
        <div className="grid grid-cols-2 gap-4 text-13" dir="ltr">
          <Scores incidents={scores} side="home" />
          <Scores incidents={scores} side="away" />
        </div>
      )}
    </div>
  );
}
