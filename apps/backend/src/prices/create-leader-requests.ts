import type { Redis } from "ioredis";
import type { WantedPrices } from "@touchline/feed";
import { type LeaderRequest, type CallReply, covers, type InterestNote } from "./leader-requests.ts";
import { busChannels, busKeys } from "./bus-frames.ts";

interface LeaderRequestsOptions {
  readonly connection: Redis;
  /** Name of this process, to which the leader replies. */
  readonly process: string;
}

/** Requests of a follower to the leader. Several for the same prices are combined into one. */
export interface LeaderRequests {
  /** Resolves when the leader has priced the match, or after five seconds without an answer. */
  prices(matchId: number, wanted: WantedPrices): Promise<void>;
  /** Calls the leader's pricer; rejects after a second without an answer. */
  call(body: unknown): Promise<unknown>;
  /** Announces that lines have bets, so that the leader publishes their settlement. */
  track(matchId: number, line: string): void;
  /** Announces that a channel has a listener until a wall time; resolves when the leader has confirmed it, or after half a second. */
  interest(channel: string, untilMs: number): Promise<void>;
  /** Process the leader's answers: to requests for prices, and to calls. */
  takePriced(body: string): void;
  takeReply(message: string): void;
  /** Repeats the requests for a new leader, which has not received them. */
  repeat(): void;
  stop(): void;
}

interface Waiting {
  wanted: WantedPrices;
  readonly until: number;
  readonly done: Promise<void>;
  readonly resolve: () => void;
}

const repeatEveryMs = 300;
const giveUpAfterMs = 5_000;
const callTimeoutMs = 1_000;
const interestTimeoutMs = 500;
/** Much shorter than interest lasts. */
const confirmedForMs = 5_000;
/** Tracked lines remembered for the next leader; beyond it, the oldest are forgotten, and their bets settle at the regular check. */
const maxTracked = 20_000;

