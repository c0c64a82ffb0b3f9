import type { Match } from "@touchline/store";
import type { ReactNode } from "react";

const shownSets = 3;

/** Sets or innings worth showing beside the total; sports with one running score have none. */
function shownPeriods(match: Match): readonly { readonly key: string; readonly home: number; readonly away: number }[] {
  const periods = match.scoreboard?.periods ?? [];
  return periods.some(({ type }) => type === "set") ? periods.slice(-shownSets) : [];
}

/** The numbers of one side of a live match: sets first, then the score. */
export function ScoreCells({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
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

/** The side that leads, null for a level score or none. */
export function leadingSide(match: Match): "home" | "away" | null {
  const score = match.scoreboard?.score;
  if (score == null || score.home === score.away) return null;
  return score.home > score.away ? "home" : "away";
}
