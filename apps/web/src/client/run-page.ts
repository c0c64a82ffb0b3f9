import type { SlipState, Store } from "@touchline/store";
import type { IslandTurns } from "../elements/islands/island-turns.ts";
import { untilThere } from "../elements/time/later.tsx";
import type { Navigation } from "../navigation/navigation.ts";
import { importPage, routes, type PageKey } from "../routes/routes.ts";
import { pageMode } from "../shell/page-mode.ts";

declare global {
  var earlyTaps: HTMLElement[] | undefined;
}

/** Takes the buttons that were pressed before the page listened; from now on presses are the page's own. */
function takeEarlyTaps(): readonly HTMLElement[] {
  const taps = globalThis.earlyTaps ?? [];
  globalThis.earlyTaps = undefined;
  return taps;
}

/** Tells the store of the device's time zone, and draws theme and density as they are chosen; the theme `system` follows the device in CSS alone. */
function watchDevice(store: Store): () => void {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (store.preferences.getState().timeZone !== timeZone) store.preferences.change({ timeZone });
  const draw = (): void => {
    const { theme, density } = store.preferences.getState();
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["density"] = density;
  };
  draw();
  return store.preferences.subscribe(draw);
}

const workerAfterMs = 4_000;
const pagesAheadAfterMs = 3_000;
/** Where most go from wherever they are. */
const pagesAhead: ReadonlySet<PageKey> = new Set<PageKey>(["match", "sport", "in_play"]);

/** Fetches the code of pages ahead, not their data; nothing of it before the page itself is at rest. */
function fetchPagesAhead(locale: string): void {
  for (const route of routes) if (pagesAhead.has(route.key)) void importPage(route, locale).catch(() => undefined);
}

/** What edits, places and follows bets and connects the page: nothing of it is needed to draw. */
const loadLifecycles = async () => import("@touchline/store/lifecycles");

type Lifecycles = Awaited<ReturnType<typeof loadLifecycles>>;

function startStore(store: Store, { startLifecycles }: Lifecycles, slipBefore?: SlipState): () => void {
  return startLifecycles(store, {
    origin: location.origin,
    slipBefore,
    loadRealtime: async () =>
      (await untilThere(async () => import("@touchline/store/realtime/client"), store.realtime.setUnreachable)).createRealtimeClient,
  });
}

/** Goes on with another store for the same page, such as one in another language: with the slip as it is, before anything is drawn from it. */
export async function takeOverPage(store: Store, { from }: { readonly from: Store }): Promise<() => () => void> {
  const lifecycles = await loadLifecycles();
  return () => {
    const stopWatching = watchDevice(store);
    const stop = startStore(store, lifecycles, from.slip.getState());
    return () => {
      stopWatching();
      stop();
    };
  };
}

/** Starts what runs by itself, once the page is painted and listens. */
function runPage(
  store: Store,
  { navigation, lifecycles }: { readonly navigation: Navigation; readonly lifecycles: Promise<Lifecycles> },
): () => void {
  let stop = (): void => undefined;
  const stopWatching = watchDevice(store);
  // The operator's app and audits take the page alone.
  const isWhole = pageMode() === null;
  const cancelAhead = isWhole ? store.ports.time.after(pagesAheadAfterMs, () => fetchPagesAhead(store.locale)) : () => undefined;
  const cancelShell = store.ports.time.after(workerAfterMs, () => {
    if (!isWhole || document.documentElement.dataset["worker"] === undefined) return;
    void import("./start-app-shell.ts").then(async ({ startAppShell }) => startAppShell(store), store.ports.report);
  });
  let isOver = false;
  if (isWhole) void import("./start-reports.ts").then(async ({ startReports }) => startReports(store, navigation), store.ports.report);
  void lifecycles.then((loaded) => {
    if (!isOver) stop = startStore(store, loaded);
  }, store.ports.report);
  return () => {
    isOver = true;
    cancelAhead();
    cancelShell();
    stopWatching();
    stop();
  };
}

/** Whatever is touched listens at once: its island must not wait for its turn. */
const touches = ["pointerdown", "keydown", "click", "focusin", "popstate"] as const;

function openWhenTouched(turns: IslandTurns): () => void {
  for (const type of touches) addEventListener(type, turns.openAll, { capture: true });
  return () => {
    for (const type of touches) removeEventListener(type, turns.openAll, { capture: true });
  };
}

/** Lets the islands come to life in turn, then presses what was pressed too early, then lets the page run. */
export function whenReady(store: Store, turns: IslandTurns, navigation: Navigation): () => () => void {
  const stopOpening = openWhenTouched(turns);
  return () => {
    const lifecycles = untilThere(loadLifecycles, store.realtime.setUnreachable);
    const taps = takeEarlyTaps();
    if (taps.length > 0) turns.openAll();
    let isOver = false;
    let stop = (): void => undefined;
    turns.begin(() => {
      stopOpening();
      if (isOver) return;
      for (const button of taps) if (button.isConnected) button.click();
      stop = runPage(store, { navigation, lifecycles });
    });
    return () => {
      isOver = true;
      stop();
    };
  };
}

/** Real time since the document began to arrive: what it says of the time was true then. */
export function sinceAnswerMs(): number {
  const [document] = performance.getEntriesByType("navigation");
  return document instanceof PerformanceNavigationTiming ? performance.now() - document.responseStart : 0;
}
