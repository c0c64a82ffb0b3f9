/** Whether moments must not move: the device asks for less motion, or the player has chosen calm mode. */
export function isMotionOff(): boolean {
  return document.documentElement.dataset["density"] === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Entrance {
  readonly from: Keyframe;
  readonly durationMs: number;
  readonly delayMs?: number;
}

/** Lets an element enter from another place, size or opacity; it rests as it is. Does nothing where motion is off. */
export function enter(element: Element | null | undefined, { from, durationMs, delayMs = 0 }: Entrance): void {
  if (element == null || isMotionOff()) return;
  element.animate([from, {}], { duration: durationMs, delay: delayMs, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" });
}

const countMs = 800;

/** Calls with the share of a count that is shown, in thousandths, until it is whole; at once where motion is off. */
export function countUp(show: (thousandths: number) => void): () => void {
  if (isMotionOff()) {
    show(1000);
    return () => undefined;
  }
  const startedAtMs = performance.now();
  let frame = 0;
  const step = (nowMs: number): void => {
    const left = 1 - Math.min(1, (nowMs - startedAtMs) / countMs);
    show(Math.round(1000 * (1 - left ** 3)));
    if (left > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
