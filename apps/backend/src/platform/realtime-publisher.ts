import type { ChatMessageRemoved, ChatMessageSent } from "@touchline/contract/channels/chat";
import type { RealtimePublication } from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";

/** Everything that the product publishes. */
export type Publication = RealtimePublication | ChatMessageSent | ChatMessageRemoved;

export interface PublishOptions {
  /** A publication whose key was used on the channel within the last minutes is not published again. */
  readonly idempotencyKey?: string;
}

/** The realtime server did not answer or accepts nothing at the moment; the publication itself may be valid. */
export class BrokerUnavailable extends Error {}

/** The part of the realtime server that the rest of the backend uses. */
export interface RealtimePublisher {
  /**
   * Publishes to all subscribers of the channel, in call order. Resolves once the realtime server has accepted the publication and
   * rejects if it did not; a caller may ignore the promise, even if it rejects.
   */
  publish(channel: string, publication: Publication, options?: PublishOptions): Promise<void>;
  /**
   * Whether the channel has subscribers, or had some within its history time, so that they could recover it.
   * Without interest, publications are dropped and the epoch of the stream changes, so that a later recovery refetches.
   */
  hasInterest(channel: string): boolean;
  /** The channels of languages, matches and players with interest, so that a caller need not check thousands. Absent without a list. */
  channelsWithInterest?(): readonly string[];
  /** Whether a page is subscribed to the channel now; if none is, the player is sent a push message instead. */
  hasSubscribers(channel: string): boolean;
  /** The publications in the history of a channel, including those of earlier processes; absent if it is lost with this process. */
  readHistory?(channel: string): Promise<readonly unknown[]>;
  /** Calls the listener when the histories of all channels are lost, until the returned function is called. Absent like `readHistory`. */
  onHistoryLost?(listener: () => void): () => void;
  /** Closes the connections of a player, for example after sign-out. */
  disconnectUser(userId: string): void;
}

/** The private channel of a player in a locale. */
export function privateChannel(locale: string, playerId: string): string {
  return `$private:${localeToChannel(locale)}.platform_user.${playerId}`;
}
