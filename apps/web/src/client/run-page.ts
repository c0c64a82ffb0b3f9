import type { SlipState, Store } from "@touchline/store";
import type { HydrationQueue } from "../elements/rendering/hydration-queue.ts";
import { loadWithRetry } from "../elements/rendering/lazy.tsx";
import type { Navigation } from "../navigation/navigation.ts";
import { pageMode } from "../shell/page-mode.ts";

declare global {
  var earlyTaps: HTMLElement[] | undefined;
}

/** Returns the buttons that were pressed before React could handle the press, and stops recording. */
function takeEarlyTaps(): readonly HTMLElement[] {
  const taps = globalThis.earlyTaps ?? [];
  globalThis.earlyTaps = undefined;
  return taps;
}

/**
 * Forgets presses that React handles itself, so that they do not count twice. Must be called right after `hydrateRoot`: React's
 * listeners then run first and stop the events that React cannot handle yet.
 */
export function forgetHandledTaps(root: HTMLElement): void {
  root.addEventListener(
    "click",
    (event) => {
      const { earlyTaps } = globalThis;
      if (!event.cancelBubble && earlyTaps?.at(-1)?.contains(event.target as Node) === true) earlyTaps.pop();
    },
    { capture: true },
  );
}

/** Stores the device's time zone and applies the chosen theme and density; CSS alone resolves the theme `system`. */
function applyPreferences(store: Store): () => void {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (store.preferences.getState().timeZone !== timeZone) store.preferences.change({ timeZone });
  const apply = (): void => {
    const { theme, density } = store.preferences.getState();
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["density"] = density;
  };
  apply();
  return store.preferences.subscribe(apply);
}

/** Betting and realtime code, which rendering does not need. */
const loadLifecycles = async () => import("@touchline/store/lifecycles");

type Lifecycles = Awaited<ReturnType<typeof loadLifecycles>>;

function startStore(store: Store, { startLifecycles }: Lifecycles, slipBefore?: SlipState): () => void {
  return startLifecycles(store, {
    origin: location.origin,
    socketsOrigin: document.documentElement.dataset["sockets"],
    slipBefore,
    loadRealtime: async () =>
      (await loadWithRetry(async () => import("@touchline/store/realtime/client"), store.realtime.setUnreachable)).createRealtimeClientOn(
        window,
      ),
  });
}

/** Prepares a new store for the same page, such as one in another language. The returned function starts it with the old store's slip. */
export async function takeOverPage(store: Store, { from }: { readonly from: Store }): Promise<() => () => void> {
  const lifecycles = await loadLifecycles();
  return () => {
    const stopWatching = applyPreferences(store);
    const stop = startStore(store, lifecycles, from.slip.getState());
    return () => {
      stopWatching();
      stop();
    };
  };
}

/** Starts everything that runs in the background once the page is interactive. */
function runPage(
  store: Store,
  { navigation, lifecycles }: { readonly navigation: Navigation; readonly lifecycles: Promise<Lifecycles> },
): () => void {
  let stop = (): void => undefined;
  const stopWatching = applyPreferences(store);
  let endBackground = (): void => undefined;
  let isOver = false;
  // The operator's app and page-speed audits get the page without background work.
  if (pageMode() === null)
    void import("./start-background.ts").then(({ startBackground }) => {
      if (!isOver) endBackground = startBackground(store, navigation);
    }, store.ports.report);
  void lifecycles.then((loaded) => {
    if (!isOver) stop = startStore(store, loaded);
  }, store.ports.report);
  return () => {
    isOver = true;
    endBackground();
    stopWatching();
    stop();
  };
}

/** Any of these events hydrates all islands at once. */
const inputEvents = ["pointerdown", "keydown", "click", "focusin", "popstate"] as const;

function hydrateOnInput(turns: HydrationQueue): () => void {
  for (const type of inputEvents) addEventListener(type, turns.openAll, { capture: true });
  return () => {
    for (const type of inputEvents) removeEventListener(type, turns.openAll, { capture: true });
  };
}

/** Hydrates the islands in turn, then replays early taps, then starts background work. */
export function whenReady(store: Store, turns: HydrationQueue, navigation: Navigation): () => () => void {
  const stopOpening = hydrateOnInput(turns);
  return () => {
    const lifecycles = loadWithRetry(loadLifecycles, store.realtime.setUnreachable);
    if ((globalThis.earlyTaps ?? []).length > 0) turns.openAll();
    let isOver = false;
    let stop = (): void => undefined;
    turns.begin(() => {
      stopOpening();
      const taps = takeEarlyTaps();
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

/** Time since the document began to arrive, when its timestamps were current. */
export function sinceAnswerMs(): number {
  const [document] = performance.getEntriesByType("navigation");
  return document instanceof PerformanceNavigationTiming ? performance.now() - document.responseStart : 0;
}
