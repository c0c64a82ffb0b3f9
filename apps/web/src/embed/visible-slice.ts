import type { Incoming } from "@touchline/embed/protocol";

/** The part of a tall frame in which fixed things are drawn: CSS pixels from the frame's upper edge. */
export interface VisibleSlice {
  readonly above: number;
  readonly height: number;
  /** From the end of the slice to the frame's lower edge. */
  readonly below: number;
}

const leastHeight = 200;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** Where to draw, whatever a host tells: always inside the frame and high enough to reach what is in a dialog. */
export function toVisibleSlice(
  { top, height, safeTop = 0, safeBottom = 0, keyboard = 0 }: Incoming["viewport"],
  frameHeight: number,
): VisibleSlice {
  const least = Math.min(leastHeight, frameHeight);
  const above = clamp(top + clamp(safeTop, 0, frameHeight), 0, frameHeight - least);
  const covered = clamp(safeTop, 0, frameHeight) + clamp(safeBottom, 0, frameHeight) + clamp(keyboard, 0, frameHeight);
  const shown = clamp(height - covered, least, frameHeight - above);
  return { above: Math.round(above), height: Math.round(shown), below: Math.max(0, Math.round(frameHeight - above - shown)) };
}

/**
 * Measures the slice without a host's help: an observer made anew for each drawn frame, since one that lives longer stands still in a
 * frame of another site. Only while the page can be seen.
 */
export function measureSlice(element: Element, onSlice: (slice: Incoming["viewport"]) => void): () => void {
  let drawn = 0;
  let observer: IntersectionObserver | null = null;
  let last = "";
  const look = (): void => {
    observer?.disconnect();
    observer = new IntersectionObserver(([entry]) => {
      const seen = entry?.intersectionRect;
      if (seen === undefined || seen.height === 0) return;
      const slice = { top: Math.round(seen.top), height: Math.round(seen.height) };
      const text = `${slice.top} ${slice.height}`;
      if (text !== last) onSlice(slice);
      last = text;
    });
    observer.observe(element);
    drawn = requestAnimationFrame(look);
  };
  drawn = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(drawn);
    observer?.disconnect();
  };
}
