import type { QueryKey } from "@tanstack/query-core";
import type { AnswerMoment } from "../catalogue/entity-store.ts";

/** What keeps a query's data moving after it was read, and so what must be read again after a gap. */
export type LiveSource = "public" | "match" | "private" | "none";

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
export interface ResourceQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal?: AbortSignal }) => Promise<Data>;
  readonly staleTime: number;
  readonly meta: { readonly live: LiveSource; readonly failure: FailureRule | undefined };
}
