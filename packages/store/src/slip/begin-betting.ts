import { QueryObserver } from "@tanstack/query-core";
import { money, slipUnit } from "@touchline/domain";
import type { EntityStore } from "../catalogue/entity-store.ts";
import type { Listings } from "../catalogue/listings.ts";
import type { ApiClient } from "../core/api-client.ts";
import { failureStatus } from "../core/api-error.ts";
import type { StorePorts } from "../core/ports.ts";
import type { QueryStore } from "../core/query-store.ts";
import type { ServerClock } from "../core/server-clock.ts";
import type { SessionStore } from "../player/session.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { createSlip, type SlipPage } from "./create-slip.ts";
import { followSlipPrice } from "./custom-price.ts";
import { followLines, refreshLines, type LineSource } from "./follow-lines.ts";
import { followMaxStakes } from "./max-stakes.ts";
import { createFreshPrices } from "./price-age.ts";
import { createQuickBetActions } from "./quick-bet.ts";
import type { QuickBetStore } from "./quick-bet-state.ts";
import { readSessionStake } from "./slip-storage.ts";
import { visitorUnit, type SlipState, type SlipStore } from "./slip-state.ts";

/** The page on which bets are placed. */
export interface BettingPage extends SlipPage {
  readonly api: ApiClient;
  readonly clock: ServerClock;
  readonly ports: StorePorts;
  readonly entities: EntityStore;
  readonly listings: Listings;
  readonly queries: QueryStore;
  readonly session: SessionStore;
  readonly realtime: Pick<Realtime, "getState" | "subscribe" | "followMatch">;
  readonly slip: SlipStore;
  readonly quickBet: QuickBetStore;
}

/**
 * Attaches the code of slip and quick bet. Called once, after the first render; `before` is the slip of the page that this one replaces.
 */
export function beginBetting(own: BettingPage, before?: SlipState): void {
  const page = { ...own, freshPrices: createFreshPrices(own, () => refreshLines(own.slip, toLineSource(own), () => "loaded")) };
  page.slip.attach((state) => createSlip(state, page, before));
  page.quickBet.attach((state) => createQuickBetActions(state, page));
}

function toLineSource({ ports, clock, entities, listings, queries, realtime }: BettingPage): LineSource {
  return {
    matchStatus: (matchId) => entities.match(matchId)?.status,
    market: entities.market,
    subscribe: entities.subscribeAny,
    watch(matchId) {
      const unfollow = realtime.followMatch(matchId);
      // Like the page's own queries, observed queries are refetched after a gap and polled without realtime.
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

/** Restores the saved slip and follows prices, balance and limits until stopped: in the browser only, after `beginBetting`. */
export function followSlip(page: BettingPage): () => void {
  const { slip, session, realtime, ports } = page;

  /** The operator's rate from the saved currency to the player's; null without a source of rates. */
  function savedRate(): bigint | null {
    const saved = readSessionStake(ports.sessionStorage);
    return saved === null ? null : (ports.rate?.(saved, slipUnit(slip.getState().slip)) ?? null);
  }

  function followUnit(): void {
    const unit = session.balance() ?? money(0n, visitorUnit);
    slip.dispatch({ type: "currencyChanged", unit: { currency: unit.currency, subunits: unit.subunits } });
  }

  function followStaleness(): () => void {
    const update = (): void => {
      const arePricesStale = realtime.getState().isStale || !ports.online.isOnline();
      if (arePricesStale !== slip.getState().arePricesStale) slip.stalenessChanged(arePricesStale);
    };
    const stops = [realtime.subscribe(update), ports.online.subscribe(update)];
    update();
    return () => {
      for (const stop of stops) stop();
    };
  }

  followUnit();
  slip.restore(savedRate());
  const stops = [
    session.subscribe(followUnit),
    followLines(slip, toLineSource(page)),
    // Realtime sends the balance too, but may be down.
    slip.subscribe((now, before) => {
      if (now.slip.placedBets !== before.slip.placedBets && now.slip.placedBets.length > 0) void session.refreshBalances();
    }),
    followStaleness(),
    followMaxStakes(slip, page),
    slip.stop,
    page.quickBet.begin(),
    session.subscribe(page.quickBet.balanceChanged),
    followSlipPrice(slip, { api: page.api, entities: page.entities, clock: page.clock, time: ports.time }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
