import type { TimePort } from "../core/ports.ts";

/** How long a page took until it was quiet. */
export interface PageTiming {
  /** The route's pattern, such as `/[sport]/[x]`. */
  readonly route: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** `deadline`: it was not quiet in time. */
  readonly end: "idle" | "deadline";
}

/** Times pages (spec.md 9): over one second after the last activity, or after 30 seconds, or when nothing has moved for three heartbeats. */
export interface PageTimer {
  begin(route: string): void;
  /** Something is under way; the answer says that it is done. */
  activity(): () => void;
  stop(): void;
}

const idleMs = 1_000;
const finalMs = 30_000;
const heartbeatMs = 5_000;
const mostStillBeats = 3;
/** Pages that are not there are not timed (spec.md 8). */
const untimed: ReadonlySet<string> = new Set(["/404"]);

/** Makes the timer of a page's navigations. */
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
    if (next >= mostStillBeats) return finish("deadline");
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
