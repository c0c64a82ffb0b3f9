import type { Match, MatchIncident } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { ReactNode } from "react";
import { writeIncidentTime } from "../../../elements/matches/write-incident-time.ts";
import { useText } from "../../../messages/use-text.ts";
import { isScore } from "./incident-look.ts";

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
export function FinalStory({ match, course }: { readonly match: Match; readonly course: MatchProgress }): ReactNode {
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
