import type { League, Match } from "@touchline/store";
import type { ReactNode } from "react";
import { PageLink } from "../../navigation/page-link.tsx";
import { LeagueMark } from "./league-mark.tsx";
import { leaguePath } from "./match.ts";
import { Island } from "../rendering/island.tsx";
import { MatchRow, rowPx, useColumnCount } from "./match-row.tsx";
import { useMarket, useMatch, useStore } from "../store.ts";

interface ColumnNameProps {
  readonly matchIds: readonly string[];
  readonly column: "secondaryMarketKey" | "tertiaryMarketKey";
}

/** The name of a market column, taken from the first match that has the market. */
function ColumnName({ matchIds, column }: ColumnNameProps): ReactNode {
  const { entities } = useStore();
  // Rerenders when the lines of the first match arrive.
  useMatch(matchIds[0] ?? "");
  const keyed = matchIds.find((id) => entities.match(id)?.[column] != null);
  const market = useMarket(entities.match(keyed ?? "")?.[column] ?? null);
  return <bdi className="truncate">{market?.name}</bdi>;
}

interface LeagueHeaderProps {
  readonly league: League;
  /** The matches below the heading that have market columns. */
  readonly matchIds: readonly string[];
}

/** The sticky heading of a league with the names of the market columns. */
function LeagueHeader({ league, matchIds }: LeagueHeaderProps): ReactNode {
  const heads = league.sport.mainOutcomesCount === 3 ? ["1", "X", "2"] : ["1", "2"];
  return (
    <div className="lh">
      <PageLink to={leaguePath(league)} className="lg">
        <LeagueMark league={league} />
        <bdi className="leading-tight">{league.name}</bdi>
      </PageLink>
      <div className="ch main" aria-hidden="true">
        {matchIds.length === 0 ? null : heads.map((name) => <span key={name}>{name}</span>)}
      </div>
      <div className="ch second" aria-hidden="true">
        <ColumnName matchIds={matchIds} column="secondaryMarketKey" />
      </div>
      <div className="ch third" aria-hidden="true">
        <ColumnName matchIds={matchIds} column="tertiaryMarketKey" />
      </div>
      <span className="end" />
    </div>
  );
}

interface MatchGroupsProps {
  readonly matchIds: readonly string[];
  /** Renders a match instead of the default row with the market columns. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  /** Content of a row below the teams; the same function in every render. */
  readonly under?: ((match: Match) => ReactNode) | undefined;
  readonly className?: string;
}

/** The number of rows, from which the style sheet computes the placeholder size of a group out of view. Inline styles are not allowed. */
function rowCountAttributes(rows: number) {
  return { "data-tens": Math.min(5, Math.floor(rows / 10)), "data-ones": rows % 10 };
}

/** Rows of matches by league, in the order in which the list first names the leagues. */
export function MatchGroups({ matchIds, row, under, className = "mt" }: MatchGroupsProps): ReactNode {
  const { entities } = useStore();
  const columns = useColumnCount();
  const groups = new Map<string, { readonly league: League; readonly matchIds: string[] }>();
  for (const id of matchIds) {
    const league = entities.match(id)?.league;
    if (league === undefined) continue;
    const group = groups.get(league.id);
    if (group === undefined) groups.set(league.id, { league, matchIds: [id] });
    else group.matchIds.push(id);
  }
  return (
    <div className={under === undefined ? className : `${className} noted`}>
      {[...groups.values()].map((group) => (
        <div
          key={group.league.id}
          role="group"
          aria-label={group.league.name}
          className="league"
          {...rowCountAttributes(group.matchIds.length)}
        >
          <Island heightPx={group.matchIds.length * rowPx}>
            <LeagueHeader
              league={group.league}
              matchIds={row === undefined ? group.matchIds.filter((id) => entities.match(id)?.home != null) : []}
            />
            {group.matchIds.map((id) => row?.(id) ?? <MatchRow key={id} matchId={id} columns={columns} under={under} />)}
          </Island>
        </div>
      ))}
    </div>
  );
}
