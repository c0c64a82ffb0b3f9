import type { HttpAnswer, HttpRequest, StorePorts } from "../src/index.ts";

/** Ports that a test controls: a clock, frames and timers that it advances, and answers by path. */
export function createFakePorts(answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> = () => ({ type: "unreachable" })) {
  let nowMs = 1_000_000;
  let timers: { readonly atMs: number; readonly run: () => void }[] = [];
  let frames: (() => void)[] = [];
  const requests: HttpRequest[] = [];
  const errors: unknown[] = [];
  const kept = new Map<string, string>();
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
  let id = 0;
  const ports: StorePorts = {
    http: async (request) => {
      requests.push(request);
      return answer(request);
    },
    sessionStorage: storage,
    localStorage: storage,
    preferences: storage,
    time: {
      now: () => nowMs,
      after(delayMs, run) {
        const timer = { atMs: nowMs + delayMs, run };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
      beforePaint(run) {
        frames.push(run);
      },
    },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => `id-${(id += 1)}`,
    report: (error) => void errors.push(error),
  };
  return {
    ports,
    requests,
    errors,
    kept,
    paint() {
      const due = frames;
      frames = [];
      for (const run of due) run();
    },
    advance(ms: number) {
      const untilMs = nowMs + ms;
      for (;;) {
        const next = timers.filter((timer) => timer.atMs <= untilMs).toSorted((left, right) => left.atMs - right.atMs)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        nowMs = next.atMs;
        next.run();
      }
      nowMs = untilMs;
    },
  };
}

/** A successful answer. */
export function json(body: unknown, status = 200): HttpAnswer {
  return { type: "answer", status, text: JSON.stringify(body) };
}
