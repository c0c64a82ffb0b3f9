import { CancelledError, type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/query-core";
import { failureStatus } from "./api-error.ts";
import type { TimePort } from "./ports.ts";

/** What keeps a query's data moving after it was read, and so what must be read again after a gap. */
export type LiveSource = "public" | "match" | "private" | "none";

/** When an answer was asked for, host ms: what came in by realtime since then is newer and stays. */
export interface AnswerMoment {
  readonly askedAtMs: number;
}

/** One thing that pages read: how to ask for it, and what becomes of the answer. `take` also fills the entities. */
export interface Resource<Wire, Data> {
  /** `[name, args]`: args are JSON, so that an answer read on the server finds its resource in the browser. */
  readonly queryKey: readonly [name: string, args: unknown];
  read(signal: AbortSignal | undefined): Promise<Wire>;
  take(wire: Wire, moment: AnswerMoment): Data;
  /** How long an answer may be shown without asking again. */
  readonly freshMs: number;
  readonly live: LiveSource;
  /** What becomes of a reading that failed; by default it is reported. */
  readonly failure?: FailureRule;
}

/** What becomes of a failed reading besides what the page shows in its place (spec.md 8). */
export interface FailureRule {
  /** The general alert comes up. */
  readonly isAlerted?: boolean;
  /** Statuses that are no news, such as 404 of what may be gone; `all` reports none. */
  readonly unreported?: readonly number[] | "all";
}

/** What of a resource query-core and react-query need. */
interface ResourceQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal?: AbortSignal }) => Promise<Data>;
  readonly staleTime: number;
  readonly meta: { readonly live: LiveSource; readonly failure: FailureRule | undefined };
}

/** One answer that the server read for the page: the browser takes it instead of asking. */
export interface ReadAnswer {
  readonly queryKey: readonly [name: string, args: unknown];
  readonly wire: unknown;
}

/** The queries of a page over query-core. */
export interface QueryStore {
  readonly client: QueryClient;
  /** For `useQuery` and the like. */
  query<Wire, Data>(resource: Resource<Wire, Data>): ResourceQuery<Data>;
  /** Reads unless a fresh answer is there; throws `ApiFailure`. */
  load<Wire, Data>(resource: Resource<Wire, Data>): Promise<Data>;
  peek<Wire, Data>(resource: Resource<Wire, Data>): Data | undefined;
  /** Takes an answer that somebody else read. */
  take<Wire, Data>(resource: Resource<Wire, Data>, wire: Wire): void;
  /** Reads again what is on the page from one source; rejects when some of it could not be read. */
  readAgain(source: LiveSource, matchId: string | null): Promise<void>;
  /** Reads again what is on the page from one source, for whoever does not wait for it: what fails has been reported by itself. */
  refresh(source: LiveSource): void;
  /** What was read so far, where `isRecording`. */
  readonly answers: readonly ReadAnswer[];
}

interface QueryStoreOptions {
  readonly time: TimePort;
  readonly isRecording: boolean;
  /** Told of each reading that failed for good. */
  readonly onFailed?: (error: unknown, rule: FailureRule) => void;
}

const retries = 2;

function isRetried(count: number, error: unknown): boolean {
  const status = failureStatus(error);
  return count < retries && (status === null || status >= 500);
}

/** Makes the query side of a store; a recording one keeps wire answers so that a page can carry them. */
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

  /** Whether the last reading got no answer; what is gone or forbidden was answered. */
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
    if (failed !== undefined) throw failed.state.error ?? new Error("not read again");
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
        // A component that read the same thing and went away takes the reading with it.
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
