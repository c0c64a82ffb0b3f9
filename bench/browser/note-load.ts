/** What a document noted while it loaded; lies in `window.noted`. */
export interface NotedLoad {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly shift: number;
  readonly shifted: readonly string[];
  readonly tasks: readonly { readonly startMs: number; readonly lengthMs: number }[];
}

/** Runs in the page before anything else: notes paints, long tasks and shifts. */
export function noteLoad(): void {
  const noted = { lcpMs: 0, lcpElement: "", shift: 0, shifted: [] as string[], tasks: [] as { startMs: number; lengthMs: number }[] };
  window.noted = noted;
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
    noted.lcpMs = entry.startTime;
    noted.lcpElement = describe(entry.element);
  });
  observe("longtask", (entry) => noted.tasks.push({ startMs: entry.startTime, lengthMs: entry.duration }));
  observe("layout-shift", (entry) => {
    if (entry.hadRecentInput === true) return;
    noted.shift += entry.value ?? 0;
    noted.shifted.push(...(entry.sources ?? []).map(({ node }) => describe(node)));
  });
}
