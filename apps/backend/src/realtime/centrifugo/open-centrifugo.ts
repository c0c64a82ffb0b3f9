import type { ChannelConfig, ChannelGuard, RealtimeTokens } from "@touchline/centrifuge-hub";
import { localeToChannel } from "@touchline/domain";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { BrokerUnavailable, type Publication, type PublishOptions } from "../../platform/realtime-publisher.ts";
import type { Realtime, RealtimeAddresses } from "../realtime.ts";
import { createCentrifugoApi } from "./centrifugo-api.ts";
import { createChannelInterest, interestMs } from "./channel-interest.ts";
import { checkChannels } from "./check-channels.ts";
import { checkConnection, checkOrigins } from "./check-connection.ts";
import { addProxyRoutes } from "./proxy-routes.ts";
import { isVisitor } from "../visitors.ts";
import { createSendQueue } from "./send-queue.ts";
import { watchHistories } from "./watch-histories.ts";

export interface CentrifugoOptions {
  /** Addresses of the API of one or more nodes, such as `http://127.0.0.1:8000/api`. */
  readonly apiUrls: readonly string[];
  readonly apiKey: string;
  readonly proxySecret: string;
  readonly tokens: RealtimeTokens;
  readonly pseudonymOf: (playerId: string) => string;
  readonly channels: ChannelConfig;
  readonly locales: readonly string[];
  readonly addresses: RealtimeAddresses;
  /** The origins of the pages. */
  readonly pageOrigins: readonly string[];
  readonly say: (sentence: string) => void;
  readonly pollEveryMs?: number;
}

/** A process that has been on standby for this long publishes the changes of that time when it starts to lead. */
const standbyMs = 10_000;
const defaultPollEveryMs = 15_000;
/** The code after which clients request a new token. */
const stateInvalidated = { code: 3014, reason: "state invalidated" };
/** Time for the other processes of a starting cluster to become ready. */
const tryAgainMs = 6_000;
/** Short, because a client waits for it. */
const endWithinMs = 2_000;
/** A disconnect is retried for longer than an update: the socket must be closed. */
const disconnectWithinMs = 120_000;

const HistoryAnswer = Compile(Type.Object({ publications: Type.Array(Type.Object({ data: Type.Unknown() })) }));
const ChannelsAnswer = Compile(Type.Object({ channels: Type.Record(Type.String(), Type.Unknown()) }));

