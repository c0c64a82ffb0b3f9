import type { NotificationSent, RealtimePublication } from "@touchline/contract/channels/events";
import type { Bet, CashoutOffer } from "@touchline/contract/entities/bet";
import type { EntityStore } from "../catalogue/entity-store.ts";
import type { SessionStore } from "../player/session.ts";

/** Who hears what a publication says. */
export interface PublicationTargets {
  readonly entities: EntityStore;
  readonly session: SessionStore;
  onBetChanged(bet: Bet): void;
  onCashoutChanged(betId: string, offer: CashoutOffer): void;
  onNotification(notification: NotificationSent["data"]): void;
  onUnread(unread: number): void;
  onProviderStatus(provider: string, status: "active" | "inactive"): void;
  onMatchStatus(matchId: string): void;
  onIncident(matchId: string): void;
  /** Bonuses came or moved. */
  onBonusNews(): void;
}

function isPublication(data: unknown): data is RealtimePublication {
  return typeof data === "object" && data !== null && "event" in data && "data" in data;
}

/** Hands a publication to whom it concerns; events that are not known are none of ours. */
export function takePublication(data: unknown, targets: PublicationTargets): void {
  if (!isPublication(data)) return;
  switch (data.event) {
    case "match_changed":
      targets.entities.takeMatchChanged(data.data);
      if (data.data.incident !== undefined) targets.onIncident(String(data.data.id));
      return;
    case "markets_changed":
      return targets.entities.takeMarketsChanged(data.data);
    case "match_status_changed":
      targets.entities.takeMatchStatusChanged(data.data);
      return targets.onMatchStatus(String(data.data.id));
    case "provider_status_changed":
      return targets.onProviderStatus(data.data.provider, data.data.status);
    case "bet_changed":
      return targets.onBetChanged(data.data.bet);
    case "balance_changed":
      return targets.session.takeBalance(data.data);
    case "bet_cashout_changed":
      return targets.onCashoutChanged(data.data.bet_id, data.data.cashout);
    case "bonus_issued":
    case "tournament_pool_changed":
      return targets.onBonusNews();
    case "notification":
      return targets.onNotification(data.data);
    case "unread_counters_changed":
      return targets.onUnread(data.data.unread);
  }
}
