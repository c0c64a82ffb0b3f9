import type { Match, MatchIncident } from "@touchline/store";
import { EmptyState, Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useCourse } from "../../../../elements/matches/use-course.ts";
import { writeIncidentTime } from "../../../../elements/matches/write-incident-time.ts";
import { SideMark } from "../../../../elements/scoreboard/team-line.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { FactBars } from "./fact-bars.tsx";

function Incident({ incident, match }: { readonly incident: MatchIncident; readonly match: Match }): ReactNode {
  const team = incident.side === null ? null : match[incident.side];
  const isScore = incident.score !== null && incident.side !== null;
  return (
    <li className="grid min-h-9 grid-cols-[56px_20px_minmax(0,1fr)_auto] items-center gap-2 px-4 text-13">
      <bdi className="n text-12 text-mid">{writeIncidentTime(incident.time)}</bdi>
      {team === null ? <span /> : <SideMark team={team} sportKey={match.league.sport.key} />}
      <bdi className={isScore ? "truncate font-bold" : "truncate text-mid"}>
        {incident.player === null || incident.text.includes(incident.player) ? incident.text : `${incident.text} · ${incident.player}`}
      </bdi>
      {isScore ? <bdi className="n font-bold">{incident.score?.replace(":", "–")}</bdi> : null}
    </li>
  );
}

/** The match drawn from its events, its numbers, and everything that happened, newest first. */
export function MatchCourse({ match, tracker }: { readonly match: Match; readonly tracker: ReactNode }): ReactNode {
  const t = useText();
  const course = useCourse(match.id);
  const incidents = (course?.incidents ?? []).toReversed();
  const facts = course?.facts ?? match.scoreboard?.details ?? [];
  return (
    <>
      {tracker}
      <FactBars facts={facts} />
      {course?.isSimulated === true ? (
        <p className="flex gap-2 px-4 py-2 text-12 text-mid">
          <Icon name="info" size={16} />
          {t("tracker.simulated")}
        </p>
      ) : null}
      {incidents.length > 0 ? (
        <>
          <h3 className="px-4 pt-3 pb-1 text-12 font-[640] text-mid">{t("match.timeline")}</h3>
          <ol>
            {incidents.map((incident) => (
              <Incident key={incident.id} incident={incident} match={match} />
            ))}
          </ol>
        </>
      ) : course === undefined || match.status === "prematch" ? null : (
        <EmptyState icon="clock" title={t("match.noTimeline")} />
      )}
    </>
  );
}
