import type { Match } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { matchPath } from "../../../elements/matches/match-path.ts";
import { leadingSide } from "../../../elements/scoreboard/score-cells.tsx";
import { SideMark } from "../../../elements/scoreboard/team-line.tsx";
import { useDayFormat } from "../../../elements/time/use-day-format.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { PeriodColumn } from "./period-columns.ts";
import { scoreGrid, wideOnly } from "./score-grid.data.ts";

interface ResultRowProps {
  readonly match: Match;
  readonly columns: readonly PeriodColumn[];
}

const sides = ["home", "away"] as const;

/** One ended match: when, who, what each period ended, and the final score. */
export function ResultRow({ match, columns }: ResultRowProps): ReactNode {
  const t = useText();
  const { time } = useDayFormat();
  return (
    <PageLink
      to={matchPath(match)}
      className="grid min-h-(--row-h) grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b border-line px-(--gutter) py-1.5 last:border-b-0 hover:bg-raise"
    >
      <span className="text-12 text-mid">
        <bdi className="n block">{time(match.startsAtMs)}</bdi>
        {match.isSimulated ? (
          <span title={t("match.simulated")} className="mt-0.5 block">
            <Icon name="info" size={14} />
            <span className="sr">{t("match.simulated")}</span>
          </span>
        ) : null}
      </span>
      <span className="grid min-w-0 gap-0.5">
        {sides.map((side) => (
          <ResultSide key={side} match={match} side={side} />
        ))}
      </span>
      <ResultScores match={match} columns={columns} />
    </PageLink>
  );
}

function ResultSide({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const team = match[side];
  if (team === null) return side === "home" ? <bdi className="text-14 font-[570]">{match.name}</bdi> : null;
  return (
    <span className={`flex items-center gap-2 text-14 leading-5 ${leadingSide(match) === side ? "font-[660]" : "font-[540] text-mid"}`}>
      <SideMark team={team} sportKey={match.league.sport.key} />
      <bdi className="truncate">{team.name}</bdi>
    </span>
  );
}

function ResultScores({ match, columns }: ResultRowProps): ReactNode {
  const { scoreboard } = match;
  if (scoreboard?.score == null) return null;
  const { score, periods } = scoreboard;
  const leading = leadingSide(match);
  const hidden = wideOnly(columns.length);
  const spoken = periods.map((period) => `${period.home}–${period.away}`).join(", ");
  return (
    <span className={scoreGrid}>
      {columns.map(({ key }) => {
        const period = periods.find((candidate) => candidate.key === key);
        return sides.map((side) => (
          <span key={`${key}-${side}`} aria-hidden="true" className={`text-12 text-mid ${hidden}`}>
            {period?.[side] ?? ""}
          </span>
        ));
      })}
      {sides.map((side) => (
        <b key={side} aria-hidden="true" className={`text-16 font-[720] ${leading === null || leading === side ? "" : "text-mid"}`}>
          {score[side]}
        </b>
      ))}
      <bdi dir="ltr" className="sr">
        {score.home}–{score.away}
        {columns.length === 0 ? "" : ` (${spoken})`}
      </bdi>
    </span>
  );
}
