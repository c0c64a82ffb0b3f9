import type { SoccerFacts } from "../../../dataset/source-match.ts";
import type { Fixture } from "../../../fixture.ts";
import type { RandomSource } from "../../../random.ts";
import type { DetailPart, MatchScript, ScriptEvent } from "../../../sport-module.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { goalMoments } from "./goal-moments.ts";
import { type MatchMoment, minuteLabel, periodMinutes, periodStartMinute } from "./match-moment.ts";
import { drawStoppage, endsOf, kickEveryMs, type PlannedPeriod, planPeriods, playedPeriods, shootoutPauseMs } from "./period-plan.ts";
import { cardMoments, cornerMoments } from "./set-piece-moments.ts";
import { drawShootout } from "./shootout.ts";
import { soccerDetailAt } from "./soccer-detail-at.ts";
import { soccerSuspensions } from "./soccer-suspensions.ts";
import { stateAt } from "./soccer-state.ts";
import { scorerPlayers } from "../model/scorer-players.ts";

/** The facts of a football fixture; a fixture without them is a broken plan. */
export function soccerFactsOf(fixture: Fixture): SoccerFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "soccer") throw new Error(`fixture ${fixture.id} has no football facts`);
  return facts;
}

interface Writer {
  readonly events: ScriptEvent[];
  readonly penaltyGoals: Set<ScriptEvent>;
  readonly score: [number, number];
}

function marker(kind: string, atMs: number, rest: Partial<ScriptEvent> = {}): ScriptEvent {
  return { atMs, kind, simulated: false, isIncident: false, ...rest };
}

function writeMoment(writer: Writer, moment: MatchMoment, startMs: number): void {
  if (moment.kind === "goal") writer.score[moment.side === "home" ? 0 : 1] += 1;
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
  const nominalMs = periodMinutes[period] * 60_000;
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
    if (kick.isScored) scored[kick.side === "home" ? 0 : 1] += 1;
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

/** Replays the real goals and cards; what the data does not say is drawn under the real totals and marked simulated. */
export function createSoccerScript(fixture: Fixture, random: RandomSource): MatchScript<SoccerDetail> {
  const facts = soccerFactsOf(fixture);
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
  const coverage = {
    hasCorners: facts.stats !== null,
    hasCards: facts.stats !== null || facts.cards !== null,
    players: scorerPlayers(fixture),
  };
  const final = soccerDetailAt(stateAt(writer.events, Infinity), coverage);
  return {
    durationMs,
    events: writer.events,
    suspensions,
    final,
    simulatedParts: simulatedParts(goals, facts),
    voidReason: facts.awarded ? "awarded" : null,
  };
}
