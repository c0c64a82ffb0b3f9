/**
 * Which channels somebody may listen to. Publications on others are dropped, after their stream was ended: Centrifugo would otherwise tell
 * a client that returns that it has missed nothing.
 */
export interface ChannelInterest {
  /** Whether to publish on the channel. The first "no" ends its stream. */
  has(channel: string): boolean;
  /** Whether somebody listened at the last poll. */
  hasSubscribers(channel: string): boolean;
  /** The channels of matches that somebody listened to at the last poll. */
  subscribedMatches(): readonly string[];
  /** A client is about to subscribe; resolves once it may. */
  note(channel: string): Promise<void>;
  /** Takes the channels that have subscribers now. */
  takePoll(channels: readonly string[]): void;
  /** From now on streams are ended; before, another process publishes. */
  lead(): void;
  readonly size: number;
}

interface InterestOptions {
  /** Publishes a reset and removes the history, so that no client's position is the newest and none can recover. Resolves once done. */
  readonly endStream: (channel: string) => Promise<void>;
  readonly now?: () => number;
}

type State = { until: number } | { readonly ending: Promise<void>; until: number } | "ended";

/** Longer than two polls. */
const keepMs = 90_000;
/** Clients subscribe to private channels with tokens that live for ten minutes, without a question to this process. */
const keepPrivateMs = 690_000;
/** Without polls for this long, nobody is taken for gone. */
const blindAfterMs = 60_000;
const maxEnded = 100_000;
const alwaysPublished = /^(?:public|chat):/u;

/** How long a channel is published after somebody was about to listen or was seen listening. */
export function interestMs(channel: string): number {
  return channel.startsWith("$") ? keepPrivateMs : keepMs;
}

export function createChannelInterest({ endStream, now = () => performance.now() }: InterestOptions): ChannelInterest {
  const states = new Map<string, State>();
  let subscribed: ReadonlySet<string> = new Set();
  let polledAt = Number.NEGATIVE_INFINITY;
  let leadsSince: number | null = null;
  let endedCount = 0;

  function end(channel: string): void {
    const ending = endStream(channel).then(
      () => {
        const state = states.get(channel);
        if (state === undefined || state === "ended") return;
        states.delete(channel);
        // Somebody came meanwhile.
        if (state.until > now()) return void states.set(channel, { until: state.until });
        states.set(channel, "ended");
        endedCount += 1;
        forgetOldest();
      },
      () => void states.delete(channel),
    );
    states.set(channel, { ending, until: Number.NEGATIVE_INFINITY });
  }

  /** A forgotten stream is ended again before its next publication is dropped. */
  function forgetOldest(): void {
    if (endedCount <= maxEnded) return;
    for (const [channel, state] of states) {
      if (state !== "ended") continue;
      states.delete(channel);
      endedCount -= 1;
      return;
    }
  }

  function keep(channel: string): State | undefined {
    const state = states.get(channel);
    const until = now() + interestMs(channel);
    if (state === undefined || state === "ended") {
      if (state === "ended") endedCount -= 1;
      states.set(channel, { until });
    } else state.until = until;
    return state;
  }

  return {
    has(channel) {
      if (alwaysPublished.test(channel)) return true;
      const state = states.get(channel);
      if (state === "ended") return false;
      if (state !== undefined && state.until > now()) return true;
      // A process that does not lead publishes only what a request causes, on private channels.
      if (leadsSince === null) return channel.startsWith("$");
      const isBlind = now() - polledAt > blindAfterMs;
      if (isBlind && state !== undefined && !("ending" in state)) return true;
      // Tokens of an earlier leader's time are not known here.
      if (state === undefined && channel.startsWith("$") && now() - leadsSince < keepPrivateMs) return true;
      if (state === undefined || !("ending" in state)) end(channel);
      return false;
    },
    hasSubscribers: (channel) => subscribed.has(channel) || alwaysPublished.test(channel),
    subscribedMatches: () => [...subscribed].filter((channel) => channel.startsWith("match:")),
    async note(channel) {
      if (alwaysPublished.test(channel)) return;
      const before = keep(channel);
      // The stream must be ended before the client reads its position.
      if (before !== undefined && before !== "ended" && "ending" in before) await before.ending;
    },
    takePoll(channels) {
      subscribed = new Set(channels);
      polledAt = now();
      for (const channel of channels) if (!alwaysPublished.test(channel)) void keep(channel);
    },
    lead() {
      leadsSince = now();
    },
    get size() {
      return states.size - endedCount;
    },
  };
}
