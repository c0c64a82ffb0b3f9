import { wantsLessMotion } from "./dom.ts";

/** The replay of a round. */
export interface Playing {
  /** Time since the start of the replay. */
  readonly agoMs: number;
  readonly lengthMs: number;
  /** Draws one frame; not called with reduced motion. */
  paint(ms: number): void;
  /** Draws the final state, once. */
  end(): void;
}

/** Plays frame by frame to the end; shows the end immediately if it is over. Returns a function that stops it. */
export function playFrom({ agoMs, lengthMs, paint, end }: Playing): () => void {
  const begun = performance.now() - agoMs;
  let isStopped = false;
  let timer = 0;
  const step = (): void => {
    const ms = performance.now() - begun;
    if (isStopped) return;
    if (ms >= lengthMs) return end();
    if (!wantsLessMotion()) paint(ms);
    // Background pages get no animation frames, but the round must still end.
    if (wantsLessMotion() || document.hidden) timer = setTimeout(step, Math.max(0, lengthMs - ms));
    else requestAnimationFrame(step);
  };
  step();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