/** The product's realtime on Centrifugo: publications go to its API, and it calls this process about guarded channels. */
export function openCentrifugo(options: CentrifugoOptions): Realtime {
  const { tokens, pseudonymOf, say } = options;
  const api = createCentrifugoApi({ urls: options.apiUrls, key: options.apiKey });
  const guards = new Map<string, ChannelGuard>();
  /** Channels that missed publications while Centrifugo did not accept them. */
  const lossy = new Set<string>();
  const counts = { publications: 0, lost: 0, resets: 0 };
  let problem: string | null = null;
  let polls: NodeJS.Timeout | null = null;
  let isLeading = false;
  let isChecked = false;
  /** Why the last poll got no answer. */
  let lastReason: string | null = null;
  /** Nodes that still have to be tested by connecting as a page does. */
  const untried = new Set<string>();
  /** Nodes with a fault that may pass. The fault is reported if it is still there at the next try. */
  const doubtful = new Set<string>();
  const openedAt = performance.now();

  const queue = createSendQueue({
    api,
    onState(error) {
      if (error === null) {
        if (problem !== null) say("Centrifugo takes publications again.");
        problem = null;
        resetLossy();
        return;
      }
      if (problem === null) say(error.message);
      problem = "Centrifugo does not take publications.";
    },
  });
  const interest = createChannelInterest({
    async endStream(channel) {
      const options = { withinMs: endWithinMs };
      await Promise.all([queue.send(resetOf(channel), options), queue.send({ history_remove: { channel } }, options)]);
    },
  });
  const histories = watchHistories({ api, channel: `public:${localeToChannel(options.locales[0] ?? "en")}` });
  let carry = async (channel: string): Promise<void> => interest.note(channel);

  /** The command that makes subscribers of a channel reload its state. */
  function resetOf(channel: string): { publish: object } {
    counts.resets += 1;
    return { publish: { channel, data: { event: "channel_reset", sent_at: Date.now(), data: {} } satisfies Publication } };
  }
  function reset(channels: Iterable<string>): void {
    for (const channel of channels) queue.send(resetOf(channel)).catch(() => lossy.add(channel));
  }
  function resetLossy(): void {
    const channels = [...lossy];
    lossy.clear();
    reset(channels);
  }

  async function publishOne(channel: string, data: Publication, { idempotencyKey }: PublishOptions): Promise<void> {
    counts.publications += 1;
    const key = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
    try {
      await queue.send({ publish: { channel, data, ...key } });
    } catch (error) {
      counts.lost += 1;
      // Private messages that matter are published again by the outbox.
      if (error instanceof BrokerUnavailable && !channel.startsWith("$")) lossy.add(channel);
      throw error;
    }
  }

  /** Reports problems in Centrifugo's configuration, once. */
  async function checkOnce(): Promise<void> {
    if (isChecked) return;
    for (const sentence of await checkChannels(api, options.channels)) say(sentence);
    isChecked = true;
  }

  /** Connects to each node as a page does, until the node has answered once. */
  async function tryNodes(): Promise<void> {
    const origins = [...untried];
    untried.clear();
    for (const origin of origins) {
      try {
        const fault = await checkConnection(origin, tokens);
        if (fault?.mayPass === true && !doubtful.has(origin)) {
          doubtful.add(origin);
          untried.add(origin);
          setTimeout(() => void tryNodes(), tryAgainMs).unref();
          continue;
        }
        for (const sentence of [fault?.sentence ?? [], await checkOrigins(origin, options.pageOrigins)].flat()) say(sentence);
      } catch {
        untried.add(origin);
      }
    }
  }

  async function poll(): Promise<void> {
    try {
      const { result } = await api.call("channels", {});
      if (!ChannelsAnswer.Check(result)) throw new Error("Centrifugo's answer to channels cannot be read.");
      lastReason = null;
      await checkOnce();
      void tryNodes();
      interest.takePoll(Object.keys(result.channels));
      if (problem !== null && queue.stats.waiting === 0) {
        say("Centrifugo answers again.");
        problem = null;
        resetLossy();
      }
    } catch (error) {
      const sentence = `${error instanceof Error ? error.message : String(error)} Pages poll until it does.`;
      if (problem === null || (lastReason !== null && lastReason !== sentence)) say(sentence);
      lastReason = sentence;
      problem ??= "Centrifugo does not answer.";
    }
  }

  return {
    publisher: {
      publish(channel, publication, publishOptions = {}) {
        const outcome = publishOne(channel, publication, publishOptions);
        // Callers may ignore it.
        outcome.catch(() => undefined);
        return outcome;
      },
      hasInterest: interest.has,
      channelsWithInterest: interest.channels,
      hasSubscribers: interest.hasSubscribers,
      async readHistory(channel) {
        const { result } = await api.call("history", { channel, limit: -1 });
        return HistoryAnswer.Check(result) ? result.publications.map(({ data }) => data) : [];
      },
      onHistoryLost: histories.onLost,
      disconnectUser(playerId) {
        const command = { disconnect: { user: pseudonymOf(playerId), disconnect: stateInvalidated } };
        queue.send(command, { withinMs: disconnectWithinMs }).catch((error: unknown) => say(String(error)));
      },
    },
    pseudonymOf,
    tokens: {
      connectionToken(user) {
        if (user === "") return tokens.connectionToken("");
        return tokens.connectionToken(pseudonymOf(user), isVisitor(user) ? undefined : { player: user });
      },
      async subscriptionToken({ channel, userId }) {
        await carry(channel);
        return tokens.subscriptionToken({ channel, userId: pseudonymOf(userId) });
      },
    },
    guard: (namespace, guard) => void guards.set(namespace, guard),
    addresses: () => options.addresses,
    mount(app) {
      addProxyRoutes(app, { secret: options.proxySecret, guards, onInterest: async (channel) => carry(channel) });
      // From here on this process answers Centrifugo's requests.
      app.addHook("onListen", (done) => {
        for (const url of options.apiUrls) untried.add(new URL(url).origin);
        void tryNodes();
        done();
      });
    },
    async start() {
      polls = setInterval(() => void poll(), options.pollEveryMs ?? defaultPollEveryMs);
      polls.unref();
      await poll();
    },
    async lead() {
      await poll();
      if (isLeading) return;
      isLeading = true;
      interest.lead();
      // A process that was on standby has buffered the latest changes and publishes them. Otherwise open pages must reload their state.
      if (performance.now() - openedAt < standbyMs) reset(interest.subscribedFeeds());
    },
    noteInterest: interest.note,
    knowInterestSince: interest.knowSince,
    carryInterest(other) {
      carry = async (channel) => other(channel, Date.now() + interestMs(channel));
    },
    stats: () => ({
      gauges: { up: problem === null ? 1 : 0, publish_queue: queue.stats.waiting, channels: interest.size },
      counters: {
        publications_total: counts.publications,
        publish_failures_total: queue.stats.failures,
        lost_total: counts.lost,
        resets_total: counts.resets,
      },
    }),
    problem: () => problem,
    async close() {
      if (polls !== null) clearInterval(polls);
      histories.stop();
      await queue.close();
    },
  };
}
