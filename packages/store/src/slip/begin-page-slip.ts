import { QueryObserver } from "@tanstack/query-core";
import { money, readSavedStake, slipUnit } from "@touchline/domain";
import { failureStatus } from "../core/api-error.ts";
import { toSlipPlayer, toSlipPorts, type PageSlip, type PageSlipOptions } from "./page-slip.ts";
import { followLines, type LineSource } from "./follow-lines.ts";
import { followMaxStakes } from "./max-stakes.ts";
import type { SlipPlayer } from "./slip-ports.ts";
import { visitorUnit } from "./slip-stand-in.ts";

function toLineSource({ ports, clock, entities, listings, queries, realtime }: PageSlipOptions): LineSource {
  return {
    matchStatus: (matchId) => entities.match(matchId)?.status,
    market: entities.market,
    subscribe: entities.subscribeAny,
    watch(matchId) {
      const unfollow = realtime.followMatch(matchId);
      // Observed queries are read again after a gap and polled while realtime is away, as those of a page are.
      const releases = [
        new QueryObserver(queries.client, queries.query(listings.match(matchId))).subscribe(() => {}),
        new QueryObserver(queries.client, queries.query(listings.markets(matchId))).subscribe(() => {}),
      ];
      return () => {
        unfollow();
        for (const release of releases) release();
      };
    },
    now: clock.now,
    setTimer: ports.time.after,
    async load(matchId) {
      try {
        await Promise.all([queries.load(listings.match(matchId)), queries.load(listings.markets(matchId))]);
        return "loaded";
      } catch (error) {
        const status = failureStatus(error);
        return status === 404 || status === 410 ? "gone" : "failed";
      }
    },
  };
}

/** Restores the saved session and follows prices until stopped: in the browser only, once, after the first drawing (architecture: slip flow). */
export function beginPageSlip(slip: PageSlip, options: PageSlipOptions): () => void {
  const { session, realtime, ports } = options;
  const slipPorts = toSlipPorts(options);
  const currentPlayer = (): SlipPlayer => toSlipPlayer(session);

  /** The operator's rate from what was saved to what the player has now; none is known unless the page is given a source. */
  function savedRate(): bigint | null {
    const saved = readSavedStake(ports.sessionStorage.read("slip"));
    return saved === null ? null : (ports.rate?.(saved, slipUnit(slip.getState().slip)) ?? null);
  }

  function followUnit(): void {
    const balance = session.balance();
    const unit = balance ?? money(0n, visitorUnit);
    slip.dispatch({ type: "currencyChanged", unit: { currency: unit.currency, subunits: unit.subunits } });
  }

  function followStaleness(): () => void {
    const judge = (): void => {
      const arePricesStale = realtime.getState().isStale || !ports.online.isOnline();
      if (arePricesStale !== slip.getState().arePricesStale) slip.stalenessChanged(arePricesStale);
    };
    const stops = [realtime.subscribe(judge), ports.online.subscribe(judge)];
    judge();
    return () => {
      for (const stop of stops) stop();
    };
  }

  followUnit();
  slip.restore(savedRate());
  const stopSession = session.subscribe(followUnit);
  const stopLines = followLines(slip, toLineSource(options));
  // Realtime tells the balance too, but may be away just now.
  const stopReceipts = slip.subscribe((now, before) => {
    if (now.slip.placedBets !== before.slip.placedBets && now.slip.placedBets.length > 0) void session.refreshBalances();
  });
  const stopStaleness = followStaleness();
  const stopMaxStakes = followMaxStakes({ store: slip, ports: slipPorts, player: currentPlayer, subscribePlayer: session.subscribe });
  return () => {
    stopSession();
    stopLines();
    stopStaleness();
    stopReceipts();
    stopMaxStakes();
    slip.stop();
  };
}
