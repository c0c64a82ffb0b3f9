import { memo, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { ClockLine, LiveClock } from "./match-clock.tsx";
import { MarketGrid } from "../markets/market-grid.tsx";
import { matchPath } from "./match.ts";
import { tileLabel } from "../markets/outcome-label.ts";
import { TileSide } from "./team-line.tsx";
import { lazyComponent } from "../rendering/lazy.tsx";
import { useMarket, useMatch } from "../store.ts";

const WinChanceLine = lazyComponent(async () => (await import("./win-chance-line.tsx")).WinChanceLine);

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
      <span className="mt-1.5 block h-5">
        <WinChanceLine match={match} />
      </span>
      <MarketGrid market={main} outcomesCount={league.sport.mainOutcomesCount} label={(market, outcome) => tileLabel(market, outcome, t)} />
    </article>
  );
});
