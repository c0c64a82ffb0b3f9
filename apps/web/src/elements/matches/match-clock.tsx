import type { Match, MatchScoreboard } from "@touchline/store";
import type { ReactNode } from "react";
import { formatClockTime, progressSegments, tickClock } from "@touchline/domain";
import type { Text } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { useNow } from "../time.ts";

/** The name of the phase of a match that is not over: that of the backend, else the page's own. */
export function phaseText({ phaseKey, phaseName }: MatchScoreboard, t: Text): string {
  return phaseName || t(phaseKey === "interrupted" ? "match.suspended" : "match.live");
}

/** Whether a clock is shown instead of the name of the phase. */
export function hasShownClock(scoreboard: MatchScoreboard | null): scoreboard is MatchScoreboard {
  return scoreboard?.clock != null && !/break|pause|half_?time/u.test(scoreboard.phaseKey);
}

/** The running clock of a live match, or the name of its phase if the sport has no clock. */
export function MatchClockText({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const now = useNow();
  const { scoreboard } = match;
  if (scoreboard === null) return t("match.live");
  const { clock, phaseKey } = scoreboard;
  if (/^half_?time$/u.test(phaseKey)) return t("match.halfTime");
  if (clock === null || /break|pause/u.test(phaseKey)) return phaseText(scoreboard, t);
  // Product time already runs at the feed's speed.
  const reading = tickClock({ ...clock, speed: 1 }, now);
  if (reading.remainingSeconds !== null)
    return (
      <bdi>{`${periodMark(scoreboard.periods.length, scoreboard.periods.at(-1)?.type)}${formatClockTime(reading.remainingSeconds)}`}</bdi>
    );
  if (reading.playedSeconds === null) return phaseText(scoreboard, t);
  if (reading.stoppageSeconds === null) return <bdi>{formatClockTime(reading.playedSeconds)}</bdi>;
  const regular = clock.stoppageSeconds === null ? reading.playedSeconds : reading.playedSeconds - clock.stoppageSeconds;
  return <bdi>{`${Math.round(regular / 60)}+${Math.floor(reading.stoppageSeconds / 60) + 1}`}</bdi>;
}

/** Whether the clock includes the period. */
export function isPeriodInClock({ clock, periods }: MatchScoreboard): boolean {
  return clock?.remainingSeconds != null && periodMark(periods.length, periods.at(-1)?.type) !== "";
}

function periodMark(number: number, type: string | undefined): string {
  if (type === "quarter") return `Q${number} `;
  if (type === "period") return `P${number} `;
  return "";
}

const gap = 6;
const headWidth = 60;

/** The elapsed share of a match (thousandths) as a hairline, split at the breaks, with a red head while the match runs. */
export function ClockLine({
  progress,
  breaks,
  isRunning,
}: {
  readonly progress: number;
  readonly breaks: readonly number[];
  readonly isRunning: boolean;
}): ReactNode {
  const headStart = Math.max(0, progress - headWidth);
  return (
    <svg className="hair" viewBox="0 0 1000 2" preserveAspectRatio="none" aria-hidden="true">
      {progressSegments(progress, breaks).map(({ from, to, filled }) => {
        const skipped = from === 0 ? 0 : gap;
        const rect = (className: string, end: number): ReactNode =>
          end <= skipped ? null : <rect className={className} x={from + skipped} width={end - skipped} height="2" />;
        return (
          <g key={from}>
            {rect("rest", to - from)}
            {rect("done", filled)}
          </g>
        );
      })}
      {isRunning ? <rect className="head" x={headStart} width={Math.min(headWidth, progress)} height="2" /> : null}
    </svg>
  );
}

export function LiveClock({ match }: { readonly match: Match }): ReactNode {
  return (
    <span className="clk">
      <i className="tally" />
      <MatchClockText match={match} />
    </span>
  );
}
