import type { Match } from "@touchline/store";
import { Icon, moveFocusByKey } from "@touchline/ui";
import { createContext, memo, use, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { matchPath } from "./match.ts";
import { OddsButton } from "../markets/odds-button.tsx";
import { useDayFormat } from "../time.ts";
import { Kept } from "../rendering/kept-part.tsx";
import { useMarket, useMatch } from "../store.ts";
import { useMediaQuery } from "../rendering/use-media-query.ts";
import { ClockLine, LiveClock } from "./match-clock.tsx";
import { MarketGrid } from "../markets/market-grid.tsx";
import { columnLabel } from "../markets/outcome-label.ts";
import { TeamLine } from "./team-line.tsx";

const maxFavourites = 4;

/** A row for an outright event, with its favourites. */
export function OutrightRow({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const market = useMarket(match.mainMarketKey);
  const path = matchPath(match);
  const favourites = (market?.outcomes ?? [])
    .filter(({ odds }) => odds !== null)
    .toSorted((left, right) => Number(left.odds) - Number(right.odds))
    .slice(0, maxFavourites);
  return (
    <div className="relative border-t border-line px-[var(--gutter)] py-3 first-of-type:border-t-0">
      <div className="mb-2 flex items-baseline gap-3">
        <PageLink to={path} className="min-w-0 text-14 font-semibold hover:underline">
          <bdi className="block truncate">{match.name}</bdi>
        </PageLink>
        <span className="text-12 text-mid">{format.day(match.startsAtMs)}</span>
        <span className="flex-1" />
        <PageLink to={path} className="text-12 text-mid hover:text-hi">
          {t("match.choices", { count: market?.outcomes.length ?? 0 })}
        </PageLink>
      </div>
      {market === undefined ? null : (
        <div className="cells" data-width="wide" role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
          {favourites.map((outcome, index) => (
            <OddsButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} isTabStop={index === 0} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The clock of a live match, else its start. */
function MatchMoment({ match }: { readonly match: Match }): ReactNode {
  const format = useDayFormat();
  const t = useText();
  if (match.status === "live" || match.status === "stopped") {
    const { scoreboard } = match;
    return (
      <>
        <LiveClock match={match} />
        {scoreboard === null ? null : (
          <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={match.status === "live"} />
        )}
        {match.hasVideo ? (
          <span className="film" role="img" aria-label={t("filter.hasVideo")}>
            <Icon name="video" size={16} />
          </span>
        ) : null}
      </>
    );
  }
  if (match.status === "finished" || match.status === "closed") return <b>{t("match.ended")}</b>;
  return (
    <>
      <b>
        <bdi>{format.time(match.startsAtMs)}</bdi>
      </b>
      <span>{format.day(match.startsAtMs)}</span>
    </>
  );
}

interface MatchIntroProps {
  readonly match: Match;
  readonly path: string;
  /** Below the teams. */
  readonly under?: ReactNode;
}

/** The first part of a match's row: time, teams and score. */
export function MatchIntro({ match, path, under }: MatchIntroProps): ReactNode {
  return (
    <>
      <div className="tm">
        <MatchMoment match={match} />
      </div>
      <PageLink to={path} className="tms">
        <TeamLine match={match} side="home" className="tr1" />
        <TeamLine match={match} side="away" className="tr1" />
        {under}
      </PageLink>
    </>
  );
}

/** The market column on phones, where only one fits. */
export const ListColumnContext = createContext<"main" | "second">("main");

/** Maximum number of market columns. Two on the server, where the width is unknown; the style sheet hides columns that do not fit. */
type ColumnCount = 1 | 2 | 3;

/** Hidden columns are not rendered, so that a list on a phone has fewer nodes and prices to update. */
export function useColumnCount(): ColumnCount {
  const chosen = use(ListColumnContext);
  // A list in a window of this width may be wide enough for the third column.
  const isWide = useMediaQuery("(min-width: 860px)");
  const isNarrow = useMediaQuery("(max-width: 639px)");
  if (isWide === true) return 3;
  return isNarrow === true && chosen === "main" ? 1 : 2;
}

interface MatchRowProps {
  readonly matchId: string;
  readonly columns?: ColumnCount;
  /** Content below the teams, in lists whose headings do not contain it. */
  readonly under?: ((match: Match) => ReactNode) | undefined;
}

/** Approximate height of a row. */
export const rowPx = 64;

export const MatchRow = memo(function MatchRow({ matchId, columns = 2, under }: MatchRowProps): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined) return null;
  if (match.home === null) return <OutrightRow match={match} />;
  const row = <TeamMatchRow match={match} columns={columns} under={under?.(match)} />;
  if (!import.meta.env.SSR) return row;
  const lines = [match.mainMarketKey, match.secondaryMarketKey, match.tertiaryMarketKey].slice(0, columns);
  return <Kept kind={`row/${columns}/${under?.name ?? ""}`} matchId={matchId} lines={lines} part={row} />;
});

interface TeamMatchRowProps {
  readonly match: Match;
  readonly columns: ColumnCount;
  readonly under: ReactNode;
}

function TeamMatchRow({ match, columns, under }: TeamMatchRowProps): ReactNode {
  const t = useText();
  const main = useMarket(match.mainMarketKey);
  const secondary = useMarket(columns > 1 ? match.secondaryMarketKey : null);
  const tertiary = useMarket(columns > 2 ? match.tertiaryMarketKey : null);
  const { sport } = match.league;
  const path = matchPath(match);
  return (
    <div className="mr">
      <MatchIntro match={match} path={path} under={under} />
      <MarketGrid className="main" market={main} outcomesCount={sport.mainOutcomesCount} />
      {columns === 1 ? null : (
        <>
          {sport.secondaryMarketId === null ? (
            <span className="second" />
          ) : (
            <MarketGrid
              className="second"
              market={secondary}
              outcomesCount={sport.secondaryOutcomesCount}
              label={(market, outcome) => columnLabel(market, outcome, t)}
            />
          )}
          {columns === 2 || sport.tertiaryMarketId === null ? (
            <span className="third" />
          ) : (
            <MarketGrid
              className="third"
              market={tertiary}
              outcomesCount={sport.tertiaryOutcomesCount}
              label={(market, outcome) => columnLabel(market, outcome, t)}
            />
          )}
        </>
      )}
      <PageLink to={path} className="more" aria-label={t("match.moreMarkets", { count: match.marketCount })}>
        <bdi>+{match.marketCount}</bdi>
      </PageLink>
    </div>
  );
}
