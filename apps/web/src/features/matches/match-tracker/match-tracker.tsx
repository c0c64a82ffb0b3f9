import type { FormMatch, Match, MatchIncident } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import type { MatchProgress } from "@touchline/store/match-progress";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatClockTime } from "@touchline/domain";
import { Button, EmptyState } from "@touchline/ui";
import { useMatchProgress, formatIncidentTime } from "../../../elements/matches/use-match-progress.ts";
import { useText } from "../../../messages/use-text.ts";
import { isScore } from "../../../elements/matches/incident-marks.ts";
import { FormChips } from "../../../elements/matches/form-chips.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useDayFormat, useNow } from "../../../elements/time.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { isOver } from "../../../elements/matches/match.ts";
import { endText, voidBetsText } from "../../../elements/matches/match-end.ts";
import { SportChart } from "./sport-chart.tsx";
import { type TrackerProps, TrackerSkeleton } from "./tracker-placeholder.tsx";

/** Events that are too frequent to announce. */
const unannouncedKinds: ReadonlySet<string> = new Set(["point", "round_won", "kill"]);

/** Announces events to screen readers, except the one that was the latest when the page opened. */
function EventAnnouncer({ incidents }: { readonly incidents: readonly MatchIncident[] }): ReactNode {
  const latest = incidents.findLast(({ kind }) => !unannouncedKinds.has(kind)) ?? null;
  const [first] = useState(latest?.id ?? null);
  return (
    <p className="sr" role="status">
      {latest === null || latest.id === first ? "" : [latest.time, latest.text, latest.score].filter((part) => part !== null).join(" · ")}
    </p>
  );
}

/** The latest event: team, text, score and time. */
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
          <bdi className="n text-12 text-mid">{formatIncidentTime(latest.time)}</bdi>
        </>
      )}
    </p>
  );
}

/** Refetches the timeline when the score changes, since points and baskets are not published as events. */
function useRefetchOnScore({ id, scoreboard }: Match): void {
  const { queries } = useStore();
  const scoreKey = JSON.stringify([scoreboard?.score, scoreboard?.gameScore, scoreboard?.phaseKey]);
  const known = useRef(scoreKey);
  useEffect(() => {
    if (known.current === scoreKey) return;
    known.current = scoreKey;
    void queries.client.invalidateQueries({ queryKey: ["timeline", id] });
  }, [queries, id, scoreKey]);
}

/** Shown while the timeline loads, or when it cannot be loaded. */
function NotLoaded({ match }: TrackerProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { isError, refetch } = useResource(listings.timeline(match.id));
  if (!isError) return <TrackerSkeleton match={match} />;
  return <EmptyState icon="alert" title={t("tracker.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />;
}

/** Visualizes a match: form before it starts, then the latest event, and a summary after it ends; both with the chart of its sport. */
export function MatchTracker({ match }: TrackerProps): ReactNode {
  const progress = useMatchProgress(match.id);
  useRefetchOnScore(match);
  if (match.status === "prematch") return <BeforeStart match={match} />;
  if (progress === undefined) return <NotLoaded match={match} />;
  return (
    <>
      {isOver(match) ? (
        <MatchSummary match={match} progress={progress} />
      ) : (
        <>
          <LatestEvent match={match} latest={progress.latest} />
          <EventAnnouncer incidents={progress.incidents} />
        </>
      )}
      <SportChart match={match} progress={progress} />
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
      <bdi className="min-w-0 flex-1 truncate font-[570]">{team.commonName}</bdi>
      {form.length === 0 ? null : <FormChips form={form.map(({ result }) => result).toReversed()} />}
    </li>
  );
}

/** Shown before a match: start time and the form of both sides. */
function BeforeStart({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const past = useResource(historyListings(useStore()).headToHead(match.id)).data ?? null;
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

/** Maximum number of scores that are listed; with more, only the periods are listed. */
const maxScores = 12;

function Scores({ incidents, side }: { readonly incidents: readonly MatchIncident[]; readonly side: "home" | "away" }): ReactNode {
  return (
    <ul className={side === "home" ? "text-right" : "text-left"}>
      {incidents
        .filter((incident) => incident.side === side)
        .map((incident) => (
          <li key={incident.id} className="py-0.5">
            <bdi>{incident.player ?? incident.text}</bdi> <bdi className="n text-mid">{formatIncidentTime(incident.time)}</bdi>
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

/** Summary of an ended match: winner, periods and scores. */
function MatchSummary({ match, progress }: { readonly match: Match; readonly progress: MatchProgress }): ReactNode {
  const t = useText();
  const scores = progress.incidents.filter(isScore);
  const voidBets = voidBetsText(match);
  return (
    <div className="grid min-h-48 content-center gap-3 px-4 py-3 text-center">
      <p className="text-12 text-mid">{match.scoreboard?.phaseName || t("match.ended")}</p>
      <p className="text-18 leading-tight font-bold">
        <bdi>{endText(match, t)}</bdi>
      </p>
      {voidBets === null ? null : <p className="text-13 text-mid">{t(voidBets)}</p>}
      <Periods match={match} />
      {scores.length === 0 || scores.length > maxScores ? null : (
        <div className="grid grid-cols-2 gap-4 text-13" dir="ltr">
          <Scores incidents={scores} side="home" />
          <Scores incidents={scores} side="away" />
        </div>
      )}
    </div>
  );
}
