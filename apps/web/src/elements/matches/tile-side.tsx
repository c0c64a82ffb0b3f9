import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { leadingSide, ScoreCells } from "../scoreboard/score-cells.tsx";
import { SideMark } from "../scoreboard/team-line.tsx";

/** One side of a live match on a tile: mark, name and score; the leader stands out. */
export function TileSide({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const team = match[side];
  if (team === null) return null;
  const leading = leadingSide(match);
  return (
    <span className="tl" {...(leading === null || leading === side ? { "data-lead": "" } : {})}>
      <SideMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 flex-1 truncate">{team.name}</bdi>
      <ScoreCells match={match} side={side} />
    </span>
  );
}
