import {
  createEngine,
  createLocalPricer,
  createScriptStore,
  type Engine,
  type Fixture,
  type Pricer,
  type SportFeed,
} from "@touchline/feed";
import { computePrices } from "../../../../packages/feed/src/engine/compute-prices.ts";
import type { EngineOptions } from "../../../../packages/feed/src/engine/create-engine.ts";
import { priceRequest } from "../../../../packages/feed/src/engine/match-pricing.ts";
import { coinSport, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { createBook, type RunningBook } from "../../src/book/create-book.ts";
import type { CatalogSource } from "../../src/book/catalog/catalog-source.ts";
import type { LocalPriorities } from "../../src/book/catalog/local-priorities.ts";
import type { CoverageRules } from "../../src/book/book-context.ts";
import type { LineKey, Quote } from "../../src/book/book.ts";
import type { Publication, RealtimePublisher } from "../../src/platform/realtime-publisher.ts";

const outright = {
  id: 900_001,
  tournamentId: 7,
  sport: "tennis" as const,
  kind: "winner" as const,
  name: "Coin Cup 2026",
  places: 1,
  overround: 1.2,
  closesAt: noon + 10 * minuteMs,
  endsAt: noon + 12 * minuteMs,
  competitors: [
    { team: { id: "a", name: "Ada", country: null }, probability: 0.7 },
    { team: { id: "b", name: "Bob", country: null }, probability: 0.3 },
  ],
};

const source: CatalogSource = {
  categories: () => [{ id: 3, sport: "tennis", name: "Germany", countryCode: "DE", priority: 1 }],
  tournaments: () => [{ id: 7, sport: "tennis", categoryId: 3, name: "Coin Cup", priority: 1 }],
  outrightsAt: () => [outright],
  outrightsRevision: () => 0,
  outright: (id) => (id === outright.id ? outright : null),
  outrightBefore: () => null,
  outrightWinners: () => ["a"],
  seasonProgress: () => null,
  lastFixtures: () => [],
  pastOf: () => null,
  seriesOf: () => null,
  competitionName: () => "",
};

/** A feed of coin tosses on a clock that the test controls. */
export interface CoinFeed {
  readonly engine: Engine;
  readonly book: RunningBook;
  readonly published: { readonly channel: string; readonly publication: Publication }[];
  /** Moves the clock and runs one tick. */
  at(now: number): void;
  /** Prices a match, as a request does before it reads. */
  price(matchId: number): Promise<void>;
  /** Prices the list columns of a match synchronously. */
  priceAtOnce(matchId: number): void;
  /** Prices the match of a line, then quotes it. */
  quote(line: LineKey, outcomeId: number): Promise<Quote | null>;
  /** Moves the clock without a tick. */
  clockTo(now: number): void;
}

export function createCoinFeed(
  fixtures: readonly Fixture[],
  options: {
    readonly interest?: (channel: string) => boolean;
    /** Makes the publisher able to list the channels with interest. */
    readonly listed?: () => readonly string[];
    readonly seed?: string;
    readonly hideSimulatedDetail?: boolean;
    readonly startAt?: number;
    readonly onError?: (error: unknown) => void;
    readonly coverage?: CoverageRules;
    readonly localPriorities?: LocalPriorities;
    readonly sport?: SportFeed;
    /** Replaces the supply of prices, by default a pricer in the same thread. */
    readonly prices?: (pricer: Pricer) => EngineOptions["prices"];
  } = {},
): CoinFeed {
  let now = options.startAt ?? noon;
  const seed = options.seed ?? "test";
  const published: CoinFeed["published"] = [];
  const publisher: RealtimePublisher = {
    publish: async (channel, publication) => void published.push({ channel, publication }),
    hasInterest: options.interest ?? (() => false),
    ...(options.listed === undefined ? {} : { channelsWithInterest: options.listed }),
    hasSubscribers: () => false,
    disconnectUser: () => undefined,
  };
  const errors: unknown[] = [];
  const coverage = options.coverage ?? { hasVideo: true, statisticsProviders: ["betradar"] };
  const models = {
    seed,
    sports: new Map([["tennis", options.sport ?? coinSport]]),
    scripts: createScriptStore(seed),
    hideSimulatedDetail: options.hideSimulatedDetail ?? false,
  };
  const engine = createEngine({
    context: { ...models, clock: { now: () => now, speed: 1 } },
    prices: options.prices?.(createLocalPricer(models)) ?? { mode: "own", pricer: createLocalPricer(models), epoch: 1 },
    fixtures: {
      fixturesBetween: (from, to) => fixtures.filter(({ startsAt }) => startsAt >= from && startsAt < to),
      fixture: (id) => fixtures.find((fixture) => fixture.id === id) ?? null,
    },
    sports: models.sports,
    isFollowed: (match) => book.isFollowed(match),
    onError: options.onError ?? ((error) => void errors.push(error)),
  });
  const book = createBook({
    engine,
    source,
    publisher,
    locales: ["en", "de", "ar"],
    coverage,
    localPriorities: options.localPriorities ?? {},
  });
  engine.moveTo(now);
  let sequence = 1_000_000;
  const price = async (matchId: number): Promise<void> => void (await book.warm([matchId], { wanted: "custom", withinMs: 60_000 }));
  return {
    price,
    priceAtOnce(matchId) {
      const match = engine.find(matchId);
      if (match === null) return;
      const request = priceRequest(engine.context, match, { breadth: "main", version: { epoch: 1, sequence: (sequence += 1) } });
      engine.apply(computePrices(models, request).snapshot);
    },
    async quote(line, outcomeId) {
      await price(line.matchId);
      return book.quote(line, outcomeId);
    },
    engine,
    book,
    published,
    clockTo(time) {
      now = time;
    },
    at(time) {
      now = time;
      engine.moveTo(now);
      if (errors.length > 0) throw errors[0];
    },
  };
}
