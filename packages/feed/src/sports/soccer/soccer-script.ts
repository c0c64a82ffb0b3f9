import { leaderOf, type MatchEnd } from "../../core/match-end.ts";
import type { RandomSource } from "../../core/random.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import type { SoccerFacts } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { coverageOf, type SoccerDetail, soccerDetailAt } from "./soccer-detail.ts";
import {
  cardMoments,
  cornerMoments,
  drawStoppage,
  endsOf,
  goalMoments,
  kickEveryMs,
  type PlannedPeriod,
  planPeriods,
  playedPeriods,
  shootoutPauseMs,
} from "./match-moments.ts";
import { type MatchMoment, minuteLabel, periodMinutes, periodStartMinute, stateAt } from "./soccer-state.ts";
import { drawShootout } from "./shootout.ts";
import { minuteMs, secondMs } from "../../core/time.ts";
import { sideIndex } from "../shared/scores.ts";

interface Writer {
  readonly events: ScriptEvent[];
  readonly penaltyGoals: Set<ScriptEvent>;
  readonly score: [number, number];
}

function marker(kind: string, atMs: number, rest: Partial<ScriptEvent> = {}): ScriptEvent {
  return { atMs, kind, simulated: false, isIncident: false, ...rest };
}

function writeMoment(writer: Writer, moment: MatchMoment, startMs: number): void {
  if (moment.kind === "goal") writer.score[sideIndex(moment.side)] += 1;
  const event: ScriptEvent = {
    atMs: startMs + moment.second * 1000,
    kind: moment.kind,
    side: moment.side,
    label: minuteLabel(moment.period, moment.second),
    simulated: moment.simulated,
    isIncident: true,
    ...(moment.kind === "goal" ? { score: writer.score.join(":") } : {}),
    ...(moment.player === undefined ? {} : { player: moment.isOwnGoal ? `${moment.player} (OG)` : moment.player }),
  };
  if (moment.kind === "goal" && moment.isPenalty) writer.penaltyGoals.add(event);
  writer.events.push(event);
}

function writePeriod(writer: Writer, planned: PlannedPeriod, moments: readonly MatchMoment[]): void {
  const { period, startMs, endMs, stoppageMinutes } = planned;
  const nominalMs = periodMinutes[period] * minuteMs;
  const own: ScriptEvent[] = writer.events;
  own.push(marker("period_start", startMs, { label: String(periodStartMinute[period]), isIncident: true }));
  const announcement = marker("stoppage_announced", startMs + nominalMs, {
    label: `+${stoppageMinutes}`,
    simulated: true,
  });
  const inOrder = moments.filter((moment) => moment.period === period).sort((left, right) => left.second - right.second);
  let isAnnounced = false;
  for (const moment of inOrder) {
    if (!isAnnounced && moment.second * 1000 >= nominalMs) {
      own.push(announcement);
      isAnnounced = true;
    }
    writeMoment(writer, moment, startMs);
  }
  if (!isAnnounced) own.push(announcement);
  own.push(
    marker("period_end", endMs, {
      label: String(periodStartMinute[period] + periodMinutes[period]),
      score: writer.score.join(":"),
      isIncident: true,
    }),
  );
}

function writeShootout(
  writer: Writer,
  facts: SoccerFacts,
  { fromMs, random }: { readonly fromMs: number; readonly random: RandomSource },
): number {
  if (facts.penalties === null) return fromMs;
  const scored: [number, number] = [0, 0];
  const startMs = fromMs + shootoutPauseMs;
  writer.events.push(marker("shootout_awaited", fromMs), marker("period_start", startMs, { label: "PEN", isIncident: true }));
  const kicks = drawShootout(facts.penalties, random);
  kicks.forEach((kick, index) => {
    if (kick.isScored) scored[sideIndex(kick.side)] += 1;
    const kind = kick.isScored ? "penalty_scored" : "penalty_missed";
    writer.events.push({
      atMs: startMs + (index + 1) * kickEveryMs,
      kind,
      side: kick.side,
      label: "PEN",
      score: scored.join(":"),
      simulated: true,
      isIncident: true,
    });
  });
  return startMs + kicks.length * kickEveryMs + 5000;
}

function simulatedParts(
  goals: { readonly areMinutesReal: boolean; readonly areHalvesReal: boolean },
  facts: SoccerFacts,
): ReadonlySet<DetailPart> {
  const parts = new Set<DetailPart>(["periods"]);
  if (!goals.areHalvesReal) parts.add("halves");
  if (!goals.areMinutesReal) parts.add("goal_order").add("goal_minutes").add("scorers");
  if (facts.cards === null && facts.stats === null) parts.add("cards");
  if (facts.stats === null) parts.add("corners");
  return parts;
}

function endOf({ ft, et, penalties }: SoccerFacts): MatchEnd {
  if (penalties !== null) return { kind: "after_penalties", winner: leaderOf(penalties) };
  if (et !== null) return { kind: "after_extra_time", winner: leaderOf(et) };
  return { kind: "finished", winner: leaderOf(ft) };
}

