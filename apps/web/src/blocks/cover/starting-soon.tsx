import { formatClockTime } from "@touchline/domain";
import type { Match, MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { matchPath } from "../../elements/matches/match.ts";
import { TeamMark } from "../../elements/matches/team-mark.tsx";
import { useMatch, useResource, useStore } from "../../elements/store.ts";
import { useDayFormat, useNow } from "../../elements/time.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

const shownCount = 3;
const hourMs = 3_600_000;

/** The next matches to start. */
export function startingSoonFilter({ sport_key, league_id }: { readonly sport_key?: string; readonly league_id?: number }): MatchFilter {
  return {
    state: "prematch",
    sort: "time",
    limit: shownCount,
    ...(sport_key === undefined ? {} : { sportKey: sport_key }),
    ...(league_id === undefined ? {} : { leagueId: String(league_id) }),
  };
}

/** Minutes and seconds to the start within the last hour, the time of day before. */
function Countdown({ match }: { readonly match: Match }): ReactNode {
  const format = useDayFormat();
  const leftMs = match.startsAtMs - useNow();
  if (leftMs > hourMs) return format.time(match.startsAtMs);
  return <bdi>{formatClockTime(Math.max(0, Math.floor(leftMs / 1000)))}</bdi>;
}

function NextMatch({ matchId }: { readonly matchId: string }): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined || match.home === null || match.away === null) return null;
  return (
    <li>
      <PageLink to={matchPath(match)} className="cv-next">
        <b className="n">
          <Countdown match={match} />
        </b>
        <span className="min-w-0">
          {[match.home, match.away].map((team) => (
            <span key={team.id} className="flex items-center gap-1.5">
              <TeamMark team={team} sportKey={match.league.sport.key} size={16} />
              <bdi className="truncate">{team.commonName}</bdi>
            </span>
          ))}
        </span>
      </PageLink>
    </li>
  );
}

/** The next matches, counting down. */
export function StartingSoon({ block }: { readonly block: Parameters<typeof startingSoonFilter>[0] }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const ids = useResource(listings.matches(startingSoonFilter(block))).data?.matchIds ?? [];
  if (ids.length === 0) return null;
  return (
    <div className="cv-soon">
      <h2>{t("cover.soon")}</h2>
      <ul>
        {ids.map((id) => (
          <NextMatch key={id} matchId={id} />
        ))}
      </ul>
    </div>
  );
}
