import type { Incoming } from "@touchline/embed/protocol";
import type { HostChannel } from "./host-channel.ts";

/** The layout of a page within a frame. */
export interface FrameLayout {
  /** Uses the visible slice that the host reports, and stops measuring it here. */
  takeViewport(viewport: Incoming["viewport"]): void;
  setMode(mode: "fill" | "auto"): void;
  readonly mode: () => "fill" | "auto";
  /** Asks a host that scrolls around the frame to show the top of the page. */
  scrollToTop(): void;
  stop(): void;
}

const sizeEveryMs = 100;

/** Reports the page's height to the host and keeps fixed elements inside the visible slice. */
export function startFrameLayout(
  page: Element,
  { channel, report }: { readonly channel: HostChannel; readonly report: (error: unknown) => void },
): FrameLayout {
  const root = document.documentElement;
  const mode = (): "fill" | "auto" => (root.dataset["layout"] === "auto" ? "auto" : "fill");
  const judgeHeight = createPageHeight(() => performance.now());
  let viewport: Incoming["viewport"] | null = null;
  let stopMeasuring: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  let size = { width: 0, height: 0 };

  function draw(): void {
    if (viewport === null || mode() !== "auto") return;
    const { above, height, below } = toVisibleSlice(viewport, innerHeight);
    root.style.setProperty("--sb-above", `${above}px`);
    root.style.setProperty("--sb-height", `${height}px`);
    root.style.setProperty("--sb-below", `${below}px`);
  }

  function sendSize(): void {
    timer = undefined;
    const verdict = judgeHeight(size.height);
    if (verdict.type === "changed")
      channel.send("page-size-changed", { width: Math.round(size.width), height: verdict.height, mode: mode() });
    if (verdict.type !== "frozen" || isReported) return;
    isReported = true;
    report(new Error("The page's height oscillates with the frame's: it is no longer reported."));
  }

  // Uses the size from the observer, because measuring the element would force a layout during the first tasks.
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box !== undefined) size = { width: box.inlineSize, height: box.blockSize };
    timer ??= setTimeout(sendSize, sizeEveryMs);
  });
  observer.observe(page);
  addEventListener("resize", draw);

  function measureWhereNeeded(): void {
    stopMeasuring?.();
    stopMeasuring = null;
    if (mode() !== "auto" || viewport !== null) return;
    stopMeasuring = measureSlice(root, (slice) => {
      viewport = slice;
      draw();
      viewport = null;
    });
  }
  measureWhereNeeded();
  // A host that connects late has missed the earlier sizes.
  const stopOpening = channel.onOpen(() => {
    const { width, height } = size.height > 0 ? size : page.getBoundingClientRect();
    channel.send("page-size-changed", { width: Math.round(width), height: Math.ceil(height), mode: mode() });
  });
  return {
    mode,
    takeViewport(reported) {
      viewport = reported;
      stopMeasuring?.();
      stopMeasuring = null;
      draw();
    },
    setMode(next) {
      if (next === mode()) return;
      root.dataset["layout"] = next;
      for (const style of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>("[data-tall]"))
        style.media = next === "auto" ? "all" : "not all";
      measureWhereNeeded();
    },
    scrollToTop() {
      if (mode() === "auto") channel.control("sb:scroll-to", { top: 0 });
    },
    stop() {
      observer.disconnect();
      clearTimeout(timer);
      stopMeasuring?.();
      stopOpening();
      removeEventListener("resize", draw);
    },
  };
}

/** What to do with a measured height. */
type HeightVerdict = { readonly type: "changed"; readonly height: number } | { readonly type: "same" } | { readonly type: "frozen" };

const maxHeight = 30_000;
/** Maximum changes of direction before a height counts as oscillating, for fast devices and for devices that render slowly. */
const limits = [
  { flips: 5, withinMs: 1_000 },
  { flips: 12, withinMs: 5_000 },
] as const;
const maxWindowMs = 5_000;

/**
 * Decides which heights to report: whole pixels, at most 30,000. A height that oscillates comes from a host that resizes the page in
 * response, so from then on no height is reported.
 */
export function createPageHeight(now: () => number): (measured: number) => HeightVerdict {
  let reported = 0;
  let direction = 0;
  let isFrozen = false;
  let flips: number[] = [];
  return (measured) => {
    if (isFrozen) return { type: "frozen" };
    const height = Math.min(maxHeight, Math.max(0, Math.ceil(measured)));
    if (height === reported) return { type: "same" };
    const next = Math.sign(height - reported);
    const at = now();
    if (direction !== 0 && next !== direction) flips = [...flips.filter((flip) => at - flip < maxWindowMs), at];
    direction = next;
    if (limits.some((limit) => flips.filter((flip) => at - flip < limit.withinMs).length > limit.flips)) {
      isFrozen = true;
      return { type: "frozen" };
    }
    reported = height;
    return { type: "changed", height };
  };
}

/** The part of a tall frame that holds fixed elements: CSS pixels from the frame's top edge. */
interface VisibleSlice {
  readonly above: number;
  readonly height: number;
  /** From the end of the slice to the frame's bottom edge. */
  readonly below: number;
}

const minHeight = 200;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** Clamps the reported viewport to the frame, and keeps it high enough for a dialog. */
export function toVisibleSlice(
  { top, height, safeTop = 0, safeBottom = 0, keyboard = 0 }: Incoming["viewport"],
  frameHeight: number,
): VisibleSlice {
  const min = Math.min(minHeight, frameHeight);
  const above = clamp(top + clamp(safeTop, 0, frameHeight), 0, frameHeight - min);
  const covered = clamp(safeTop, 0, frameHeight) + clamp(safeBottom, 0, frameHeight) + clamp(keyboard, 0, frameHeight);
  const shown = clamp(height - covered, min, frameHeight - above);
  return { above: Math.round(above), height: Math.round(shown), below: Math.max(0, Math.round(frameHeight - above - shown)) };
}

/**
 * Measures the slice without the host's help. The observer is created again for each animation frame, because a long-lived one stops
 * reporting in a cross-site frame.
 */
function measureSlice(element: Element, onSlice: (slice: Incoming["viewport"]) => void): () => void {
  let drawn = 0;
  let observer: IntersectionObserver | null = null;
  let last = "";
  const measure = (): void => {
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
    drawn = requestAnimationFrame(measure);
  };
  drawn = requestAnimationFrame(measure);
  return () => {
    cancelAnimationFrame(drawn);
    observer?.disconnect();
  };
}