/** An awarded match was not played, so nothing is replayed: its result is announced just after its scheduled start. */
function awardedScript(fixture: Fixture, { ft }: SoccerFacts): MatchScript<SoccerDetail> {
  const events = [marker("match_end", minuteMs, { score: ft.join(":"), isIncident: true })];
  return {
    durationMs: minuteMs,
    events,
    suspensions: [],
    final: soccerDetailAt(stateAt(events, Infinity), coverageOf(fixture)),
    simulatedParts: new Set(),
    end: { kind: "awarded", winner: leaderOf(ft) },
  };
}

/** Replays the real goals and cards; adds what the data lacks at random, within the real totals, and marks it as simulated. */
export function createSoccerScript(fixture: Fixture, random: RandomSource): MatchScript<SoccerDetail> {
  const facts = factsOf(fixture, "soccer");
  if (facts.awarded) return awardedScript(fixture, facts);
  const stoppage = drawStoppage(facts, random.fork("stoppage"));
  const ends = endsOf(stoppage);
  const goals = goalMoments(facts, ends, random.fork("goals"));
  const moments = [
    ...goals.moments,
    ...cornerMoments(facts, ends, random.fork("corners")),
    ...cardMoments(facts, ends, random.fork("cards")),
  ];
  const periods = planPeriods(playedPeriods(facts), { stoppage, moments }, random.fork("periods"));
  const writer: Writer = { events: [], penaltyGoals: new Set(), score: [0, 0] };
  for (const planned of periods) {
    if (planned.period === 3) writer.events.push(marker("extra_time_awaited", periods[1]?.endMs ?? 0));
    writePeriod(writer, planned, moments);
  }
  const durationMs = writeShootout(writer, facts, {
    fromMs: periods.at(-1)?.endMs ?? 0,
    random: random.fork("shootout"),
  });
  writer.events.push(marker("match_end", durationMs, { score: writer.score.join(":"), isIncident: true }));
  const spans = periods.map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs }));
  const suspensions = soccerSuspensions(writer.events, { spans, penaltyGoals: writer.penaltyGoals }, random.fork("stops"));
  const final = soccerDetailAt(stateAt(writer.events, Infinity), coverageOf(fixture));
  return {
    durationMs,
    events: writer.events,
    suspensions,
    final,
    simulatedParts: simulatedParts(goals, facts),
    end: endOf(facts),
  };
}

interface Stop {
  readonly beforeMs: number;
  readonly afterMs: number;
  readonly reason: string;
  readonly group: string;
}

function stopAround(event: ScriptEvent, isPenalty: boolean, random: RandomSource): Stop | null {
  switch (event.kind) {
    case "goal": {
      const isReviewed = random.next() < 0.12;
      const afterMs = (isReviewed ? 95 : 50) * secondMs;
      return {
        beforeMs: (isPenalty ? 80 : 20) * secondMs,
        afterMs,
        reason: isPenalty ? "penalty" : isReviewed ? "video_review" : "goal",
        group: "all",
      };
    }
    case "red_card":
      return { beforeMs: 15 * secondMs, afterMs: 45 * secondMs, reason: "red_card", group: "all" };
    case "yellow_card":
      return { beforeMs: 4 * secondMs, afterMs: 14 * secondMs, reason: "yellow_card", group: "bookings" };
    case "corner":
      return { beforeMs: 4 * secondMs, afterMs: 10 * secondMs, reason: "corner", group: "corners" };
    case "penalty_scored":
    case "penalty_missed":
      return { beforeMs: 12 * secondMs, afterMs: 8 * secondMs, reason: "penalty", group: "all" };
    default:
      return null;
  }
}

/** A period on the wall clock. */
interface PeriodSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

function drawnStops(span: PeriodSpan, random: RandomSource): Suspension[] {
  const count = 2 + Math.floor(random.next() * 3);
  const reviews = random.next() < 0.15 ? 1 : 0;
  const sides = random.fork("sides");
  return Array.from({ length: count + reviews }, (_, index) => {
    const lengthMs = (index < count ? 8 + random.next() * 14 : 45 + random.next() * 30) * secondMs;
    const fromMs = Math.round(span.fromMs + random.next() * Math.max(span.toMs - span.fromMs - lengthMs, 1));
    return {
      fromMs,
      toMs: Math.round(fromMs + lengthMs),
      reason: index < count ? "dangerous_attack" : "video_review",
      side: sides.next() < 0.5 ? "home" : "away",
      group: "all",
    };
  });
}

/** Betting stops around goals, penalties, cards and corners, and at random dangerous attacks and video reviews. */
function soccerSuspensions(
  events: readonly ScriptEvent[],
  { spans, penaltyGoals }: { readonly spans: readonly PeriodSpan[]; readonly penaltyGoals: ReadonlySet<ScriptEvent> },
  random: RandomSource,
): readonly Suspension[] {
  const around = events.flatMap((event): Suspension[] => {
    const stop = stopAround(event, penaltyGoals.has(event), random);
    if (stop === null) return [];
    const fromMs = Math.max(event.atMs - stop.beforeMs, 0);
    return [{ fromMs, toMs: event.atMs + stop.afterMs, reason: stop.reason, side: event.side, group: stop.group }];
  });
  return [...around, ...spans.flatMap((span) => drawnStops(span, random))].sort((left, right) => left.fromMs - right.fromMs);
}
