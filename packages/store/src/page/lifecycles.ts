import { beginBetting, followSlip } from "../slip/begin-betting.ts";
import { connectPage } from "./connect-page.ts";
import { createPoll, pollTickMs } from "./poll.ts";
import type { CreateRealtimeClient } from "../realtime/realtime-port.ts";
import type { Store } from "./create-store.ts";
import type { SlipState } from "../slip/slip-state.ts";

const sweepEveryMs = 500;

interface LifecycleOptions {
  readonly origin: string;
  /** Origin of WebSocket addresses without a host, if it is not the page's. */
  readonly socketsOrigin?: string | undefined;
  /** Fetches the realtime library; called once, after the first paint. */
  readonly loadRealtime: () => Promise<CreateRealtimeClient>;
  /** The slip of the store that this one replaces on the same page; without it, the saved slip is restored. */
  readonly slipBefore?: SlipState | undefined;
}

/** Calls `run` at an interval; the returned function stops it. */
function every(store: Store, everyMs: number, run: () => void): () => void {
  let cancel = store.ports.time.after(everyMs, tick);
  function tick(): void {
    run();
    cancel = store.ports.time.after(everyMs, tick);
  }
  return () => cancel();
}

async function startRealtime(store: Store, { loadRealtime, origin, socketsOrigin }: LifecycleOptions): Promise<void> {
  const [createClient, site, wire] = await Promise.all([
    loadRealtime(),
    store.queries.load(store.listings.siteConfig()),
    store.ports.wire?.(),
  ]);
  if (site.realtime === null) store.realtime.setNone();
  else connectPage(store, { createClient, config: site.realtime, origin, socketsOrigin, wire });
}

/** Starts everything that runs by itself on a page; the returned function stops it. */
export function startLifecycles(store: Store, options: LifecycleOptions): () => void {
  const followPlayer = (): void => store.realtime.setPlayer(store.session.getState().player?.id ?? null);
  const loadFavourites = (): void => {
    if (store.session.getState().status === "signedIn") void store.favourites.load(["sports", "categories", "tournaments", "matches"]);
    else store.favourites.clear();
  };
  beginBetting(store, options.slipBefore);
  let { player } = store.session.getState();
  const stops = [
    followSlip(store),
    every(store, sweepEveryMs, store.entities.sweep),
    every(store, pollTickMs, createPoll(store)),
    store.realtime.followPublic(),
    store.session.subscribe(() => {
      followPlayer();
      const before = player;
      ({ player } = store.session.getState());
      if (player?.id === before?.id) {
        // Sums in the previous currency stay until those in the new one arrive.
        if (player?.currency !== before?.currency) store.queries.refresh("private");
        return;
      }
      loadFavourites();
      void store.queries.client.invalidateQueries({ queryKey: ["settings"] });
      for (const name of ["bets", "bet", "betSums", "offerTrend", "limits", "saferGambling"])
        void store.queries.client.resetQueries({ queryKey: [name] });
    }),
    store.realtime.stop,
  ];
  followPlayer();
  loadFavourites();
  void store.queries.load(store.listings.settings()).then(store.slip.takeSettings, store.ports.report);
  void startRealtime(store, options).catch(store.ports.report);
  return () => {
    for (const stop of stops) stop();
  };
}
