import { memo, type ReactNode } from "react";
import type { Match } from "@touchline/store";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { ClockLine } from "./clock-line.tsx";
import { LiveClock } from "./live-clock.tsx";
import { MarketPlate } from "./market-plate.tsx";
import { matchPath } from "./match-path.ts";
import { tileLabel } from "./outcome-label.ts";
import { leadingSide, ScoreCells } from "./score-cells.tsx";
import { SideMark } from "./team-line.tsx";
import { useMarket } from "./use-market.ts";
import { useMatch } from "./use-match.ts";

function TileSide({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
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

/** A live match as a tile: clock line, time, score and its main market. */
export const LiveTile = memo(function LiveTile({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const match = useMatch(matchId);
  const main = useMarket(match?.mainMarketKey ?? null);
  if (match === undefined) return null;
  const { scoreboard, league } = match;
  return (
    <article className="tile">
      {scoreboard === null ? null : (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={match.status === "live"} />
      )}
      <PageLink to={matchPath(match)} className="block">
        <span className="top">
          <LiveClock match={match} />
          <bdi className="truncate">{league.name}</bdi>
        </span>
        <TileSide match={match} side="home" />
        <TileSide match={match} side="away" />
      </PageLink>
      <MarketPlate
        market={main}
        outcomesCount={league.sport.mainOutcomesCount}
        label={(market, outcome) => tileLabel(market, outcome, t)}
      />
    </article>
  );
});
