/** What a page noted of one tap and what it opened; lies in `window.opening`. */
export interface NotedOpening {
  /** From the tap to the paint of what it opened; null until then. */
  readonly paintedMs: number | null;
  /** Lengths of the tasks over 50 ms since the tap. */
  readonly tasks: readonly number[];
}

/** Runs in the page: from the next tap on, notes when the first of `selector` was painted, and the long tasks. */
export function noteOpening(selector: string): void {
  const opening = { paintedMs: null as number | null, tasks: [] as number[] };
  window.opening = opening;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) if (startTime + duration > timeStamp) opening.tasks.push(duration);
      }).observe({ type: "longtask" });
      const look = (): void => {
        if (document.querySelector(selector) === null) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (opening.paintedMs = performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
