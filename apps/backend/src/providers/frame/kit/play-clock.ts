import { wantsLessMotion } from "./dom.ts";

/** What is played of a round. */
export interface Playing {
  /** How much of it is over already. */
  readonly agoMs: number;
  readonly lengthMs: number;
  /** Draws one moment; not called where less motion is wanted. */
  paint(ms: number): void;
  /** Draws the end, once. */
  end(): void;
}

/** Plays moment by moment to the end, which comes at once for who is late; the answer stops it. */
export function playFrom({ agoMs, lengthMs, paint, end }: Playing): () => void {
  const begun = performance.now() - agoMs;
  let isStopped = false;
  let timer = 0;
  const step = (): void => {
    const ms = performance.now() - begun;
    if (isStopped) return;
    if (ms >= lengthMs) return end();
    if (!wantsLessMotion()) paint(ms);
    // A page in the background is not painted, but its round ends all the same.
    if (wantsLessMotion() || document.hidden) timer = setTimeout(step, Math.max(0, lengthMs - ms));
    else requestAnimationFrame(step);
  };
  step();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
