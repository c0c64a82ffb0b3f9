import type { Incoming } from "@touchline/embed/protocol";
import type { HostLine } from "./host-line.ts";

/** The layout of a page within a frame. */
export interface FrameLayout {
  /** The host tells what can be seen; from then on nothing is measured. */
  takeViewport(viewport: Incoming["viewport"]): void;
  setMode(mode: "fill" | "auto"): void;
  readonly mode: () => "fill" | "auto";
  /** Brings the page's begin into view, where the host scrolls. */
  scrollToTop(): void;
  stop(): void;
}

const sizeEveryMs = 100;

/** Follows the page's height and the host's view of it, and draws fixed things inside of that. */
export function startFrameLayout(
  page: Element,
  { line, report }: { readonly line: HostLine; readonly report: (error: unknown) => void },
): FrameLayout {
  const root = document.documentElement;
  const mode = (): "fill" | "auto" => (root.dataset["layout"] === "auto" ? "auto" : "fill");
  const judge = createPageHeight(() => performance.now());
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

  function tellSize(): void {
    timer = undefined;
    const verdict = judge(size.height);
    if (verdict.type === "tell") line.tell("page-size-changed", { width: Math.round(size.width), height: verdict.height, mode: mode() });
    if (verdict.type !== "frozen" || isReported) return;
    isReported = true;
    report(new Error("The page's height goes up and down with the frame's: it is no longer told."));
  }

  // The observer knows the size: asking the element would have the page laid out in the midst of its first tasks.
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box !== undefined) size = { width: box.inlineSize, height: box.blockSize };
    timer ??= setTimeout(tellSize, sizeEveryMs);
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
  // A host that answers late has not heard the size of before.
  const stopOpening = line.onOpen(() => {
    const { width, height } = size.height > 0 ? size : page.getBoundingClientRect();
    line.tell("page-size-changed", { width: Math.round(width), height: Math.ceil(height), mode: mode() });
  });
  return {
    mode,
    takeViewport(told) {
      viewport = told;
      stopMeasuring?.();
      stopMeasuring = null;
      draw();
    },
    setMode(next) {
      if (next === mode()) return;
      root.dataset["layout"] = next;
      for (const style of document.querySelectorAll<HTMLLinkElement>("link[data-tall]")) style.media = next === "auto" ? "all" : "not all";
      measureWhereNeeded();
    },
    scrollToTop() {
      if (mode() === "auto") line.control("sb:scroll-to", { top: 0 });
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

/** What becomes of a measured height. */
type HeightVerdict = { readonly type: "tell"; readonly height: number } | { readonly type: "same" } | { readonly type: "frozen" };

const highest = 30_000;
/** Changes of direction that are too many, within how many ms: at the pace of a quick device, and of one that is slow to draw. */
const limits = [
  { flips: 5, withinMs: 1_000 },
  { flips: 12, withinMs: 5_000 },
] as const;
const longestMs = 5_000;

/**
 * Decides which heights a host is told: whole pixels, no more than 30,000. A height that goes up and down more than five times within a
 * second, or twelve within five, comes from a host that resizes the page in answer: from then on the height stays.
 */
export function createPageHeight(now: () => number): (measured: number) => HeightVerdict {
  let told = 0;
  let direction = 0;
  let isFrozen = false;
  let flips: number[] = [];
  return (measured) => {
    if (isFrozen) return { type: "frozen" };
    const height = Math.min(highest, Math.max(0, Math.ceil(measured)));
    if (height === told) return { type: "same" };
    const next = Math.sign(height - told);
    const at = now();
    if (direction !== 0 && next !== direction) flips = [...flips.filter((flip) => at - flip < longestMs), at];
    direction = next;
    if (limits.some((limit) => flips.filter((flip) => at - flip < limit.withinMs).length > limit.flips)) {
      isFrozen = true;
      return { type: "frozen" };
    }
    told = height;
    return { type: "tell", height };
  };
}

/** The part of a tall frame in which fixed things are drawn: CSS pixels from the frame's upper edge. */
interface VisibleSlice {
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
function measureSlice(element: Element, onSlice: (slice: Incoming["viewport"]) => void): () => void {
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
