import type { Incoming } from "@touchline/embed/protocol";
import type { HostLine } from "./host-line.ts";
import { createPageHeight } from "./page-height.ts";
import { measureSlice, toVisibleSlice } from "./visible-slice.ts";

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
