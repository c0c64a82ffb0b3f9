import type { Match, MatchIncident } from "@touchline/store";
import type { ReactNode } from "react";
import { writeIncidentTime } from "../../../elements/matches/write-incident-time.ts";
import { SideMark } from "../../../elements/scoreboard/team-line.tsx";
import { useText } from "../../../messages/use-text.ts";

/** What happened last, under the field: whose it was, what, when, and whether it was drawn. */
export function LatestEvent({ match, latest }: { readonly match: Match; readonly latest: MatchIncident | null }): ReactNode {
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
