import type { Match } from "@touchline/store";
import { type ReactNode, useRef } from "react";
import { MarketGrid } from "../../elements/markets/market-grid.tsx";
import { FavouriteButton } from "../../elements/matches/favourite-button.tsx";
import { LeagueMark } from "../../elements/matches/league-mark.tsx";
import { leaguePath, matchName, matchPath } from "../../elements/matches/match.ts";
import { ClockLine, hasShownClock, MatchClockText, phaseText } from "../../elements/matches/match-clock.tsx";
import { matchColours, setMatchColours, toCssColour } from "../../elements/matches/match-colours.ts";
import { TeamMark } from "../../elements/matches/team-mark.tsx";
import { lazyComponent } from "../../elements/rendering/lazy.tsx";
import { useMarket, useMatch } from "../../elements/store.ts";
import { useDayFormat } from "../../elements/time.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

const CoverRiver = lazyComponent(
  async () => (await import("./cover-river.tsx")).CoverRiver,
  () => <div className="cv-river" />,
);

interface SideProps {
  readonly match: Match;
  readonly side: "home" | "away";
}

function Team({ match, side }: SideProps): ReactNode {
  const team = match[side];
  return team === null ? null : (
    <span className="cv-team" data-side={side}>
      <TeamMark team={team} sportKey={match.league.sport.key} size={56} />
      <bdi>{team.commonName}</bdi>
    </span>
  );
}

function Edge({ match, side }: SideProps): ReactNode {
  return (
    <svg viewBox="0 0 6 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="6" height="10" fill={toCssColour(matchColours(match)[side])} />
    </svg>
  );
}

/** Score and clock, or the start time. */
function Score({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const { scoreboard, status, startsAtMs } = match;
  const score = status === "prematch" ? null : (scoreboard?.score ?? null);
  return (
    <span className="cv-bug">
      <Edge match={match} side="home" />
      {score === null ? null : <b>{score.home}</b>}
      <span>
        {score === null ? (
          <>
            <b>{format.time(startsAtMs)}</b>
            {format.day(startsAtMs)}
          </>
        ) : (
          <>
            <b>
              <MatchClockText match={match} />
            </b>
            {hasShownClock(scoreboard) ? <bdi>{phaseText(scoreboard, t)}</bdi> : null}
          </>
        )}
      </span>
      {score === null ? null : <b>{score.away}</b>}
      <Edge match={match} side="away" />
    </span>
  );
}

interface CoverStageProps {
  readonly matchId: string;
  readonly title: string;
  /** Buttons that switch to the other matches. */
  readonly turner: ReactNode;
  /** Called when a swipe selects the match after (1) or before (-1) this one. */
  onTurn(by: 1 | -1): void;
}

type Point = Pick<Touch, "clientX" | "clientY">;

/** Minimum length of a swipe. */
const minSwipePx = 40;

/** The match that a movement of a finger selects: the next (1), the previous (-1) or none (0), as when scrolling. */
export function swipeOf(from: Point, to: Point, isRightToLeft: boolean): 1 | -1 | 0 {
  const byX = to.clientX - from.clientX;
  if (Math.abs(byX) < Math.max(minSwipePx, 2 * Math.abs(to.clientY - from.clientY))) return 0;
  return byX < 0 === isRightToLeft ? -1 : 1;
}

/** A match in the largest size that fits on the page: sides, score, chances and odds of the winner. */
export function CoverStage({ matchId, title, turner, onTurn }: CoverStageProps): ReactNode {
  const touch = useRef<Point>(null);
  const match = useMatch(matchId);
  const market = useMarket(match?.mainMarketKey ?? null);
  if (match === undefined) return null;
  const { league, scoreboard } = match;
  return (
    <article
      className="cv-stage"
      ref={(element) => setMatchColours(element, match)}
      onTouchStart={({ touches }) => (touch.current = touches[0] ?? null)}
      onTouchEnd={({ changedTouches }) => {
        const [from, to] = [touch.current, changedTouches[0]];
        const by = from === null || to === undefined ? 0 : swipeOf(from, to, document.dir === "rtl");
        if (by !== 0) onTurn(by);
      }}
    >
      {scoreboard === null || match.status !== "live" ? null : (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning />
      )}
      <div className="cv-head">
        <LeagueMark league={league} />
        <PageLink to={leaguePath(league)} className="min-w-0 truncate font-semibold text-hi">
          <bdi>{league.name}</bdi>
        </PageLink>
        <span className="cv-title">{title}</span>
        <span className="flex-1" />
        {turner}
        <FavouriteButton type="matches" id={match.id} />
      </div>
      <PageLink to={matchPath(match)} className="cv-teams">
        <span className="sr">{matchName(match)}</span>
        <Team match={match} side="home" />
        <Score match={match} />
        <Team match={match} side="away" />
      </PageLink>
      <CoverRiver key={match.id} match={match} />
      <MarketGrid className="cv-odds" market={market} outcomesCount={league.sport.mainOutcomesCount} label={(_, outcome) => outcome.name} />
    </article>
  );
}
