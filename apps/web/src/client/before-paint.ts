/**
 * How long prices wait for a press, milliseconds: while a finger is down longer than a tap and shorter than anyone notices, after it
 * until what it shows is drawn, and not at all when the finger turns out to scroll.
 */
const holds = { pointerdown: 200, pointerup: 60, keydown: 60, pointercancel: 0 };
const unseenTabMs = 250;
/** How often one that waits looks whether the finger has gone. */
const lookAgainMs = 30;
/** A drawing that takes no longer leaves enough of its frame. */
const shortMs = 8;
/** How much longer than a drawing the page then rests: on a slow phone prices take a third of its time, the rest is the bettor's. */
const restShare = 2;

/**
 * The moments at which prices are written to the page: once a frame where that is quickly done, less often where it is not, and never
 * between a press and what it shows, so that a bettor's tap is answered at once however many prices arrive. In a tab that is not
 * painted they are written soon.
 */
export function createBeforePaint(page: EventTarget): (run: () => void) => void {
  let heldUntilMs = 0;
  let restUntilMs = 0;
  for (const [name, forMs] of Object.entries(holds))
    page.addEventListener(name, () => (heldUntilMs = performance.now() + forMs), { capture: true, passive: true });

  return function beforePaint(run) {
    if (document.hidden) return void setTimeout(run, unseenTabMs);
    requestAnimationFrame(() => {
      const beganAtMs = performance.now();
      const waitMs = Math.max(heldUntilMs, restUntilMs) - beganAtMs;
      if (waitMs > 0) return void setTimeout(beforePaint, Math.min(waitMs, lookAgainMs), run);
      // A task of its own comes after the paint of this frame.
      setTimeout(() => {
        const endedAtMs = performance.now();
        const tookMs = endedAtMs - beganAtMs;
        restUntilMs = tookMs > shortMs ? endedAtMs + restShare * tookMs : 0;
      });
      run();
    });
  };
}
