import { randomUUID } from "node:crypto";
import type {
  CombinableAnswer,
  CombinableQuestion,
  CombinationAnswer,
  CombinationQuestion,
  Engine,
  PriceSource,
  WinChanceQuestion,
  WinChanceSeries,
} from "@touchline/feed";
import type { RunningBook } from "../book/create-book.ts";
import type { RedisLink } from "../platform/redis.ts";
import { answerRequests } from "./answer-requests.ts";
import { createLeaderRequests } from "./create-leader-requests.ts";
import { type Beat, busChannels } from "./bus-frames.ts";
import { decodeSnapshot, encodeSnapshot } from "./price-encoding.ts";
import { createUpdateReader, type UpdateReader } from "./update-reader.ts";
import { createUpdateWriter, type UpdateWriter } from "./update-writer.ts";
import { watchInterest, type WatchInterestOptions } from "./watch-interest.ts";

/** The parts of the feed that the bus connects. */
export interface BusFeed {
  readonly engine: Engine;
  readonly book: Pick<RunningBook, "inactiveProviders" | "setInactiveProviders">;
}

/** State of the bus for metrics and readiness. */
export interface BusStats {
  /** Milliseconds since this process last wrote, or received, an update. */
  readonly ageMs: number;
  /** Whether this process has loaded the prices once, or writes them. */
  readonly isLoaded: boolean;
  /** How often a follower has loaded all prices, or a leader has written all. */
  readonly loads: number;
  /** Prices written or received, and their bytes. */
  readonly snapshots: number;
  readonly bytes: number;
}

/** Carries prices from the leader to all other processes, and their requests to the leader. */
export interface PriceBus {
  /** The source of prices for the engine of a follower. */
  readonly source: PriceSource;
  /** Applies the prices of the leader from now on. */
  follow(feed: BusFeed): void;
  /** Stops following, publishes the prices of this process and answers requests. The engine must lead already. */
  lead(feed: BusFeed, epoch: number): void;
  /** Announces that a realtime channel has a listener until a wall time; resolves when the leader confirms it, or after half a second. */
  announceInterest(channel: string, untilMs: number): Promise<void>;
  /** Passes on the channels with listeners, and the wall time since which the list is complete. Only for processes that publish. */
  watchInterest(watcher: Pick<WatchInterestOptions, "note" | "onLoaded">): void;
  stats(): BusStats;
  stop(): void;
}

interface PriceBusOptions {
  readonly redis: RedisLink;
  /** Name of the process. */
  readonly name: string;
  /** A later leader exists. */
  readonly onSucceeded: () => void;
  readonly onError: (error: unknown) => void;
}

type Call =
  | { readonly about: "combination"; readonly question: CombinationQuestion }
  | { readonly about: "combinable"; readonly question: CombinableQuestion }
  | { readonly about: "winChances"; readonly question: WinChanceQuestion };

const commandTimeoutMs = 2_000;
/** Shorter than a follower waits for the answer to a call, so that it receives the points so far. */
const winChancesWithinMs = 600;
const sliceMs = 4;
const sliceEveryMs = 20;

/**
 * Writes the prices that this process has, in slices between which other work runs. They are not urgent: only a Redis that was emptied
 * lacks them, and followers have them already.
 */
function putAll(engine: Engine, writer: UpdateWriter): { stop(): void } {
  const snapshots = engine.snapshots();
  const timer = setInterval(() => {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const next = snapshots.next();
      if (next.done === true) return clearInterval(timer);
      writer.putKnown(next.value.matchId, encodeSnapshot(next.value));
    }
  }, sliceEveryMs);
  return { stop: () => clearInterval(timer) };
}

