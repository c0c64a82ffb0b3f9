/** Measurements of a page load, in `window.recordedLoad`. */
export interface RecordedLoad {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly shift: number;
  readonly shifted: readonly string[];
  readonly tasks: readonly { readonly startMs: number; readonly lengthMs: number }[];
}

/** Runs in the page before anything else: records paints, long tasks and layout shifts. */
export function recordLoad(): void {
  const recorded = { lcpMs: 0, lcpElement: "", shift: 0, shifted: [] as string[], tasks: [] as { startMs: number; lengthMs: number }[] };
  window.recordedLoad = recorded;
  type Entry = PerformanceEntry & {
    readonly element?: Element | null;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { readonly node?: Node | null }[];
  };
  const describe = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className.toString().split(" ")[0] ?? ""}` : (node?.nodeName ?? "gone");
  const observe = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    recorded.lcpMs = entry.startTime;
    recorded.lcpElement = describe(entry.element);
  });
  observe("longtask", (entry) => recorded.tasks.push({ startMs: entry.startTime, lengthMs: entry.duration }));
  observe("layout-shift", (entry) => {
    if (entry.hadRecentInput === true) return;
    recorded.shift += entry.value ?? 0;
    recorded.shifted.push(...(entry.sources ?? []).map(({ node }) => describe(node)));
  });
}

/** Runs in the page: records the duration of each frame in `window.frameMs`. */
export function recordFrames(): void {
  const frameMs: number[] = [];
  window.frameMs = frameMs;
  let before = performance.now();
  const tick = (now: number): void => {
    frameMs.push(now - before);
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Measurements of a tap and of the page it opened, in `window.opening`. */
export interface RecordedOpening {
  /** From the tap to the paint; null until then. */
  readonly paintedMs: number | null;
  /** Lengths of the tasks over 50 ms since the tap. */
  readonly tasks: readonly number[];
}

/** Runs in the page: after the next tap, records when the first match of `selector` is painted, and long tasks. */
export function recordOpening(selector: string): void {
  const opening = { paintedMs: null as number | null, tasks: [] as number[] };
  window.opening = opening;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) if (startTime + duration > timeStamp) opening.tasks.push(duration);
      }).observe({ type: "longtask" });
      const check = (): void => {
        if (document.querySelector(selector) === null) return void requestAnimationFrame(check);
        // The message arrives after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (opening.paintedMs = performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: after the next tap, records when the list at `path` has replaced the current one on screen, in `window.switchedMs`. */
export function recordSwitch(path: string): void {
  window.switchedMs = null;
  for (const row of document.querySelectorAll<HTMLElement>("main .mr, main .tile")) row.dataset["before"] = "";
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const check = (): void => {
        const rows = [...document.querySelectorAll<HTMLElement>("main .mr, main .tile")];
        const isThere = location.pathname === path && rows.length > 0 && rows.every(({ dataset }) => dataset["before"] === undefined);
        if (!isThere) return void requestAnimationFrame(check);
        // The message arrives after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.switchedMs = performance.now() - timeStamp;
          window.firstScreen = document.querySelector("main")?.innerHTML ?? "";
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

/** Runs in a page without scripts: a tap on a link to another list inserts the HTML of its first screen. */
export function writeOnTap(screens: Readonly<Record<string, string>>): void {
  addEventListener(
    "click",
    (event) => {
      const path = (event.target as Element | null)?.closest("a")?.getAttribute("href") ?? "";
      const main = document.querySelector("main");
      if (screens[path] === undefined || main === null) return;
      event.preventDefault();
      main.innerHTML = screens[path];
      history.pushState(null, "", path);
      scrollTo({ top: 0, behavior: "instant" });
    },
    { capture: true },
  );
}

/** Scroll position of the first painted frame of a list after a step back. */
export interface RecordedReturn {
  readonly ms: number;
  readonly top: number;
}

/** Runs in the page: at the next step back, records the first painted frame with rows, in `window.returned`. */
export function recordReturn(): void {
  window.returned = null;
  addEventListener(
    "popstate",
    () => {
      const startedAtMs = performance.now();
      const check = (): void => {
        if (document.querySelector("main .card") !== null || document.querySelector("main .mr") === null)
          return void requestAnimationFrame(check);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.returned = { ms: performance.now() - startedAtMs, top: scrollY });
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

/** A painted price and its time in ms since the epoch. */
export interface PaintedTick {
  readonly odds: number;
  readonly atMs: number;
}

/** What benchmark pages store in `window` for the benchmark to read. */
declare global {
  interface Window {
    /** Set by recordLoad. */
    recordedLoad: RecordedLoad;
    /** Set by recordOpening. */
    opening: RecordedOpening;
    /** Set by recordSwitch; null until the list is painted. */
    switchedMs: number | null;
    /** Set by recordSwitch with switchedMs: the HTML of the list's first screen. */
    firstScreen: string;
    /** Set by recordReturn; null until the list is painted. */
    returned: RecordedReturn | null;
    /** Set by recordFrames: frame durations in ms. */
    frameMs: readonly number[];
    /** Longest event of each interaction in ms, by interaction id. */
    slowest: Map<number, number>;
    /** Set by the board whose prices come through the hub. */
    painted: readonly PaintedTick[];
    /** Set by the boards that change their own prices. */
    startChanges(changesPerSecond: number): void;
    changes(): number;
    shownFrames(): number;
  }
}
