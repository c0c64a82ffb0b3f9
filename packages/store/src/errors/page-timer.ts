import type { TimePort } from "../core/ports.ts";

/** How long a page took to become idle. */
export interface PageTiming {
  /** The route's pattern, such as `/[sport]/[x]`. */
  readonly route: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** `deadline`: it was not idle in time. */
  readonly end: "idle" | "deadline";
}

/**
 * Times navigations (spec.md 9): one ends a second after the last activity, after 30 seconds, or after three heartbeats without activity.
 */
export interface PageTimer {
  begin(route: string): void;
  /** Reports an activity; the returned function ends it. */
  activity(): () => void;
  stop(): void;
}

const idleMs = 1_000;
const finalMs = 30_000;
const heartbeatMs = 5_000;
const maxIdleHeartbeats = 3;
/** Error pages are not timed (spec.md 8). */
const untimed: ReadonlySet<string> = new Set(["/404"]);

/** Creates the timer of a page's navigations. */
export function createPageTimer(time: Pick<TimePort, "now" | "after">, onTimed: (timing: PageTiming) => void): PageTimer {
  let current: { readonly route: string; readonly startedAtMs: number; lastMs: number; moves: number; open: number } | null = null;
  let cancels: (() => void)[] = [];
  let cancelIdle = (): void => undefined;

  function finish(end: PageTiming["end"]): void {
    cancelIdle();
    for (const cancel of cancels) cancel();
    cancels = [];
    const page = current;
    current = null;
    if (page === null || untimed.has(page.route)) return;
    onTimed({ route: page.route, startedAtMs: page.startedAtMs, endedAtMs: end === "idle" ? page.lastMs : time.now(), end });
  }

  function awaitQuiet(): void {
    cancelIdle();
    if (current !== null && current.open === 0) cancelIdle = time.after(idleMs, () => finish("idle"));
  }

  function beat(seen: number, still: number): void {
    if (current === null) return;
    const next = current.moves === seen ? still + 1 : 0;
    if (next >= maxIdleHeartbeats) return finish("deadline");
    const { moves } = current;
    cancels.push(time.after(heartbeatMs, () => beat(moves, next)));
  }

  return {
    begin(route) {
      if (current !== null) finish("idle");
      const startedAtMs = time.now();
      current = { route, startedAtMs, lastMs: startedAtMs, moves: 0, open: 0 };
      cancels = [time.after(finalMs, () => finish("deadline")), time.after(heartbeatMs, () => beat(0, 0))];
      awaitQuiet();
    },
    activity() {
      const page = current;
      if (page === null) return () => undefined;
      page.open += 1;
      page.moves += 1;
      cancelIdle();
      return () => {
        if (current !== page) return;
        page.open -= 1;
        page.moves += 1;
        page.lastMs = time.now();
        awaitQuiet();
      };
    },
    stop() {
      current = null;
      finish("idle");
    },
  };
}
