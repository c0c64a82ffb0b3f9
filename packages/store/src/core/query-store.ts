import { CancelledError, type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/query-core";
import { failureStatus } from "./api-error.ts";
import type { TimePort } from "./ports.ts";

/** The channel that keeps a query up to date, and therefore the queries to refetch after a gap. */
export type LiveSource = "public" | "match" | "private" | "none";

/** When a request was sent, host ms: realtime updates received since then are newer than its answer. */
export interface AnswerMoment {
  readonly askedAtMs: number;
}

/** Data that pages read: how to request it and how to use the answer. `take` also fills the entity store. */
export interface Resource<Wire, Data> {
  /** `[name, args]`: args are JSON, so that the browser can match answers that the server has read. */
  readonly queryKey: readonly [name: string, args: unknown];
  read(signal: AbortSignal | undefined): Promise<Wire>;
  take(wire: Wire, moment: AnswerMoment): Data;
  /** How long an answer is fresh. */
  readonly freshMs: number;
  readonly live: LiveSource;
  /** How to handle a failed read; reported by default. */
  readonly failure?: FailureRule;
}

/** Query key of all jackpots, which the cover looks up before their code has loaded. */
export const jackpotsKey = ["jackpots", {}] as const;

/** A list in the `data` field of an answer. */
export type ListResource<Item> = Resource<{ readonly data: readonly Item[] }, readonly Item[]>;

/** How to handle a failed read, apart from what the page shows instead of the data (spec.md 8). */
export interface FailureRule {
  /** Shows the general alert. */
  readonly isAlerted?: boolean;
  /** Statuses that are not reported, such as 404 for data that may be gone; with `all`, no failure is reported. */
  readonly unreported?: readonly number[] | "all";
}

/** The options that query-core and react-query need for a resource. */
interface ResourceQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal?: AbortSignal }) => Promise<Data>;
  readonly staleTime: number;
  readonly meta: { readonly live: LiveSource; readonly failure: FailureRule | undefined };
}

/** An answer that the server has loaded for the page, so that the browser does not request it again. */
export interface ReadAnswer {
  readonly queryKey: readonly [name: string, args: unknown];
  readonly wire: unknown;
}

/** The queries of a page, built on query-core. */
export interface QueryStore {
  readonly client: QueryClient;
  /** Options for `useQuery` and the like. */
  query<Wire, Data>(resource: Resource<Wire, Data>): ResourceQuery<Data>;
  /** Returns a fresh answer from the cache or requests it; throws `ApiFailure`. */
  load<Wire, Data>(resource: Resource<Wire, Data>): Promise<Data>;
  peek<Wire, Data>(resource: Resource<Wire, Data>): Data | undefined;
  /** Puts an answer into the cache. */
  take<Wire, Data>(resource: Resource<Wire, Data>, wire: Wire): void;
  /** Refetches the active queries of a source; rejects when one of them fails. */
  readAgain(source: LiveSource, matchId: string | null): Promise<void>;
  /** Refetches the active queries of a source without waiting; failures are reported by the queries themselves. */
  refresh(source: LiveSource): void;
  /** The answers read so far; filled only while recording. */
  readonly answers: readonly ReadAnswer[];
}

interface QueryStoreOptions {
  readonly time: TimePort;
  readonly isRecording: boolean;
  /** Called for each read that failed after all retries. */
  readonly onFailed?: (error: unknown, rule: FailureRule) => void;
}

const retries = 2;

function isRetried(count: number, error: unknown): boolean {
  const status = failureStatus(error);
  return count < retries && (status === null || status >= 500);
}

/** Creates the queries of a page; on the server their answers are recorded, to be sent with the page. */
export function createQueryStore({ time, isRecording, onFailed }: QueryStoreOptions): QueryStore {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onFailed?.(error, (meta?.["failure"] as FailureRule | undefined) ?? {}) }),
    defaultOptions: {
      queries: { retry: isRecording ? false : isRetried, refetchOnWindowFocus: false, gcTime: isRecording ? Infinity : 5 * 60_000 },
    },
  });
  const answers: ReadAnswer[] = [];

  function query<Wire, Data>(resource: Resource<Wire, Data>): ResourceQuery<Data> {
    return {
      queryKey: resource.queryKey,
      staleTime: resource.freshMs,
      meta: { live: resource.live, failure: resource.failure },
      async queryFn({ signal }) {
        const askedAtMs = time.now();
        const wire = await resource.read(signal);
        if (isRecording) answers.push({ queryKey: resource.queryKey, wire });
        return resource.take(wire, { askedAtMs });
      },
    };
  }

  function isOf(source: LiveSource, matchId: string | null): (asked: Query) => boolean {
    return (asked) => asked.meta?.["live"] === source && (matchId === null || asked.queryKey[1] === matchId);
  }

  /** Whether the last read received no answer; 404 and 403 are answers. */
  function isUnread({ state }: Query): boolean {
    const status = state.status === "error" ? failureStatus(state.error) : 200;
    return status === null || status >= 500;
  }

  async function readAgain(source: LiveSource, matchId: string | null): Promise<void> {
    const filter = { predicate: isOf(source, matchId) };
    await client.invalidateQueries({ ...filter, refetchType: "none" });
    await client.refetchQueries({ ...filter, type: "active" });
    const failed = client
      .getQueryCache()
      .findAll({ ...filter, type: "active" })
      .find(isUnread);
    if (failed !== undefined) throw failed.state.error ?? new Error("The refetch failed");
  }

  return {
    client,
    query,
    answers,
    readAgain,
    refresh: (source) => void readAgain(source, null).catch(() => undefined),
    async load(resource) {
      try {
        return await client.fetchQuery(query(resource));
      } catch (error) {
        // A component that reads the same query cancels it when it unmounts.
        if (error instanceof CancelledError) return client.fetchQuery(query(resource));
        throw error;
      }
    },
    peek: (resource) => client.getQueryData(resource.queryKey),
    take(resource, wire) {
      client.setQueryData(resource.queryKey, resource.take(wire, { askedAtMs: time.now() }));
    },
  };
}
