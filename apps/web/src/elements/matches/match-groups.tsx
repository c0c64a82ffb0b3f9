import type { League, Match } from "@touchline/store";
import type { ReactNode } from "react";
import { PageLink } from "../../navigation/page-link.tsx";
import { Flag } from "./team-mark.tsx";
import { leaguePath } from "./match.ts";
import { Island } from "../rendering/island.tsx";
import { MatchRow } from "./match-row.tsx";
import { useStore } from "../store.ts";
import { useIsDesktop } from "../rendering/use-media-query.ts";

/** The sticky heading of a league with the names of the market columns, which are those of the first match that has them. */
function LeagueHeader({ league, columnsOf }: { readonly league: League; readonly columnsOf: readonly Match[] }): ReactNode {
  const { entities } = useStore();
  const { sport } = league;
  const nameOf = (column: "secondaryMarketKey" | "tertiaryMarketKey"): string | undefined => {
    const key = columnsOf.find((match) => match[column] !== null)?.[column];
    return key == null ? undefined : entities.market(key)?.name;
  };
  return (
    <div className="lh">
      <PageLink to={leaguePath(league)} className="lg">
        <Flag code={league.category.countryCode} />
        <bdi className="truncate">{league.name}</bdi>
      </PageLink>
      <div className="ch main" aria-hidden="true">
        {columnsOf.length === 0
          ? null
          : (sport.mainOutcomesCount === 3 ? ["1", "X", "2"] : ["1", "2"]).map((name) => <span key={name}>{name}</span>)}
      </div>
      <div className="ch second" aria-hidden="true">
        <bdi className="truncate">{nameOf("secondaryMarketKey")}</bdi>
      </div>
      <div className="ch third" aria-hidden="true">
        <bdi className="truncate">{nameOf("tertiaryMarketKey")}</bdi>
      </div>
      <span className="end" />
    </div>
  );
}

function teamMatch(match: Match | undefined): readonly Match[] {
  return match?.home == null ? [] : [match];
}

interface LeagueGroup {
  readonly key: string;
  readonly league: League;
  readonly matchIds: readonly string[];
}

interface MatchGroupsProps {
  readonly matchIds: readonly string[];
  /** Renders a match instead of the default row with the market columns. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  readonly className?: string;
}

/** The number of rows, from which the style sheet computes the placeholder size of a group out of view. Inline styles are not allowed. */
function rowCountAttributes(rows: number) {
  return { "data-tens": Math.min(9, Math.floor(rows / 10)), "data-ones": rows % 10 };
}

/** Rows of matches in the order of the list. Adjacent matches of one league share a heading. */
export function MatchGroups({ matchIds, row, className = "mt" }: MatchGroupsProps): ReactNode {
  const { entities } = useStore();
  const isWide = useIsDesktop() === true;
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
        <div key={group.key} role="group" aria-label={group.league.name} className="league" {...rowCountAttributes(group.matchIds.length)}>
          <Island>
            <LeagueHeader
              league={group.league}
              columnsOf={row === undefined ? group.matchIds.flatMap((id) => teamMatch(entities.match(id))) : []}
            />
            {group.matchIds.map((id) => row?.(id) ?? <MatchRow key={id} matchId={id} isWide={isWide} />)}
          </Island>
        </div>
      ))}
    </div>
  );
}
