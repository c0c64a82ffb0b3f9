import type { Match } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { isUnplayed } from "../../../elements/matches/match-end.ts";
import { useSlipOverScore } from "../../../elements/matches/slip-over-score.ts";
import { ClockLine, LiveClock } from "../../../elements/matches/match-clock.tsx";
import { leaguePath, matchName } from "../../../elements/matches/match.ts";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { Edge, MatchNote } from "./scoreboard.tsx";
import "../../../styles/match-head.css";

/** Whether an element is scrolled under the header. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry?.isIntersecting === false && entry.boundingClientRect.height > 0 && entry.boundingClientRect.top < 99),
      { rootMargin: "-48px 0px 0px" },
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}

/** Goes back if the previous page is one of this site; otherwise the link leads to the league. */
function goBack(event: MouseEvent): void {
  if ((history.state as { readonly key?: string } | null)?.key === undefined) return;
  event.preventDefault();
  history.back();
}

/** The clock, or a note that the odds are paused. */
function LineClock({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  if (match.status === "live" && match.scoreboard?.pause !== undefined)
    return (
      <span className="flex items-center gap-1 whitespace-nowrap">
        <Icon name="pause" size={14} />
        <bdi>{t("match.paused")}</bdi>
      </span>
    );
  return match.status === "live" || match.status === "stopped" ? <LiveClock match={match} /> : null;
}

/** The score in one line: clock, team marks, short names and digits. */
function ScoreLine({ match }: { readonly match: Match }): ReactNode {
  const { home, away, scoreboard, league } = match;
  if (home === null || away === null) return null;
  const score = match.status === "prematch" || isUnplayed(match) ? null : (scoreboard?.score ?? null);
  return (
    <div className="mh-main" dir="ltr" role="img" aria-label={`${matchName(match)}${score === null ? "" : ` ${score.home}–${score.away}`}`}>
      <LineClock match={match} />
      <TeamMark team={home} sportKey={league.sport.key} size={20} />
      <bdi className="nm">{home.shortName}</bdi>
      {score === null ? (
        "–"
      ) : (
        <span className="mh-score">
          <Edge match={match} side="home" />
          <b>{score.home}</b>
          <b>{score.away}</b>
          <Edge match={match} side="away" />
        </span>
      )}
      <bdi className="nm">{away.shortName}</bdi>
      <TeamMark team={away} sportKey={league.sport.key} size={20} />
    </div>
  );
}

interface MatchHeaderProps {
  readonly match: Match;
  /** The player's notifications, or a link to sign in. */
  readonly account: ReactNode;
}

/** The page's header on phones: the league, or the score once the scoreboard is out of view or under the slip. */
export function MatchHeader({ match, account }: MatchHeaderProps): ReactNode {
  const t = useText();
  const mark = useRef<HTMLElement>(null);
  const isScrolledPast = useIsPast(mark);
  const isPast = useSlipOverScore() || isScrolledPast;
  const { league, scoreboard, status } = match;
  return (
    <>
      <div className="mh" {...(isPast ? { "data-compact": "" } : {})}>
        <PageLink to={leaguePath(league)} className="mh-back" aria-label={t("match.back")} onClick={goBack}>
          <Icon name="chevron-left" size={22} mirrored />
        </PageLink>
        {isPast && match.home !== null ? (
          <ScoreLine match={match} />
        ) : (
          <PageLink to={leaguePath(league)} className="mh-main">
            <LeagueMark league={league} />
            <bdi>{league.name}</bdi>
            {match.stage === null ? null : (
              <small className="truncate">
                <bdi>{match.stage}</bdi>
              </small>
            )}
          </PageLink>
        )}
        <div className="mh-side">
          <MatchNote match={match} />
          {account}
        </div>
        <FavouriteButton type="matches" id={match.id} />
        {scoreboard === null || status !== "live" ? null : (
          <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning />
        )}
      </div>
      <i className="mh-end" ref={mark} />
    </>
  );
}
