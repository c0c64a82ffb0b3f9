import type { Incoming } from "../protocol/incoming.ts";

/** Follows which part of a tall frame can be seen under the host's own header; tells it at most once a drawn frame. */
export function followVisibleSlice(
  frame: HTMLElement,
  { header, onSlice }: { readonly header: () => Element | null; readonly onSlice: (slice: Incoming["viewport"]) => void },
): () => void {
  let drawn = 0;
  let last = "";
  const measure = (): void => {
    drawn = 0;
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
  const later = (): void => {
    if (drawn === 0) drawn = requestAnimationFrame(measure);
  };
  const listening = { capture: true, passive: true };
  const observer = new ResizeObserver(later);
  observer.observe(frame);
  addEventListener("scroll", later, listening);
  addEventListener("resize", later);
  window.visualViewport?.addEventListener("resize", later);
  later();
  return () => {
    cancelAnimationFrame(drawn);
    observer.disconnect();
    removeEventListener("scroll", later, listening);
    removeEventListener("resize", later);
    window.visualViewport?.removeEventListener("resize", later);
  };
}
