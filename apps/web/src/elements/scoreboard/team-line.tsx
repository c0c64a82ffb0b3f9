import type { Competitor, Match } from "@touchline/store";
import type { ReactNode } from "react";
import { Crest } from "./crest.tsx";
import { Flag } from "./flag.tsx";
import { ScoreCells } from "./score-cells.tsx";

const flagSports = new Set(["tennis", "table-tennis", "badminton", "darts", "snooker", "golf"]);

/** A team's crest, or the flag of a player or nation. */
export function SideMark({
  team,
  sportKey,
  size = 18,
}: {
  readonly team: Competitor;
  readonly sportKey: string;
  readonly size?: number;
}): ReactNode {
  return (team.isNation || flagSports.has(sportKey)) && size < 30 && team.countryCode !== null ? (
    <Flag code={team.countryCode} />
  ) : (
    <Crest team={team} size={size} />
  );
}

/** One side of a match in a row: mark, name, serve and score. */
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
      <SideMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 truncate">{team.name}</bdi>
      {match.status === "live" && match.scoreboard?.server === side ? <i className="size-1.5 shrink-0 rounded-full bg-accent" /> : null}
      {match.status === "live" || match.status === "stopped" || match.status === "finished" || match.status === "closed" ? (
        <ScoreCells match={match} side={side} />
      ) : null}
    </span>
  );
}