export function createLeaderRequests({ connection, process }: LeaderRequestsOptions): LeaderRequests {
  const waiting = new Map<number, Waiting>();
  const calls = new Map<number, { resolve(body: unknown): void; reject(error: Error): void }>();
  const tracked = new Map<string, readonly [number, string]>();
  const unsent = { matches: new Set<number>(), lines: new Set<string>(), channels: new Map<string, number>() };
  /** Channels that the leader has confirmed, with the time, and those that no leader has confirmed. */
  const confirmed = new Map<string, number>();
  const unconfirmed = new Map<string, number>();
  let sending: Promise<void> | null = null;
  let lastCall = 0;

  const publish = async (request: LeaderRequest): Promise<void> => {
    // A request is lost while Redis is down. Requests for prices are repeated; lines are sent again to the next leader.
    await connection.publish(busChannels.requests, JSON.stringify(request)).catch(() => undefined);
  };

  /** Awaits the leader's reply to what `start` sends with this id. */
  function awaitReply(timeoutMs: number, start: (id: number) => Promise<unknown>): Promise<unknown> {
    lastCall += 1;
    const id = lastCall;
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => calls.get(id)?.reject(new Error("The leader has not answered.")), timeoutMs);
      const end = (): void => {
        clearTimeout(deadline);
        calls.delete(id);
      };
      calls.set(id, {
        resolve: (answer) => (end(), resolve(answer)),
        reject: (error) => (end(), reject(error)),
      });
      void start(id);
    });
  }

  /** A trading process that starts later finds the channels in Redis. */
  async function announceInterest(channels: InterestNote["channels"]): Promise<void> {
    const send = async (id: number): Promise<void> => {
      const note: InterestNote = { from: process, id, channels };
      const scores = channels.flatMap(([channel, untilMs]) => [String(untilMs), channel]);
      await connection
        .pipeline()
        .zremrangebyscore(busKeys.interest, "-inf", String(Date.now()))
        .zadd(busKeys.interest, ...scores)
        .publish(busChannels.interest, JSON.stringify(note))
        .exec()
        .catch(() => undefined);
    };
    try {
      await awaitReply(interestTimeoutMs, send);
      const now = performance.now();
      for (const [channel, at] of confirmed) if (now - at > confirmedForMs) confirmed.delete(channel);
      for (const [channel] of channels) confirmed.set(channel, now);
    } catch {
      // Subscribers are admitted without an answer; their channels are announced to the next leader.
      for (const [channel, untilMs] of channels) unconfirmed.set(channel, untilMs);
    }
  }

  async function sendAll(): Promise<void> {
    const matches = [...unsent.matches].flatMap((id) => {
      const match = waiting.get(id);
      return match === undefined ? [] : [[id, match.wanted] as const];
    });
    const lines = [...unsent.lines].map((key) => tracked.get(key)).filter((line) => line !== undefined);
    const channels = [...unsent.channels];
    unsent.matches.clear();
    unsent.lines.clear();
    unsent.channels.clear();
    await Promise.all([
      matches.length > 0 ? publish({ type: "prices", matches }) : null,
      lines.length > 0 ? publish({ type: "track", lines }) : null,
      channels.length > 0 ? announceInterest(channels) : null,
    ]);
  }

  /** Sends at the end of this turn of the event loop, together with everything requested in it. */
  function send(): Promise<void> {
    sending ??= new Promise((resolve) => {
      setImmediate(() => {
        sending = null;
        void sendAll().then(resolve);
      });
    });
    return sending;
  }

  function finish(matchId: number): void {
    waiting.get(matchId)?.resolve();
    waiting.delete(matchId);
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [id, { until }] of waiting) {
      if (until <= now) finish(id);
      else unsent.matches.add(id);
    }
    if (unsent.matches.size > 0) void send();
  }, repeatEveryMs);

  return {
    prices(matchId, wanted) {
      const known = waiting.get(matchId);
      if (known !== undefined) {
        if (covers(known.wanted, wanted)) return known.done;
        known.wanted = wanted;
        unsent.matches.add(matchId);
        void send();
        return known.done;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(matchId, { wanted, until: performance.now() + giveUpAfterMs, done: promise, resolve });
      unsent.matches.add(matchId);
      void send();
      return promise;
    },
    call: (body) => awaitReply(callTimeoutMs, (id) => publish({ type: "call", from: process, id, body })),
    track(matchId, line) {
      const key = `${matchId} ${line}`;
      if (tracked.has(key)) return;
      tracked.set(key, [matchId, line]);
      if (tracked.size > maxTracked) tracked.delete(tracked.keys().next().value ?? key);
      unsent.lines.add(key);
      void send();
    },
    interest(channel, untilMs) {
      // Many clients that reconnect at once subscribe to the same channels.
      if (performance.now() - (confirmed.get(channel) ?? Number.NEGATIVE_INFINITY) < confirmedForMs) return Promise.resolve();
      unsent.channels.set(channel, untilMs);
      return send();
    },
    takePriced(body) {
      for (const [id, wanted] of JSON.parse(body) as readonly (readonly [number, WantedPrices])[]) {
        const match = waiting.get(id);
        if (match !== undefined && covers(wanted, match.wanted)) finish(id);
      }
    },
    takeReply(message) {
      const { id, isFailed, body } = JSON.parse(message) as CallReply;
      if (isFailed) calls.get(id)?.reject(new Error("The leader could not work out the answer."));
      else calls.get(id)?.resolve(body);
    },
    repeat() {
      for (const [channel, untilMs] of unconfirmed) if (untilMs > Date.now()) unsent.channels.set(channel, untilMs);
      unconfirmed.clear();
      confirmed.clear();
      for (const key of tracked.keys()) unsent.lines.add(key);
      for (const id of waiting.keys()) unsent.matches.add(id);
      void send();
    },
    stop() {
      clearInterval(timer);
      for (const id of waiting.keys()) finish(id);
      for (const { reject } of calls.values()) reject(new Error("This process stops."));
    },
  };
}
