import type { ScriptEvent, SportKey } from "@touchline/feed";
import { type PeriodPlan, periodPlans } from "./period-plans.data.ts";

/** A period of a match, in ms of wall time since the start of the match. */
export interface MatchPeriod {
  readonly number: number;
  /** Selects the name: `half`, `overtime`, `penalties`. */
  readonly type: string;
  /** Number within its type. */
  readonly typeNumber: number;
  readonly fromMs: number;
  /** Null while the period is running. */
  readonly toMs: number | null;
  readonly plannedMs: number;
}

/** Both halves of an inning open it, and the second one closes it: `T3`, `B3`. */
const halfInning = /^([TB])(\d+)$/u;

function opened(plan: PeriodPlan, event: ScriptEvent, last: MatchPeriod | undefined): MatchPeriod {
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

function isClosing(plan: PeriodPlan, event: ScriptEvent): boolean {
  return event.kind === "match_end" || (event.kind === plan.closes && halfInning.exec(event.label ?? "")?.[1] !== "T");
}

/** The periods that have begun, from the events up to now. */
export function matchPeriods(sport: SportKey, events: readonly ScriptEvent[]): readonly MatchPeriod[] {
  const plan = periodPlans[sport];
  const periods: MatchPeriod[] = [];
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

/** Type of the periods of a sport, their number in regular time and their start events: an inning has one for each side. */
const periodsBySport: Readonly<Partial<Record<SportKey, { readonly type: string; readonly regular: number; readonly starts: number }>>> = {
  soccer: { type: "half", regular: 2, starts: 1 },
  basketball: { type: "quarter", regular: 4, starts: 1 },
  "american-football": { type: "quarter", regular: 4, starts: 1 },
  "ice-hockey": { type: "period", regular: 3, starts: 1 },
  baseball: { type: "inning", regular: Number.POSITIVE_INFINITY, starts: 2 },
  tennis: { type: "set", regular: Number.POSITIVE_INFINITY, starts: 1 },
};

/** The current period after these events of the script. */
export function periodAt(sport: SportKey, events: readonly ScriptEvent[]): { readonly type: string; readonly number: number } {
  const { type, regular, starts } = periodsBySport[sport] ?? { type: "period", regular: Number.POSITIVE_INFINITY, starts: 1 };
  const started = events.filter(({ kind }) => kind === "period_start");
  const number = Math.max(1, Math.ceil(started.length / starts));
  if (started.at(-1)?.label === "PEN") return { type: "penalties", number: 1 };
  return number > regular ? { type: "overtime", number: number - regular } : { type, number };
}
