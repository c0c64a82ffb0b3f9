import type { Pair } from "../../core/source-match.ts";
import type { ScriptEvent, Suspension } from "../../core/sport-module.ts";

/** An event as passed to a script writer, which adds its time and origin. */
export type NewEvent = Omit<ScriptEvent, "atMs" | "simulated" | "isIncident"> & { readonly isIncident?: true };

/** The score after an event; 0:0 if the event has none. */
export function scoreAfter({ score = "0:0" }: ScriptEvent): Pair {
  const [home = 0, away = 0] = score.split(":").map(Number);
  return [home, away];
}

/** How long betting stops around an event of one kind. */
export interface Stop {
  readonly beforeMs: number;
  readonly afterMs: number;
  /** The kind of the event by default. */
  readonly reason?: string;
  readonly group: string;
}

/** Suspensions around the events whose kind has a stop. */
export function suspensionsAround(events: readonly ScriptEvent[], stops: Readonly<Record<string, Stop>>): readonly Suspension[] {
  return events.flatMap(({ kind, side, atMs }): readonly Suspension[] => {
    const stop = stops[kind];
    if (!stop) return [];
    const { beforeMs, afterMs, reason = kind, group } = stop;
    return [{ fromMs: Math.max(atMs - beforeMs, 0), toMs: atMs + afterMs, reason, side, group }];
  });
}
