import { betsOf } from "../bets/bets.ts";
import type { Store } from "./create-store.ts";
import { openRealtime, type RealtimeOptions } from "../realtime/open-realtime.ts";
import { takePublication } from "../realtime/take-publication.ts";

/** Connects a page and hands what it hears to whom it concerns. */
export function connectPage(store: Store, connection: Pick<RealtimeOptions, "createClient" | "config" | "origin">): void {
  const { api, locale, entities, session, queries, slip, quickBet, ports } = store;
  const bets = betsOf(store);
  const onPublication = (data: unknown): void =>
    takePublication(data, {
      entities,
      session,
      onBetChanged(bet) {
        slip.betChanged(bet);
        quickBet.betChanged(bet);
        bets.betChanged(bet);
        if (bet.status !== "rejected") queries.refresh("private");
      },
      onCashoutChanged: (betId, offer) => bets.cashoutChanged(betId, offer),
      onNotification: (notification) => bets.notified(notification),
      onUnread(unread) {
        queries.client.setQueryData(["unread", session.getState().player?.id], { unread });
        void queries.client.invalidateQueries({ queryKey: ["notifications"] });
      },
      onProviderStatus: (provider, status) => slip.providerStatusChanged(provider, status),
      onMatchStatus() {
        for (const name of ["matches", "counters"]) void queries.client.invalidateQueries({ queryKey: [name] });
      },
      onBonusNews() {
        for (const name of ["bonuses", "rating", "jackpotHits"]) void queries.client.invalidateQueries({ queryKey: [name] });
      },
      onIncident: (matchId) => void queries.client.invalidateQueries({ queryKey: ["timeline", matchId] }),
    });
  const { time, report } = ports;
  store.realtime.start((state) =>
    openRealtime(state, { ...connection, api, locale, onPublication, readAgain: queries.readAgain, time, report }),
  );
}
