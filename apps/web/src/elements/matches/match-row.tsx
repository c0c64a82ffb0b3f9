import type { Match } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { memo, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { ClockLine } from "../scoreboard/clock-line.tsx";
import { LiveClock } from "../scoreboard/live-clock.tsx";
import { MarketPlate } from "../markets/market-plate.tsx";
import { matchPath } from "./match-path.ts";
import { columnLabel } from "../markets/outcome-label.ts";
import { OutrightRow } from "./outright-row.tsx";
import { TeamLine } from "../scoreboard/team-line.tsx";
import { useDayFormat } from "../time/use-day-format.ts";
import { useMarket } from "../markets/use-market.ts";
import { useMatch } from "./use-match.ts";

/** When a match is: its clock while it is live, else its time and day. */
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
  /** Where a press on its sides leads. */
  readonly path: string;
}

/** What the row of a match begins with: when, who and the score. */
export function MatchIntro({ match, path }: MatchIntroProps): ReactNode {
  return (
    <>
      <div className="tm">
        <MatchMoment match={match} />
      </div>
      <PageLink to={path} className="tms">
        <TeamLine match={match} side="home" className="tr1" />
        <TeamLine match={match} side="away" className="tr1" />
      </PageLink>
    </>
  );
}

interface MatchRowProps {
  readonly matchId: string;
  /** Whether there may be room for the third column; false on the server, which cannot know. */
  readonly isWide?: boolean;
}

/** One match of a list: when, who, score, and its market columns. */
export const MatchRow = memo(function MatchRow({ matchId, isWide = false }: MatchRowProps): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined) return null;
  return match.home === null ? <OutrightRow match={match} /> : <KnownMatchRow match={match} isWide={isWide} />;
});

function KnownMatchRow({ match, isWide }: { readonly match: Match; readonly isWide: boolean }): ReactNode {
  const t = useText();
  const main = useMarket(match.mainMarketKey);
  const secondary = useMarket(match.secondaryMarketKey);
  const tertiary = useMarket(isWide ? match.tertiaryMarketKey : null);
  const { sport } = match.league;
  const path = matchPath(match);
  return (
    <div className="mr">
      <MatchIntro match={match} path={path} />
      <MarketPlate className="main" market={main} outcomesCount={sport.mainOutcomesCount} />
      {sport.secondaryMarketId === null ? (
        <span className="second" />
      ) : (
        <MarketPlate
          className="second"
          market={secondary}
          outcomesCount={sport.secondaryOutcomesCount}
          label={(market, outcome) => columnLabel(market, outcome, t)}
        />
      )}
      {!isWide || sport.tertiaryMarketId === null ? (
        <span className="third" />
      ) : (
        <MarketPlate
          className="third"
          market={tertiary}
          outcomesCount={sport.tertiaryOutcomesCount}
          label={(market, outcome) => columnLabel(market, outcome, t)}
        />
      )}
      <PageLink to={path} className="more" aria-label={t("match.moreMarkets", { count: match.marketCount })}>
        <bdi>+{match.marketCount}</bdi>
      </PageLink>
    </div>
  );
}
