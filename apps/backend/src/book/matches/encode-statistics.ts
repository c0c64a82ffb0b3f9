import type { MatchIncident, MatchStatistics } from "@touchline/contract/entities/match";
import { formatClockTime } from "@touchline/domain";
import type { FeedNames, Pause, Scoreboard, ScriptEvent } from "@touchline/feed";

function clockText(seconds: number | null): string | null {
  return seconds === null ? null : formatClockTime(seconds);
}

/** Time at which a scoreboard was read, the speed of its clock, and why betting is paused; null if it is not. */
export interface Reading {
  readonly at: number;
  readonly speed: number;
  /** Kick-off, in the time of the feed. */
  readonly startsAt: number;
  readonly pause: Pause | null;
}

function encodeClock(clock: Scoreboard["clock"], reading: Pick<Reading, "at" | "speed">): MatchStatistics["clock"] {
  if (clock === null) return null;
  return {
    match_time: clockText(clock.playedSeconds),
    stoppage_time: clockText(clock.stoppageSeconds),
    remaining_time: clockText(clock.remainingSeconds),
    stopped: clock.stopped,
    at: new Date(reading.at).toISOString(),
    speed: reading.speed,
  };
}

function encodePause(names: FeedNames, { pause, startsAt }: Reading): NonNullable<MatchStatistics["pause"]> | null {
  if (pause === null) return null;
  const { reason, side, fromMs } = pause;
  return {
    reason,
    name: reason === "other" ? null : names.picture(reason),
    side,
    since: fromMs === null ? null : new Date(startsAt + fromMs).toISOString(),
  };
}

function thousandths(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000);
}

/** Each team has one innings, so the period of a cricket match is not the first innings but the runs of both. */
function periodName(names: FeedNames, { key, type, number }: Scoreboard["periods"][number]): string {
  return type === "innings" ? names.detail("runs") : names.period(key, type, number);
}

/** Converts a scoreboard to its wire format. */
export function encodeStatistics(names: FeedNames, scoreboard: Scoreboard, reading: Reading): MatchStatistics {
  const { phase, total, game, server } = scoreboard;
  return {
    phase: { code: phase.code, key: phase.key, name: names.phase(phase.key, phase.number) },
    clock: encodeClock(scoreboard.clock, reading),
    progress: thousandths(scoreboard.progress),
    breaks: scoreboard.breaks.map(thousandths),
    total_score: { home: total[0], away: total[1] },
    game_score: game === null ? null : { home: game[0], away: game[1] },
    period_score: scoreboard.periods.map((period) => ({
      home: period.score[0],
      away: period.score[1],
      period_key: period.key,
      period_name: periodName(names, period),
      number: period.number,
      type: period.type,
    })),
    current_server: server === null ? null : server === "home" ? 1 : 2,
    max_period_number: scoreboard.maxPeriods,
    details: scoreboard.details.map(({ key, values }) => ({
      key,
      name: names.detail(key),
      home: values[0],
      away: values[1],
    })),
    end: scoreboard.end ?? null,
    pause: encodePause(names, reading),
  };
}

/** Converts an event of a timeline to its wire format. `index` is its position in the script. */
export function encodeIncident(
  names: FeedNames,
  matchId: number,
  incident: {
    readonly event: ScriptEvent;
    readonly index: number;
    readonly period: { readonly type: string; readonly number: number };
    readonly name: string;
  },
): MatchIncident {
  const { event, index, period, name } = incident;
  const isPeriod = event.kind === "period_start" || event.kind === "period_end";
  const text = isPeriod ? `${names.period("", period.type, period.number)}: ${name}` : name;
  return {
    id: `${matchId}-${index}`,
    kind: event.kind,
    side: event.side ?? null,
    time: event.label ?? null,
    text: event.player === undefined ? text : `${text}: ${event.player}`,
    score: event.score ?? null,
    player: event.player ?? null,
    simulated: event.simulated,
    at_seconds: Math.floor(event.atMs / 1000),
  };
}
