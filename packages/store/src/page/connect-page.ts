import type { Bet } from "@touchline/contract/entities/bet";
import { betsOf } from "../bets/bets.ts";
import { openRealtime, type RealtimeOptions } from "../realtime/open-realtime.ts";
import type { WirePort } from "../core/ports.ts";
import type { ReadPublication } from "../wire/event-readers.ts";
import type { Store } from "./create-store.ts";
import { readAgain } from "./poll.ts";

interface PageConnection extends Pick<RealtimeOptions, "createClient" | "config" | "origin" | "socketsOrigin"> {
  /** Translates publications; without it, they are used unchanged. */
  readonly wire?: Pick<WirePort, "publication"> | undefined;
}

/** Connects a page to realtime. */
export function connectPage(store: Store, { wire, ...connection }: PageConnection): void {
  const { api, locale, ports } = store;
  const take = createPublicationHandler(store);
  const onPublication = (data: unknown, matchId: string | null): void =>
    take(wire === undefined ? data : wire.publication(data, { readAtMs: store.clock.now(), matchId }));
  store.realtime.start((state) =>
    openRealtime(state, {
      ...connection,
      api,
      locale,
      onPublication,
      onMissing: store.realtime.setNone,
      readAgain: async (source, matchId) => readAgain(store, source, matchId),
      time: ports.time,
      report: ports.report,
    }),
  );
}

function isPublication(data: unknown): data is ReadPublication {
  return typeof data === "object" && data !== null && "event" in data && "data" in data;
}

/** Creates the handler of publications; unknown events are ignored. */
export function createPublicationHandler(store: Store): (data: unknown) => void {
  const { entities, session, queries, slip, quickBet } = store;
  const bets = betsOf(store);

  function invalidate(...names: readonly string[]): void {
    for (const name of names) void queries.client.invalidateQueries({ queryKey: [name] });
  }

  function takeBet(bet: Bet): void {
    slip.betChanged(bet);
    quickBet.betChanged(bet);
    bets.betChanged(bet);
    if (bet.status !== "rejected") queries.refresh("private");
  }

  return (publication) => {
    if (!isPublication(publication)) return;
    const { event, data } = publication;
    switch (event) {
      case "match_changed":
        entities.takeMatchChanged(data);
        if (data.incident !== undefined) void queries.client.invalidateQueries({ queryKey: ["timeline", String(data.id)] });
        return;
      case "markets_changed":
        return entities.takeMarketsChanged(data);
      case "match_status_changed":
        entities.takeMatchStatusChanged(data);
        return invalidate("matches", "counters");
      case "provider_status_changed":
        return slip.providerStatusChanged(data.provider, data.status);
      case "bet_changed":
        return takeBet(data.bet);
      case "bet_touched":
        queries.refresh("private");
        return invalidate("bets", "bet");
      case "balance_changed":
        return session.takeBalance(data);
      case "bet_cashout_changed":
        return bets.cashoutChanged(data.bet_id, data.cashout);
      case "bonus_issued":
      case "tournament_pool_changed":
        return invalidate("bonuses", "rating", "jackpotHits");
      case "notification":
        return bets.notified(data);
      case "unread_counters_changed":
        queries.client.setQueryData(["unread", session.getState().player?.id], { unread: data.unread });
        return invalidate("notifications");
      case "channel_reset":
        // The connection closes the gap itself.
        return;
    }
  };
}
