import type { ScriptEvent, SportKey } from "@touchline/feed";
import { type CoursePlan, coursePlans } from "./period-plans.data.ts";

/** One period of a match on the wall clock since its start, breaks left out. */
export interface CoursePeriod {
  readonly number: number;
  /** For names: `half`, `overtime`, `penalties`. */
  readonly type: string;
  /** Its number among those of its type. */
  readonly typeNumber: number;
  readonly fromMs: number;
  /** Null while it is played. */
  readonly toMs: number | null;
  readonly plannedMs: number;
}

/** An inning is opened by both sides in turn and closed by the home side: `T3`, `B3`. */
const halfInning = /^([TB])(\d+)$/u;

function opened(plan: CoursePlan, event: ScriptEvent, last: CoursePeriod | undefined): CoursePeriod {
  const inning = halfInning.exec(event.label ?? "");
  if (inning !== null && last?.number === Number(inning[2])) return { ...last, toMs: null };
  const number = (last?.number ?? 0) + 1;
  const isShootout = event.label === "PEN";
  const isOvertime = number > plan.regular;
  return {
    number,
    type: isShootout ? "penalties" : isOvertime ? "overtime" : plan.type,
    typeNumber: isShootout ? 1 : isOvertime ? number - plan.regular : number,
    fromMs: event.atMs,
    toMs: null,
    plannedMs: (isOvertime ? plan.overtimeSeconds : plan.plannedSeconds) * 1000,
  };
}

function isClosing(plan: CoursePlan, event: ScriptEvent): boolean {
  return event.kind === "match_end" || (event.kind === plan.closes && halfInning.exec(event.label ?? "")?.[1] !== "T");
}

/** The periods that have begun, from the events so far. */
export function coursePeriods(sport: SportKey, events: readonly ScriptEvent[]): readonly CoursePeriod[] {
  const plan = coursePlans[sport];
  const periods: CoursePeriod[] = [];
  for (const event of events) {
    const last = periods.at(-1);
    if (event.kind === plan.opens) {
      const next = opened(plan, event, last);
      if (next.number === last?.number) periods.pop();
      periods.push(next);
    } else if (last?.toMs === null && isClosing(plan, event)) {
      periods.pop();
      periods.push({ ...last, toMs: event.atMs });
    }
  }
  return periods;
}

/** What a sport calls its periods, how many it plays in regular time and how often each one starts: an inning once a side. */
const periodsBySport: Readonly<Partial<Record<SportKey, { readonly type: string; readonly regular: number; readonly starts: number }>>> = {
  soccer: { type: "half", regular: 2, starts: 1 },
  basketball: { type: "quarter", regular: 4, starts: 1 },
  "american-football": { type: "quarter", regular: 4, starts: 1 },
  "ice-hockey": { type: "period", regular: 3, starts: 1 },
  baseball: { type: "inning", regular: Number.POSITIVE_INFINITY, starts: 2 },
  tennis: { type: "set", regular: Number.POSITIVE_INFINITY, starts: 1 },
};

/** The period that a match is in after these events of its script. */
export function periodAt(sport: SportKey, events: readonly ScriptEvent[]): { readonly type: string; readonly number: number } {
  const { type, regular, starts } = periodsBySport[sport] ?? { type: "period", regular: Number.POSITIVE_INFINITY, starts: 1 };
  const started = events.filter(({ kind }) => kind === "period_start");
  const number = Math.max(1, Math.ceil(started.length / starts));
  if (started.at(-1)?.label === "PEN") return { type: "penalties", number: 1 };
  return number > regular ? { type: "overtime", number: number - regular } : { type, number };
}
