import { createBoundedCache } from "../calendar/bounded-cache.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { RatedSports } from "./team-strength.ts";
import { createTitleModel, type TitleAnswer, type TitleQuestion } from "./title-model.ts";

/** The source of the chances of outright markets. */
export interface TitleSource {
  /** The newest known chances, possibly from before the latest results; null before the first. Those of an earlier time are separate. */
  chancesOf(question: TitleQuestion, time?: "now" | "earlier"): TitleAnswer | null;
  /** Increases when newer chances are known. */
  revision(): number;
  /** Resolves when nothing is being computed. */
  settled(): Promise<void>;
}

const keptMarkets = 400;
const maxTries = 3;

/** Computes chances at once, in the calling thread. */
export function createLocalTitles(dataset: Dataset, sports: RatedSports): TitleSource {
  const model = createTitleModel(dataset, sports);
  const known = createBoundedCache<string, TitleAnswer>(keptMarkets);
  return {
    chancesOf: (question) => known.get(`${question.id}/${question.finished.length}`, () => model(question)),
    revision: () => 0,
    settled: () => Promise.resolve(),
  };
}

/** Chances from another thread. */
export interface AskedTitles extends TitleSource {
  /** Stops requesting chances. */
  stop(): void;
}

interface KnownTitle {
  readonly finished: number;
  readonly answer: TitleAnswer;
}

/**
 * Requests chances from another thread, once for each number of finished matches, one request after the other, because the thread
 * also computes prices.
 */
export function createAskedTitles(ask: (question: TitleQuestion) => Promise<TitleAnswer>, onError: (error: unknown) => void): AskedTitles {
  const known = new Map<string, KnownTitle>();
  const asking = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  let revision = 0;
  let isStopped = false;

  async function answerOf(question: TitleQuestion): Promise<TitleAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask(question);
      } catch (error) {
        // The thread may have been restarted meanwhile.
        if (isStopped || tries === maxTries) throw error;
      }
    }
  }

  async function read(key: string, question: TitleQuestion): Promise<void> {
    try {
      if (isStopped) return;
      const answer = await answerOf(question);
      known.delete(key);
      known.set(key, { finished: question.finished.length, answer });
      const [oldest] = known.keys();
      if (known.size > keptMarkets && oldest !== undefined) known.delete(oldest);
    } catch (error) {
      if (!isStopped) onError(error);
    } finally {
      asking.delete(key);
      if (asking.size === 0) revision += 1;
    }
  }

  return {
    chancesOf(question, time = "now") {
      const key = `${time}/${question.id}`;
      const newest = known.get(key);
      if (newest?.finished !== question.finished.length && !asking.has(key)) {
        asking.add(key);
        last = last.then(() => read(key, question));
      }
      return newest?.answer ?? null;
    },
    revision: () => revision,
    async settled() {
      while (asking.size > 0) await last;
    },
    stop: () => void (isStopped = true),
  };
}
