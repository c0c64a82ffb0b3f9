import { createEngine, createLocalPricer, createScriptStore, type Engine, type Fixture, type PriceSnapshot } from "@touchline/feed";
import { coinSport, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { createBook, type RunningBook } from "../../src/book/create-book.ts";
import { createPriceBus, type PriceBus } from "../../src/prices/price-bus.ts";
import { typeToMarketId } from "../../src/book/lines/line-ids.ts";
import type { TestRedis } from "../support/test-redis.ts";

/** The winner market, which is offered until the match is decided. */
export const winner = { marketId: typeToMarketId(186), specifier: "" };
export const winnerOutcome = 500_004;

/** A process with a feed of coin tosses on the bus. */
export interface BusProcess {
  readonly engine: Engine;
  readonly book: RunningBook;
  readonly bus: PriceBus;
  readonly problems: unknown[];
  /** Starts to price for all processes. */
  lead(epoch: number): void;
  /** Stops without notice, like a killed process. */
  stop(): void;
}

export interface BusWorld {
  readonly clock: { now(): number; readonly speed: number };
  readonly fixtures: readonly Fixture[];
  /** Starts a follower; `delayMs` delays each snapshot on its way into the engine. */
  start(options?: { readonly delayMs?: () => number }): Promise<BusProcess>;
  stop(): void;
}

const seed = "bus";

/** Processes that replay the same matches, by default at 60 times the real speed. */
export function createBusWorld(redis: TestRedis, fixtures: readonly Fixture[], speed = 60): BusWorld {
  const startedAt = performance.now();
  const clock = { now: () => noon + (performance.now() - startedAt) * speed, speed };
  const processes: BusProcess[] = [];

  async function start({ delayMs }: { readonly delayMs?: () => number } = {}): Promise<BusProcess> {
    const problems: unknown[] = [];
    const onError = (error: unknown): void => void problems.push(error);
    const link = await redis.link();
    const bus = createPriceBus({ redis: link, name: `process-${processes.length}`, onSucceeded: () => undefined, onError });
    const models = { seed, sports: new Map([["tennis", coinSport]]), scripts: createScriptStore(seed), hideSimulatedDetail: false };
    const engine = createEngine({
      context: { ...models, clock },
      prices: { mode: "follow", source: bus.source },
      fixtures: {
        fixturesBetween: (from, to) => fixtures.filter(({ startsAt }) => startsAt >= from && startsAt < to),
        fixture: (id) => fixtures.find((fixture) => fixture.id === id) ?? null,
      },
      sports: models.sports,
      isFollowed: () => false,
      onError,
    });
    const book = createBook({
      engine,
      source: {
        categories: () => [{ id: 3, sport: "tennis", name: "Germany", countryCode: "DE", priority: 1 }],
        tournaments: () => [{ id: 7, sport: "tennis", categoryId: 3, name: "Coin Cup", priority: 1 }],
        outrightsAt: () => [],
        outrightsRevision: () => 0,
        outright: () => null,
        outrightBefore: () => null,
        outrightWinners: () => null,
        seasonProgress: () => null,
        lastFixtures: () => [],
        pastOf: () => null,
        seriesOf: () => null,
        competitionName: () => "",
      },
      publisher: {
        publish: () => Promise.resolve(),
        hasInterest: () => false,
        hasSubscribers: () => false,
        disconnectUser: () => undefined,
      },
      locales: ["en"],
      coverage: { hasVideo: false, statisticsProviders: ["betradar"] },
    });
    const apply = (snapshot: PriceSnapshot): boolean => {
      if (delayMs === undefined) return engine.apply(snapshot);
      setTimeout(() => engine.apply(snapshot), delayMs());
      return true;
    };
    bus.follow({ book, engine: { ...engine, apply } });
    engine.start();
    const process: BusProcess = {
      engine,
      book,
      bus,
      problems,
      lead(epoch) {
        engine.lead({ pricer: createLocalPricer(models), epoch });
        bus.lead({ book, engine }, epoch);
      },
      stop() {
        engine.stop();
        bus.stop();
        link.close();
      },
    };
    processes.push(process);
    return process;
  }

  return {
    clock,
    fixtures,
    start,
    stop() {
      for (const process of processes) process.stop();
    },
  };
}

/** Whether a process would accept a bet on the winner of a match now, according to the quote that placement reads. */
export function isOpen({ book }: BusProcess, matchId: number): boolean {
  const quote = book.quote({ matchId, ...winner }, winnerOutcome);
  return quote !== null && quote.marketStatus === 1 && quote.outcomeActive && quote.providerActive;
}

export { minuteMs, noon };
