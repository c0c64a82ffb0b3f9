import type { Match } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { ClockLine, MatchClockText, phaseText } from "../../../elements/matches/match-clock.tsx";
import { matchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { Flag, TeamMark } from "../../../elements/matches/team-mark.tsx";
import { fullMatchName, leaguePath, matchName } from "../../../elements/matches/match.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import "../../../styles/match.css";

function Team({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const team = match[side];
  if (team === null) return null;
  return (
    <div className="team" data-side={side}>
      <div className="min-w-0">
        <bdi className="nm">{team.commonName}</bdi>
      </div>
      <TeamMark team={team} sportKey={match.league.sport.key} size={52} />
    </div>
  );
}

/** Bar in a team's colour of this match. */
function Edge({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  return (
    <svg viewBox="0 0 6 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="6" height="10" fill={toCssColour(matchColours(match)[side])} />
    </svg>
  );
}

function BugMiddle({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const { scoreboard, status } = match;
  if (status === "live" || status === "stopped") {
    return (
      <>
        <b>
          <MatchClockText match={match} />
        </b>
        <span>
          <i className="tally" />
          {scoreboard?.gameScore == null ? (
            scoreboard === null ? null : (
              phaseText(scoreboard, t)
            )
          ) : (
            <bdi>{`${scoreboard.gameScore.home}–${scoreboard.gameScore.away}`}</bdi>
          )}
        </span>
      </>
    );
  }
  if (status === "prematch") {
    return (
      <>
        <b>
          <bdi>{format.time(match.startsAtMs)}</bdi>
        </b>
        <span>{format.day(match.startsAtMs)}</span>
      </>
    );
  }
  return <b>{scoreboard?.phaseName || t("match.ended")}</b>;
}

function Bug({ match }: { readonly match: Match }): ReactNode {
  const score = match.scoreboard?.score ?? null;
  const isStarted = match.status !== "prematch" && score !== null;
  const digits = score === null ? 1 : String(Math.max(score.home, score.away)).length;
  const cell = (side: "home" | "away"): ReactNode => (
    <bdi className="d" data-wide={digits}>
      {isStarted ? score[side] : ""}
    </bdi>
  );
  return (
    <div className="bug">
      <Edge match={match} side="home" />
      {isStarted ? cell("home") : null}
      <div className="c">
        <BugMiddle match={match} />
      </div>
      {isStarted ? cell("away") : null}
      <Edge match={match} side="away" />
    </div>
  );
}

function Facts({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { scoreboard } = match;
  if (scoreboard === null || match.status === "prematch") return null;
  const facts = [...scoreboard.periods, ...scoreboard.details];
  if (facts.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
    <div className="facts strip" role="region" aria-label={t("match.statistics")} tabIndex={0}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <b>{fact.home}</b>
          <span dir="auto">{fact.name}</span>
          <b>{fact.away}</b>
        </div>
      ))}
    </div>
  );
}

/** Teams, score and clock of a match, with its league. */
export function Scoreboard({
  match,
  heading: Heading = "h1",
}: {
  readonly match: Match;
  /** Heading level of the match's name. */
  readonly heading?: "h1" | "h2";
}): ReactNode {
  const t = useText();
  const { scoreboard, league } = match;
  return (
    <section className="sb" data-keep-clear="" aria-label={matchName(match)}>
      {scoreboard === null || match.status !== "live" ? null : (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning />
      )}
      <div className="crumb">
        <PageLink to={leaguePath(league)} className="-my-1 flex min-h-11 min-w-0 items-center gap-2 hover:text-hi">
          <Flag code={league.category.countryCode} />
          <bdi className="truncate font-semibold">{league.name}</bdi>
        </PageLink>
        {[...new Set([match.season, match.stage, match.stadium, match.city])].map((text) =>
          text === null ? null : <bdi key={text} className={text === match.season ? "shrink-0" : "desk-only truncate"}>{`· ${text}`}</bdi>,
        )}
        <span className="flex-1" />
        {match.isClassic || match.isSimulated ? (
          <span title={t(match.isClassic ? "match.classic" : "match.simulated")}>
            <Icon name="info" size={16} />
            <span className="sr">{t(match.isClassic ? "match.classic" : "match.simulated")}</span>
          </span>
        ) : null}
        <FavouriteButton type="matches" id={match.id} />
      </div>
      <Heading className="sr">{fullMatchName(match)}</Heading>
      {match.home === null ? (
        <p className="px-[var(--gutter)] pb-4 text-22 font-bold">
          <bdi>{match.name}</bdi>
        </p>
      ) : (
        <div className="bugrow">
          <Team match={match} side="home" />
          <Bug match={match} />
          <Team match={match} side="away" />
        </div>
      )}
      <Facts match={match} />
    </section>
  );
}
