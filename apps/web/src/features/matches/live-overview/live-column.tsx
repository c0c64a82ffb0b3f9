import type { MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { LiveClock } from "../../../elements/matches/match-clock.tsx";
import { matchPath } from "../../../elements/matches/match.ts";
import { TileSide } from "../../../elements/matches/team-line.tsx";
import { WinChanceLine } from "../../../elements/matches/win-chance-line.tsx";
import { useMatch, useResource, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const maxMatches = 8;

export interface LiveColumnProps {
  /** Filter of the matches in play. */
  readonly filter: MatchFilter;
  /** Id of the match on the page. */
  readonly current: string;
}

/** The matches in play beside the one on the page: this one first, then favourites, then by importance, each with a small chart. */
export function LiveColumn({ filter, current }: LiveColumnProps): ReactNode {
  const t = useText();
  const { listings, favourites } = useStore();
  const ids = useResource(listings.matches(filter)).data?.matchIds ?? [];
  const starred = useValue(favourites).matches;
  const rank = (id: string): number => (id === current ? 0 : starred.has(id) ? 1 : 2);
  // The menu stays until there are some.
  if (ids.length === 0) return null;
  const shown = ids.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxMatches);
  return (
    <nav className="mdesk" aria-label={t("shell.live")}>
      <h2>
        {t("shell.live")} <bdi className="cnt">{ids.length}</bdi>
      </h2>
      {shown.map((id) => (
        <ColumnMatch key={id} matchId={id} />
      ))}
    </nav>
  );
}

function ColumnMatch({ matchId }: { readonly matchId: string }): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined || match.home === null) return null;
  return (
    <PageLink to={matchPath(match)}>
      <span className="flex items-center gap-2 pb-1 text-12 text-mid">
        <LiveClock match={match} />
        <bdi className="min-w-0 flex-1 truncate">{match.league.name}</bdi>
        <LeagueMark league={match.league} size={20} />
      </span>
      <TileSide match={match} side="home" />
      <TileSide match={match} side="away" />
      <span className="mt-1.5 block h-5">
        <WinChanceLine match={match} />
      </span>
    </PageLink>
  );
}
