import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import {
  seasonProgressAt,
  createAskedTitles,
  createEngine,
  createWorkerPricer,
  createOutrights,
  createPastMatches,
  createSeriesGames,
  createPlan,
  createScriptStore,
  createStandbyPricer,
  createSportFeeds,
  createTitleThread,
  type Dataset,
  type Engine,
  type FeedRecording,
  lastFixtures,
  loadDataset,
  type Outrights,
  type Plan,
  type PriceSource,
  type StandbyPricer,
  type TitleSource,
} from "@touchline/feed";
import type { CatalogSource } from "../book/catalog/catalog-source.ts";
import type { LocalPriorities } from "../book/catalog/local-priorities.ts";
import type { CoverageRules } from "../book/book-context.ts";
import { createBook, type RunningBook } from "../book/create-book.ts";
import type { Clock } from "../platform/clock.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";

export interface FeedOptions {
  /** Folder of the data files. */
  readonly dataDir: string;
  readonly seed: string;
  readonly clock: Clock;
  readonly publisher: RealtimePublisher;
  /** Locales in which changes are published. */
  readonly locales: readonly string[];
  readonly hideSimulatedDetail: boolean;
  readonly coverage: CoverageRules;
  readonly localPriorities?: LocalPriorities;
  /** Recorded prices that replace those of the models (docs/feed.md). */
  readonly recording?: FeedRecording;
  /** The origin of prices; by default this process computes them. */
  readonly prices?: { readonly mode: "own"; readonly epoch: number } | { readonly mode: "follow"; readonly source: PriceSource };
  /** An already opened pricing thread, for the first pricer. */
  readonly thread?: Worker;
  readonly onError: (error: unknown) => void;
}

/** The feed with its book and its plan. */
export interface Feed {
  readonly book: RunningBook;
  readonly plan: Plan;
  readonly engine: Engine;
  /** Keeps a pricer ready, in a process that may lead later. */
  standBy(): void;
  /** Starts to compute prices instead of following another process. */
  lead(epoch: number): void;
  start(): void;
  /** Resolves once winner markets have prices. */
  outrightsPriced(): Promise<void>;
  stop(): void;
}

const flushEveryMs = 250;
/** The first page needs the processor, so work that nobody waits for begins later; the page's matches are priced at once. */
const restAtStartMs = 8_000;
/** The points of win chances in lists are minutes apart. */
const winChancesEveryMs = 30_000;
/** After a start, each piece of work on winner markets waits until no match waits for prices; all of them together at most this long. */
const yieldWithinMs = 5_000;
const checkEveryMs = 10;

interface CatalogParts {
  readonly dataset: Dataset;
  readonly plan: Plan;
  readonly titles: TitleSource;
  readonly outrights: Outrights;
  /** Whether winner markets are being prepared; until then they are not listed. */
  readonly isPreparing: () => boolean;
}

function catalogOf({ dataset, plan, titles, outrights, isPreparing }: CatalogParts): CatalogSource {
  const pastOf = createPastMatches(dataset.matches, (match, now) => plan.lastShown(match, now));
  const seriesGame = createSeriesGames(dataset);
  const nameByCompetition = new Map([...dataset.seasons, ...plan.tournaments()].map(({ sport, key, name }) => [`${sport}/${key}`, name]));
  return {
    categories: () => plan.categories(),
    tournaments: () => plan.tournaments(),
    outrightsAt: (now) => (isPreparing() ? [] : outrights.outrightsAt(now)),
    outright: (id, now) => outrights.outright(id, now),
    outrightBefore: (id, now) => outrights.outrightBefore(id, now),
    outrightsRevision: () => titles.revision() + (isPreparing() ? 0 : 1),
    outrightWinners: (id) => outrights.winnersOf(id),
    seasonProgress: (tournamentId, now, read) => seasonProgressAt(plan, tournamentId, now, read),
    lastFixtures: (tournamentId, now, count) => lastFixtures(plan, tournamentId, now, count),
    pastOf,
    seriesOf: ({ source }) => (source === null ? null : seriesGame(source)),
    competitionName: (key) => nameByCompetition.get(key) ?? "",
  };
}

