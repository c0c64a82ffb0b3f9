import type { League } from "@touchline/store";
import type { ReactNode } from "react";
import { Island } from "../islands/island.tsx";
import { LeagueHeader } from "./league-header.tsx";
import { MatchRow } from "./match-row.tsx";
import { useStore } from "../store.ts";
import { useIsDesk } from "../use-width.ts";

interface LeagueGroup {
  readonly key: string;
  readonly league: League;
  readonly matchIds: readonly string[];
}

interface MatchGroupsProps {
  readonly matchIds: readonly string[];
  /** Draws a match in place of its usual row with the market columns. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  readonly className?: string;
}

/** How many rows there are, for styles to keep their room while they are out of view: attributes, as styles come from files alone. */
function roomFor(rows: number) {
  return { "data-tens": Math.min(9, Math.floor(rows / 10)), "data-ones": rows % 10 };
}

/** Rows of matches under their leagues, in the order of the list: neighbours of one league share a heading. */
export function MatchGroups({ matchIds, row, className = "mt" }: MatchGroupsProps): ReactNode {
  const { entities } = useStore();
  const isWide = useIsDesk() === true;
  const groups: { key: string; league: League; matchIds: string[] }[] = [];
  for (const id of matchIds) {
    const league = entities.match(id)?.league;
    if (league === undefined) continue;
    const last = groups.at(-1);
    if (last?.league.id === league.id) last.matchIds.push(id);
    else groups.push({ key: `${league.id}-${id}`, league, matchIds: [id] });
  }
  return (
    <div className={className}>
      {(groups satisfies readonly LeagueGroup[]).map((group) => (
        <div key={group.key} role="group" aria-label={group.league.name} className="league" {...roomFor(group.matchIds.length)}>
          <Island>
            <LeagueHeader
              league={group.league}
              hasColumns={row === undefined && group.matchIds.some((id) => entities.match(id)?.home != null)}
            />
            {group.matchIds.map((id) => row?.(id) ?? <MatchRow key={id} matchId={id} isWide={isWide} />)}
          </Island>
        </div>
      ))}
    </div>
  );
}
