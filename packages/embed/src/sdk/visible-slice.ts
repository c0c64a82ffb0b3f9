import type { Incoming } from "../protocol/incoming.ts";

/** Follows the visible part of a tall frame below the host's own header; reports changes at most once per animation frame. */
export function followVisibleSlice(
  frame: HTMLElement,
  { header, onSlice }: { readonly header: () => Element | null; readonly onSlice: (slice: Incoming["viewport"]) => void },
): () => void {
  let frameRequest = 0;
  let last = "";
  const measure = (): void => {
    frameRequest = 0;
    const { top, bottom } = frame.getBoundingClientRect();
    const view = window.visualViewport;
    const keyboard = view === null ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
    const from = Math.max(0, top);
    const bar = header()?.getBoundingClientRect();
    const covered = bar === undefined || bar.top > from ? 0 : Math.max(0, bar.bottom - from);
    const slice = {
      top: Math.round(from - top),
      height: Math.max(0, Math.round(Math.min(bottom, innerHeight) - from)),
      safeTop: Math.round(covered),
      hostScrollY: Math.round(scrollY),
      keyboard: Math.round(keyboard),
    };
    const text = `${slice.top} ${slice.height} ${slice.safeTop} ${slice.keyboard}`;
    if (text === last) return;
    last = text;
    onSlice(slice);
  };
  const schedule = (): void => {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(measure);
  };
  const listening = { capture: true, passive: true };
  const observer = new ResizeObserver(schedule);
  observer.observe(frame);
  addEventListener("scroll", schedule, listening);
  addEventListener("resize", schedule);
  window.visualViewport?.addEventListener("resize", schedule);
  schedule();
  return () => {
    cancelAnimationFrame(frameRequest);
    observer.disconnect();
    removeEventListener("scroll", schedule, listening);
    removeEventListener("resize", schedule);
    window.visualViewport?.removeEventListener("resize", schedule);
  };
}
