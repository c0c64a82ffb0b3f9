import type { RandomSource } from "../../../random.ts";
import type { ScriptEvent, Suspension } from "../../../sport-module.ts";

interface Stop {
  readonly beforeMs: number;
  readonly afterMs: number;
  readonly reason: string;
  readonly group: string;
}

const seconds = 1000;

function stopAround(event: ScriptEvent, isPenalty: boolean, random: RandomSource): Stop | null {
  switch (event.kind) {
    case "goal": {
      const isReviewed = random.next() < 0.12;
      const afterMs = (isReviewed ? 95 : 50) * seconds;
      return {
        beforeMs: (isPenalty ? 80 : 20) * seconds,
        afterMs,
        reason: isPenalty ? "penalty" : isReviewed ? "video_review" : "goal",
        group: "all",
      };
    }
    case "red_card":
      return { beforeMs: 15 * seconds, afterMs: 45 * seconds, reason: "red_card", group: "all" };
    case "yellow_card":
      return { beforeMs: 4 * seconds, afterMs: 14 * seconds, reason: "yellow_card", group: "bookings" };
    case "corner":
      return { beforeMs: 4 * seconds, afterMs: 10 * seconds, reason: "corner", group: "corners" };
    case "penalty_scored":
    case "penalty_missed":
      return { beforeMs: 12 * seconds, afterMs: 8 * seconds, reason: "penalty", group: "all" };
    default:
      return null;
  }
}

/** A period's place on the wall clock. */
export interface PeriodSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

function drawnStops(span: PeriodSpan, random: RandomSource): Suspension[] {
  const count = 2 + Math.floor(random.next() * 3);
  const reviews = random.next() < 0.15 ? 1 : 0;
  return Array.from({ length: count + reviews }, (_, index) => {
    const lengthMs = (index < count ? 8 + random.next() * 14 : 45 + random.next() * 30) * seconds;
    const fromMs = Math.round(span.fromMs + random.next() * Math.max(span.toMs - span.fromMs - lengthMs, 1));
    return {
      fromMs,
      toMs: Math.round(fromMs + lengthMs),
      reason: index < count ? "dangerous_attack" : "video_review",
      group: "all",
    };
  });
}

/** Bet stops of a whole match: around goals, penalties, cards and corners, and at drawn dangerous moments and reviews. */
export function soccerSuspensions(
  events: readonly ScriptEvent[],
  { spans, penaltyGoals }: { readonly spans: readonly PeriodSpan[]; readonly penaltyGoals: ReadonlySet<ScriptEvent> },
  random: RandomSource,
): readonly Suspension[] {
  const around = events.flatMap((event): Suspension[] => {
    const stop = stopAround(event, penaltyGoals.has(event), random);
    if (stop === null) return [];
    const fromMs = Math.max(event.atMs - stop.beforeMs, 0);
    return [{ fromMs, toMs: event.atMs + stop.afterMs, reason: stop.reason, group: stop.group }];
  });
  return [...around, ...spans.flatMap((span) => drawnStops(span, random))].sort((left, right) => left.fromMs - right.fromMs);
}
