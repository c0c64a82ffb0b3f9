import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { TeamMark } from "./team-mark.tsx";

const shownSets = 3;

/** The latest sets; empty for sports with one running score. */
function shownPeriods(match: Match): readonly { readonly key: string; readonly home: number; readonly away: number }[] {
  const periods = match.scoreboard?.periods ?? [];
  return periods.some(({ type }) => type === "set") ? periods.slice(-shownSets) : [];
}

/** The score of one side, after its sets. */
function ScoreCells({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const { scoreboard } = match;
  if (scoreboard?.score == null) return null;
  const score = String(scoreboard.score[side]);
  return (
    <>
      {shownPeriods(match).map((period) => (
        <span key={period.key} className="st">
          {period[side]}
        </span>
      ))}
      <span className="sc" {...(score.length > 2 ? { "data-wide": "" } : {})}>
        <bdi>{score}</bdi>
      </span>
    </>
  );
}

/** The side that leads or has won, which after a retirement or shoot-out may have fewer points. Null for neither. */
export function leadingSide(match: Match): "home" | "away" | null {
  const { score, end } = match.scoreboard ?? {};
  if (end) return end.winner;
  if (score == null || score.home === score.away) return null;
  return score.home > score.away ? "home" : "away";
}

/** One side of a match in a row, with serve and score. */
export function TeamLine({
  match,
  side,
  className,
}: {
  readonly match: Match;
  readonly side: "home" | "away";
  readonly className: string;
}): ReactNode {
  const team = match[side];
  if (team === null) return null;
  return (
    <span className={className}>
      <TeamMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 wrap-anywhere">{team.commonName}</bdi>
      {/* Games won in a series of several. */}
      {match.series === null ? null : <span className="n text-12 text-mid">({match.series[side]})</span>}
      {match.status === "live" && match.scoreboard?.server === side ? <i className="size-1.5 shrink-0 rounded-full bg-accent" /> : null}
      {match.status === "prematch" || match.status === "notCovered" ? null : <ScoreCells match={match} side={side} />}
    </span>
  );
}

/** One side of a live match on a tile. The leader is highlighted. */
export function TileSide({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const team = match[side];
  if (team === null) return null;
  const leading = leadingSide(match);
  return (
    <span className="tl" {...(leading === null || leading === side ? { "data-lead": "" } : {})}>
      <TeamMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 flex-1 truncate">{team.commonName}</bdi>
      <ScoreCells match={match} side={side} />
    </span>
  );
}
