/** Whether animations are off: the device requests reduced motion, or the player has chosen calm mode. */
export function isMotionOff(): boolean {
  return document.documentElement.dataset["density"] === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Entrance {
  readonly from: Keyframe;
  readonly durationMs: number;
  readonly delayMs?: number;
}

/** Animates an element from another position, size or opacity to its current one. Does nothing if animations are off. */
export function enter(element: Element | null | undefined, { from, durationMs, delayMs = 0 }: Entrance): void {
  if (element == null || isMotionOff()) return;
  element.animate([from, {}], { duration: durationMs, delay: delayMs, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" });
}

const countMs = 800;

/** Animates a count after a delay: calls back with the share to show, in thousandths, up to 1000; at once if animations are off. */
export function countUp(show: (thousandths: number) => void, delayMs = 0): () => void {
  if (isMotionOff()) {
    show(1000);
    return () => undefined;
  }
  const startsAtMs = performance.now() + delayMs;
  let frame = 0;
  const step = (nowMs: number): void => {
    const left = 1 - Math.min(1, Math.max(0, (nowMs - startsAtMs) / countMs));
    show(Math.round(1000 * (1 - left ** 3)));
    if (left > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