/** Loads the data and creates plan, engine and book. Nothing runs before `start`. */
export function createFeed(options: FeedOptions): Feed {
  const { seed, clock, publisher, locales, hideSimulatedDetail, onError } = options;
  const dataset = loadDataset(options.dataDir);
  const plan = createPlan({ dataset, seed });
  const scripts = createScriptStore(seed);
  const sports = createSportFeeds(dataset);
  const { prices = { mode: "own", epoch: 1 } } = options;
  let thread = options.thread;
  const createPricer = () => {
    const opened = thread === undefined ? {} : { opened: thread };
    thread = undefined;
    return createWorkerPricer({ dataDir: options.dataDir, seed, hideSimulatedDetail, onError, ...opened });
  };
  const titleThread = createTitleThread(createPricer);
  let isPreparing = false;
  let isStopped = false;
  let yieldsUntilMs = 0;
  async function yieldToPrices(): Promise<void> {
    await sleep(0);
    while (!isStopped && !engine.prices.isQuiet() && performance.now() < yieldsUntilMs) await sleep(checkEveryMs);
    if (isStopped) throw new Error("The feed has stopped.");
  }
  const titles = createAskedTitles(async (question) => {
    await yieldToPrices();
    return titleThread.ask(question);
  }, onError);
  const outrights = createOutrights(plan, titles, dataset);
  const source = catalogOf({ dataset, plan, titles, outrights, isPreparing: () => isPreparing });
  /** The pricer of this process, for the engine. */
  const openPricer = () => {
    const pricer = createPricer();
    titleThread.use(pricer);
    return pricer;
  };
  const engine = createEngine({
    context: {
      seed,
      clock,
      scripts,
      hideSimulatedDetail,
      ...(options.recording === undefined ? {} : { recording: options.recording }),
    },
    prices: prices.mode === "follow" ? prices : { mode: "own", pricer: openPricer(), epoch: prices.epoch },
    fixtures: plan,
    sports,
    isFollowed: (match) => book.isFollowed(match),
    restAtStartMs,
    onError,
  });
  const book = createBook({
    engine,
    source,
    publisher,
    locales,
    coverage: options.coverage,
    localPriorities: options.localPriorities ?? {},
  });
  /** Computes win chances of matches in play ahead, so that lists and pages can show them at once. */
  function computeWinChances(): void {
    if (engine.prices.mode() !== "own") return;
    const matchIds = engine.matches().flatMap(({ phase, fixture }) => (phase === "live" ? fixture.id : []));
    void engine.winChances({ matchIds, detail: "line" }, 0);
  }
  const timers: NodeJS.Timeout[] = [];
  let standby: StandbyPricer | null = null;
  return {
    book,
    plan,
    engine,
    standBy() {
      standby ??= createStandbyPricer(engine, openPricer());
    },
    lead(epoch) {
      engine.lead({ pricer: standby?.take() ?? openPricer(), epoch });
      standby = null;
    },
    start() {
      engine.start();
      timers.push(
        setInterval(() => book.flush(), flushEveryMs),
        setInterval(computeWinChances, winChancesEveryMs),
      );
    },
    async outrightsPriced() {
      isPreparing = true;
      yieldsUntilMs = performance.now() + yieldWithinMs;
      try {
        for (const _ of outrights.prepare(clock.now())) await yieldToPrices();
      } catch (error) {
        if (!isStopped) throw error;
      } finally {
        isPreparing = false;
      }
      if (isStopped) return;
      source.outrightsAt(clock.now());
      await titles.settled();
    },
    stop() {
      isStopped = true;
      engine.stop();
      standby?.stop();
      titles.stop();
      titleThread.stop();
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
