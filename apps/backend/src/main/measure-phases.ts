import { monitorEventLoopDelay } from "node:perf_hooks";

/** How long the phases of a take-over take, ms since its begin. */
export interface Phases {
  took(phase: string): void;
  /** The phases so far, the whole time, and for how long the event loop was blocked at most. */
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
