import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { LeagueMark } from "../elements/matches/league-mark.tsx";
import { TeamMark } from "../elements/matches/team-mark.tsx";
import { MarketGrid } from "../elements/markets/market-grid.tsx";
import { leaguePath, matchName, matchPath } from "../elements/matches/match.ts";
import { tileLabel } from "../elements/markets/outcome-label.ts";
import { useDayFormat } from "../elements/time.ts";
import { useMarket } from "../elements/store.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "./block.ts";
import { BlockFailed, PreviewNote } from "./block-frame.tsx";
import { loadBlockMatch, useBlockMatch } from "./block-match.ts";

/** Shows teams, league, start and main market of a match. */
function MatchPreview({ block }: BlockProps<"match_preview">): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const found = useBlockMatch(block);
  const market = useMarket(found.type === "match" ? found.match.mainMarketKey : null);
  if (found.type === "missing") return <PreviewNote type="match_preview">This match is not on offer.</PreviewNote>;
  if (found.type === "failed") return <BlockFailed onRetry={found.retry} />;
  if (found.type === "loading") return <Skeleton lines={1} className="h-40" />;
  const { match } = found;
  return (
    <article className="m-(--gutter) grid gap-3 rounded-3 bg-raise p-4" aria-label={matchName(match)}>
      <div className="flex items-center gap-2 text-mid">
        <LeagueMark league={match.league} />
        <PageLink to={leaguePath(match.league)} className="min-w-0 truncate hover:underline">
          <bdi>{match.league.name}</bdi>
        </PageLink>
        <span className="flex-1" />
        <span className="n shrink-0">{format.moment(match.startsAtMs)}</span>
      </div>
      <PageLink to={matchPath(match)} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-center text-16 font-[680]">
        {(["home", "away"] as const).map((side) => {
          const team = match[side];
          return team === null ? null : (
            <span key={side} className={`grid justify-items-center gap-2 ${side === "away" ? "col-start-3" : ""}`}>
              <TeamMark team={team} sportKey={match.league.sport.key} size={44} />
              <bdi>{team.commonName}</bdi>
            </span>
          );
        })}
      </PageLink>
      <MarketGrid
        market={market}
        outcomesCount={match.league.sport.mainOutcomesCount}
        label={(line, outcome) => tileLabel(line, outcome, t)}
      />
    </article>
  );
}

export const definition: BlockDefinition<"match_preview"> = {
  Component: MatchPreview,
  loadData: loadBlockMatch,
};
