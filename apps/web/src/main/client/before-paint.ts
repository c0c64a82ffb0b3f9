/** How long prices may wait for a finger that is down: longer than a tap, shorter than anyone notices. */
const heldWhileDownMs = 200;
/** What a press shows is drawn first; prices follow in a later frame. */
const heldAfterMs = 60;
const unseenTabMs = 250;
/** How often one that waits looks whether the finger has gone. */
const lookAgainMs = 30;
/** A drawing that takes no longer leaves enough of its frame. */
const shortMs = 8;
/** How much longer than a drawing the page then rests: on a slow phone prices take a third of its time, the rest is the bettor's. */
const restShare = 2;

/** Called once before the next paint, or soon in a tab that is not painted; the answer cancels. */
export type BeforePaint = (run: () => void) => () => void;

/**
 * The moments at which prices are written to the page: once a frame where that is quickly done, less often where it is not, and never
 * between a press and what it shows, so that a bettor's tap is answered at once however many prices arrive.
 */
export function createBeforePaint(page: EventTarget): BeforePaint {
  let heldUntilMs = 0;
  let restUntilMs = 0;
  const hold = (forMs: number) => (): void => {
    heldUntilMs = performance.now() + forMs;
  };
  const listen = { capture: true, passive: true } as const;
  page.addEventListener("pointerdown", hold(heldWhileDownMs), listen);
  for (const name of ["pointerup", "keydown"] as const) page.addEventListener(name, hold(heldAfterMs), listen);
  // The finger scrolls: nothing was pressed.
  page.addEventListener("pointercancel", hold(0), listen);

  return (run) => {
    let cancel: () => void;
    const wait = (forMs: number, next: () => void): void => {
      const timer = setTimeout(next, forMs);
      cancel = () => clearTimeout(timer);
    };
    const askFrame = (): void => {
      const frame = requestAnimationFrame(() => {
        const beganAtMs = performance.now();
        const waitMs = Math.max(heldUntilMs, restUntilMs) - beganAtMs;
        if (waitMs > 0) return wait(Math.min(waitMs, lookAgainMs), askFrame);
        // A task of its own comes after the paint of this frame.
        setTimeout(() => {
          const endedAtMs = performance.now();
          const tookMs = endedAtMs - beganAtMs;
          restUntilMs = tookMs > shortMs ? endedAtMs + restShare * tookMs : 0;
        });
        run();
      });
      cancel = () => cancelAnimationFrame(frame);
    };
    if (document.hidden) wait(unseenTabMs, run);
    else askFrame();
    return () => cancel();
  };
}
