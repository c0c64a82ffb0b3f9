import { monitorEventLoopDelay } from "node:perf_hooks";

/** How long the phases of a take-over take, ms since its start. */
export interface Phases {
  took(phase: string): void;
  /** The phases so far, the total time, and the longest time for which the event loop was blocked. */
  end(): { readonly phases: Readonly<Record<string, number>>; readonly ms: number; readonly maxBlockMs: number };
}

export function measurePhases(): Phases {
  const since = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const phases: Record<string, number> = {};
  const elapsed = (): number => Math.round(performance.now() - since);
  return {
    took(phase) {
      phases[phase] = elapsed();
    },
    end() {
      delay.disable();
      return { phases: { ...phases }, ms: elapsed(), maxBlockMs: Math.round(delay.max / 1e6) };
    },
  };
}
