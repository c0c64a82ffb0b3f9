import type { RealtimePublication } from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";

/** The part of the realtime hub that the rest of the backend uses. */
export interface RealtimePublisher {
  /** Publishes to all subscribers of the channel, in order. */
  publish(channel: string, publication: RealtimePublication): void;
  /**
   * Whether the channel has subscribers, or had some within its history time, so that they could recover it.
   * Without interest, publications are dropped and the epoch of the stream changes, so that a later recovery refetches.
   */
  hasInterest(channel: string): boolean;
  /** Closes the connections of a player, for example after sign-out. */
  disconnectUser(userId: string): void;
}

/** The private channel of a player in a locale. */
export function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}
