import type { RealtimePublication } from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";

/** What the rest of the backend asks of the realtime hub. */
export interface RealtimePublisher {
  /** Sends to everybody on the channel, after whatever was published before it. */
  publish(channel: string, publication: RealtimePublication): void;
  /**
   * Whether anybody could still recover this channel: has subscribers, or had some within the history time.
   * What is published while nobody can is dropped and the stream's epoch changes, so a later recovery refetches.
   */
  hasInterest(channel: string): boolean;
  /** Ends a player's connections, e.g. after sign-out. */
  disconnectUser(userId: string): void;
}

/** Private channel of a player in a locale. */
export function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}