export function createPriceBus({ redis, name, onSucceeded, onError }: PriceBusOptions): PriceBus {
  const process = `${name}-${randomUUID().slice(0, 8)}`;
  const connection = redis.open("prices", { commandTimeout: commandTimeoutMs });
  const requests = createLeaderRequests({ connection, process });
  const received = { snapshots: 0, bytes: 0, at: Number.NEGATIVE_INFINITY };
  const stops: (() => void)[] = [];
  let reader: UpdateReader | null = null;
  let writer: UpdateWriter | null = null;

  function apply(engine: Engine, bytes: Buffer): void {
    received.snapshots += 1;
    received.bytes += bytes.length;
    try {
      engine.apply(decodeSnapshot(bytes));
    } catch (error) {
      onError(error);
    }
  }

  /** The leader's answer; `missing` if none arrives in time. Both sides are of one version, so its shape is not checked. */
  const call = <Answer>(body: Call, missing: Answer): Promise<Answer> =>
    requests.call(body).then(
      (answer) => answer as Answer,
      () => missing,
    );

  return {
    source: {
      ask: requests.prices,
      combine: (question) => call<CombinationAnswer>({ about: "combination", question }, { type: "unavailable", version: null }),
      combinable: (question) => call<CombinableAnswer>({ about: "combinable", question }, { version: null, keys: [], groups: [] }),
      winChances: (question) => call<readonly WinChanceSeries[]>({ about: "winChances", question }, []),
      track(matchId, lineKeys) {
        for (const key of lineKeys) requests.track(matchId, key);
      },
    },
    follow({ engine, book }) {
      reader = createUpdateReader({
        redis,
        connection,
        replies: busChannels.replies(process),
        onReply: requests.takeReply,
        onPriced: requests.takePriced,
        onPrices: (bytes) => apply(engine, bytes),
        onBeat: (body) => book.setInactiveProviders((JSON.parse(body) as Beat).inactiveProviders),
        onSign() {
          received.at = performance.now();
          engine.prices.markAlive();
        },
        onNewLeader: requests.repeat,
        onError,
      });
    },
    lead({ engine, book }, epoch) {
      reader?.stop();
      reader = null;
      const opened = createUpdateWriter({
        connection,
        epoch,
        beat: (): Beat => ({ now: engine.context.clock.now(), inactiveProviders: book.inactiveProviders() }),
        isPlanned: engine.isPlanned,
        onSucceeded,
        onError,
      });
      writer = opened;
      const known = putAll(engine, opened);
      engine.events.onSnapshot((snapshot) => opened.put(snapshot.matchId, encodeSnapshot(snapshot)));
      const answering = answerRequests({
        redis,
        connection,
        leader: {
          async price(matchId, wanted) {
            const match = engine.find(matchId);
            if (match === null) return;
            engine.advance(match);
            await engine.price(match, wanted);
            opened.repeat(matchId);
          },
          call(body) {
            const { about, question } = body as Call;
            if (about === "winChances") return engine.winChances(question, winChancesWithinMs);
            return about === "combination" ? engine.answerCombination(question) : engine.answerCombinable(question);
          },
          track: (matchId, line) => engine.track(matchId, [line]),
        },
        onPriced: (matchId, wanted) => opened.announcePriced(JSON.stringify([matchId, wanted])),
        onError,
      });
      stops.push(known.stop, opened.stop, answering.stop);
    },
    announceInterest: requests.interest,
    watchInterest(watcher) {
      const watching = watchInterest({ redis, connection, ...watcher, isLeader: () => writer !== null, onError });
      stops.push(watching.stop);
    },
    stats() {
      if (writer !== null) {
        const { ageMs, written, bytes, rewrites } = writer.stats();
        return { ageMs, isLoaded: true, loads: rewrites, snapshots: written, bytes };
      }
      const { snapshots, bytes, at } = received;
      return { ageMs: performance.now() - at, isLoaded: reader?.isLoaded() ?? false, loads: reader?.stats().loads ?? 0, snapshots, bytes };
    },
    stop() {
      reader?.stop();
      for (const stop of stops) stop();
      requests.stop();
    },
  };
}
