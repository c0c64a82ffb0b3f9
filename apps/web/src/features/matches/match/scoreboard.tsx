import type { Match, MatchScoreboard } from "@touchline/store";
import { Icon, Popover } from "@touchline/ui";
import { type ReactNode, useMemo } from "react";
import { ClockLine, isPeriodInClock, MatchClockText, phaseText } from "../../../elements/matches/match-clock.tsx";
import { isUnplayed } from "../../../elements/matches/match-end.ts";
import { matchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { fullMatchName, leaguePath, matchName } from "../../../elements/matches/match.ts";
import { useMatchPicture } from "../../../elements/matches/use-match-picture.ts";
import { useMatchProgress } from "../../../elements/matches/use-match-progress.ts";
import { useMarketKeys, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import type { Text } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { SituationLine } from "./situation-line.tsx";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { scorersOf } from "../../../elements/matches/incident-marks.ts";
import "../../../styles/match.css";
import "../../../styles/match-head.css";

interface SideProps {
  readonly match: Match;
  readonly side: "home" | "away";
}

function Team({ match, side }: SideProps): ReactNode {
  const team = match[side];
  const { incidents = [] } = useMatchProgress(match.id) ?? {};
  if (team === null) return null;
  const scorers = scorersOf(incidents, side);
  return (
    <div className="team" data-side={side}>
      <div className="min-w-0">
        <bdi className="nm">{team.commonName}</bdi>
        {hasScorers(match) ? <bdi className="scorers">{scorers.join(", ")}</bdi> : null}
      </div>
      <TeamMark team={team} sportKey={match.league.sport.key} size={56} />
    </div>
  );
}

/** Whether the scorers are listed under the names, as in football, where periods and numbers need no separate line before extra time. */
function hasScorers({ league, status }: Match): boolean {
  return league.sport.key === "soccer" && status !== "prematch";
}

/** A bar in the colour of a team in this match. */
export function Edge({ match, side }: SideProps): ReactNode {
  return (
    <svg viewBox="0 0 6 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="6" height="10" fill={toCssColour(matchColours(match)[side])} />
    </svg>
  );
}

/** Whether the phase is shown with or instead of the clock: in breaks, in sports without a clock, and next to a clock that counts down. */
function isClockPhase(scoreboard: MatchScoreboard): boolean {
  const { clock, phaseKey } = scoreboard;
  return clock === null || /break|pause|half_?time/u.test(phaseKey) || isPeriodInClock(scoreboard);
}

interface ChangeOptions {
  readonly t: Text;
  /** Whether the points of the game are shown below the scoreboard. */
  readonly hasPointsBelow: boolean;
}

type Side = "home" | "away";

/** A number that is shown with the runs in cricket. */
function countOf(scoreboard: MatchScoreboard | null, key: "overs" | "wickets"): MatchScoreboard["details"][number] | undefined {
  return scoreboard?.details.find((detail) => detail.key === key);
}

/**
 * The line under the clock: the points of the game, else the phase unless it is shown with the clock; then the overs or the score of the
 * period. The runs of an inning are in the line score below.
 */
export function changeOf({ scoreboard }: Pick<Match, "scoreboard">, { t, hasPointsBelow }: ChangeOptions): string | null {
  if (scoreboard === null) return null;
  const { gameScore, periods } = scoreboard;
  if (gameScore !== null && !hasPointsBelow) return `${gameScore.home}–${gameScore.away}`;
  if (!isClockPhase(scoreboard)) return phaseText(scoreboard, t);
  const running = periods.length > 1 || hasPointsBelow ? periods.at(-1) : undefined;
  const overs = countOf(scoreboard, "overs");
  if (overs && scoreboard.server) return `${overs.name} ${overs[scoreboard.server]}`;
  return running === undefined || running.type === "inning" ? null : `${running.home}–${running.away}`;
}

function BugMiddle({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const picture = useMatchPicture(match);
  const { scoreboard, status } = match;
  if (status === "live" || status === "stopped") {
    const change = changeOf(match, { t, hasPointsBelow: picture?.line?.points !== undefined });
    return (
      <>
        <b>
          <MatchClockText match={match} />
        </b>
        {change === null ? null : (
          <span>
            <i className="tally" />
            <bdi>{change}</bdi>
          </span>
        )}
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
  const isStarted = match.status !== "prematch" && score !== null && !isUnplayed(match);
  const digits = score === null ? 1 : String(Math.max(score.home, score.away)).length;
  const cell = (side: Side): ReactNode => {
    const wickets = countOf(match.scoreboard, "wickets")?.[side];
    return (
      <bdi className="d" data-wide={digits}>
        {score?.[side]}
        {Number(wickets) > 0 ? <small>/{wickets}</small> : null}
      </bdi>
    );
  };
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
  if (facts.length === 0 || (hasScorers(match) && scoreboard.periods.length <= scoreboard.maxPeriods)) return null;
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

function seriesText({ home, away, bestOf }: NonNullable<Match["series"]>, t: Text): string {
  return t("match.series", { score: `${home}–${away}`, games: bestOf });
}

/** Names of the markets of a match that are settled on simulated details. */
function useSimulatedMarkets(matchId: string): readonly string[] {
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  return useMemo(() => {
    const markets = keys.flatMap((key) => entities.market(key) ?? []);
    return [...new Set(markets.filter(({ isSimulatedDetail }) => isSimulatedDetail).map(({ name }) => name))];
  }, [entities, keys]);
}

/** The city, unless the name of the stadium contains it. */
function cityToName({ city, stadium }: Match): string | null {
  return city !== null && stadium?.includes(city) ? null : city;
}

/** The season of a match, and a note on which parts of it are simulated or that it is a replay. */
export function MatchNote({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const markets = useSimulatedMarkets(match.id);
  const note = match.isClassic ? t("match.classic") : match.isSimulated ? t("match.simulated") : null;
  const season = match.season === null ? null : `${match.league.name} ${match.season}`;
  const label = note ?? (markets.length === 0 ? season : t("match.simulatedDetail"));
  if (label === null) return null;
  return (
    <Popover label={label} buttonClassName="icon-btn" button={<Icon name="info" />}>
      <div className="grid max-w-72 gap-2 p-2">
        {season === null ? null : <bdi>{season}</bdi>}
        {note === null ? null : <p>{note}</p>}
        {markets.length === 0 ? null : (
          <>
            <p>{t("match.simulatedDetailLong")}</p>
            <ul className="list-disc ps-4 text-12 text-mid">
              {markets.map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Popover>
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
    <section className="sb" data-keep-clear="" {...(Heading === "h1" ? { "aria-label": matchName(match) } : {})}>
      {scoreboard === null || match.status !== "live" ? null : (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning />
      )}
      <div className="crumb">
        <PageLink to={leaguePath(league)} className="-my-1 flex min-h-11 min-w-0 items-center gap-2 hover:text-hi">
          <LeagueMark league={league} />
          <bdi className="truncate font-semibold">{league.name}</bdi>
        </PageLink>
        {[match.stage, match.stadium, cityToName(match)].map((text) =>
          text === null ? null : (
            <span key={text} className="desk-only truncate">
              · <bdi>{text}</bdi>
            </span>
          ),
        )}
        {match.series === null ? null : (
          <span className="truncate">
            · <bdi>{seriesText(match.series, t)}</bdi>
          </span>
        )}
        <span className="flex-1" />
        <MatchNote match={match} />
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
      <SituationLine match={match} otherwise={<Facts match={match} />} />
    </section>
  );
}
