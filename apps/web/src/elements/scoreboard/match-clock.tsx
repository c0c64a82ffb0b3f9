import { formatClockTime, tickClock } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { useNow } from "../time/use-now.ts";

const breakKeys = new Set(["halftime", "half_time", "break", "pause", "1st_break", "2nd_break"]);

/** The running time of a live match, or the name of its phase where the sport has no clock; ticks by itself. */
export function MatchClockText({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const now = useNow();
  const { scoreboard } = match;
  if (scoreboard === null) return t("match.live");
  const { clock, phaseKey, phaseName } = scoreboard;
  if (phaseKey === "halftime" || phaseKey === "half_time") return t("match.halfTime");
  if (clock === null || breakKeys.has(phaseKey)) return phaseName;
  // Product time already runs at the feed's speed.
  const reading = tickClock({ ...clock, speed: 1 }, now);
  if (reading.remainingSeconds !== null)
    return (
      <bdi>{`${periodMark(scoreboard.periods.length, scoreboard.periods.at(-1)?.type)}${formatClockTime(reading.remainingSeconds)}`}</bdi>
    );
  if (reading.playedSeconds === null) return phaseName;
  if (reading.stoppageSeconds === null) return <bdi>{formatClockTime(reading.playedSeconds)}</bdi>;
  const regular = clock.stoppageSeconds === null ? reading.playedSeconds : reading.playedSeconds - clock.stoppageSeconds;
  return <bdi>{`${Math.round(regular / 60)}+${Math.floor(reading.stoppageSeconds / 60) + 1}`}</bdi>;
}

function periodMark(number: number, type: string | undefined): string {
  if (type === "quarter") return `Q${number} `;
  if (type === "period") return `P${number} `;
  return "";
}
