/**
 * The channels that may have listeners; publications on others are dropped. Centrifugo would then report to a returning client that it has
 * missed nothing, so the stream of such a channel is ended before the next client subscribes to it.
 */
export interface ChannelInterest {
  /** Whether to publish on the channel. */
  has(channel: string): boolean;
  /** The channels noted or polled for which `has` is true. */
  channels(): readonly string[];
  /** Whether the channel had a subscriber at the last poll. */
  hasSubscribers(channel: string): boolean;
  /** The channels of languages and matches that had subscribers at the last poll. */
  subscribedFeeds(): readonly string[];
  /** Records that a client is about to subscribe; resolves once it may. `untilMs` (wall time) gives the age of another process's note. */
  note(channel: string, untilMs?: number): Promise<void>;
  /** Receives the channels that have subscribers now. */
  takePoll(channels: readonly string[]): void;
  /** Ends streams from now on; until then, another process publishes. */
  lead(): void;
  /** To be called when `note` has received the notes of all processes since that time (wall time). */
  knowSince(wallMs: number): void;
  readonly size: number;
}

interface InterestOptions {
  /** Publishes a reset and removes the history, so that no client's position is the newest and none can recover. Resolves once done. */
  readonly endStream: (channel: string) => Promise<void>;
  readonly now?: () => number;
}

/** Longer than two polls. */
const keepMs = 90_000;
/** Clients subscribe to private channels with tokens that are valid for ten minutes, without contacting this process. */
const keepPrivateMs = 690_000;
/** After this long without polls, every subscriber counts as still present. */
const blindAfterMs = 60_000;
/** A note that is older than this belongs to a client that has subscribed already. */
const freshMs = 5_000;
const isAlwaysPublished = (channel: string): boolean => channel.startsWith("chat:");

/** How long publications on a channel continue after a client was subscribed or about to subscribe. */
export function interestMs(channel: string): number {
  return channel.startsWith("$") ? keepPrivateMs : keepMs;
}

export function createChannelInterest({ endStream, now = () => performance.now() }: InterestOptions): ChannelInterest {
  const untilByChannel = new Map<string, number>();
  const endings = new Map<string, Promise<void>>();
  let subscribed: ReadonlySet<string> = new Set();
  let polledAt = Number.NEGATIVE_INFINITY;
  let leadsSince: number | null = null;
  let knownSince: number | null = null;

  const isBlind = (): boolean => now() - polledAt > blindAfterMs;
  /** Whether there may be valid tokens that this process does not know. */
  const hasUnknownTokens = (): boolean => leadsSince === null || now() - (knownSince ?? leadsSince) < keepPrivateMs;

  function has(channel: string): boolean {
    if (isAlwaysPublished(channel)) return true;
    const until = untilByChannel.get(channel);
    if (until !== undefined && (until > now() || isBlind())) return true;
    // A process that does not lead publishes only what a request causes, on private channels.
    return channel.startsWith("$") && hasUnknownTokens();
  }

  /** Ends the stream of a channel; clients that return at the same time wait for the same call. */
  async function end(channel: string): Promise<void> {
    const ending = endings.get(channel) ?? endStream(channel);
    endings.set(channel, ending);
    try {
      await ending;
    } catch (error) {
      untilByChannel.delete(channel);
      throw error;
    } finally {
      endings.delete(channel);
    }
  }

  return {
    has,
    channels: () => [...untilByChannel.keys()].filter(has),
    hasSubscribers: (channel) => subscribed.has(channel) || isAlwaysPublished(channel),
    subscribedFeeds: () => [...subscribed].filter((channel) => /^(?:public|match):/u.test(channel)),
    async note(channel, untilMs) {
      if (isAlwaysPublished(channel)) return;
      const isOld = untilMs !== undefined && untilMs - Date.now() < interestMs(channel) - freshMs;
      const mayHaveLost = (untilByChannel.get(channel) ?? Number.NEGATIVE_INFINITY) <= now();
      // From now on, publications are sent, after the end of the old stream.
      untilByChannel.set(channel, now() + interestMs(channel));
      if (endings.has(channel) || (mayHaveLost && leadsSince !== null && !isOld)) await end(channel);
    },
    takePoll(channels) {
      subscribed = new Set(channels);
      polledAt = now();
      for (const channel of channels) if (!isAlwaysPublished(channel)) untilByChannel.set(channel, now() + interestMs(channel));
      for (const [channel, until] of untilByChannel) if (until <= now()) untilByChannel.delete(channel);
    },
    lead() {
      leadsSince = now();
    },
    knowSince(wallMs) {
      const since = now() - Math.max(0, Date.now() - wallMs);
      knownSince = Math.min(knownSince ?? since, since);
    },
    get size() {
      return untilByChannel.size;
    },
  };
}
