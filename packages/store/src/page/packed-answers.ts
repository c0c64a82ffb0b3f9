import type { ReadAnswer } from "../core/query-store.ts";
import type { Column } from "./unpack-column.ts";

/** Answers as the page carries them: matches of all lists in one table, each league once, everything by columns. */
export interface PackedAnswers {
  readonly answers: readonly PackedAnswer[];
  readonly matches: Column;
  readonly matchCount: number;
  readonly leagues: Column;
  readonly leagueCount: number;
}

/** One answer, without what the tables say. */
export interface PackedAnswer {
  readonly key: ReadAnswer["queryKey"];
  readonly wire: unknown;
  /** What `wire.data` was: rows of one of the tables, or of a column of its own. */
  readonly data?:
    | { readonly of: "matches" | "leagues"; readonly at: readonly number[] }
    | { readonly column: Column; readonly count: number };
}

/** What packing looks at in a line. */
export interface LooseMarket {
  readonly id: number;
  readonly specifier: string;
  readonly match_id: number;
  readonly match_urn_id: string;
}

interface LooseStatistics {
  readonly details: readonly unknown[];
}

/** What packing looks at in a match. */
export interface LooseMatch {
  readonly id: number;
  readonly urn_id: string;
  readonly stage: unknown;
  readonly stadium: unknown;
  readonly city: unknown;
  readonly statistics: LooseStatistics | null;
  readonly tournament: unknown;
  readonly main_market: LooseMarket | null;
  readonly secondary_market: LooseMarket | null;
  readonly tertiary_market?: LooseMarket | null;
  readonly top_markets: readonly LooseMarket[];
}

interface ListWire {
  readonly data: readonly unknown[];
}

/** Whether it is a match as lists answer it, packed or not. */
export function isMatch(value: unknown): value is LooseMatch {
  return typeof value === "object" && value !== null && "tournament" in value && "top_markets" in value;
}

/** Whether an answer is a list. */
export function isList(wire: unknown): wire is ListWire {
  return typeof wire === "object" && wire !== null && "data" in wire && Array.isArray(wire.data);
}
