import type { ReadAnswer } from "../core/query-store.ts";

/** Answers as sent with the page: the matches of all lists in one table, each league once, everything by columns. */
export interface PackedAnswers {
  readonly answers: readonly PackedAnswer[];
  readonly matches: Column;
  readonly matchCount: number;
  readonly leagues: Column;
  readonly leagueCount: number;
}

/** One answer without the data that is in the tables. */
export interface PackedAnswer {
  readonly key: ReadAnswer["queryKey"];
  readonly wire: unknown;
  /** The former `wire.data`: rows of a table, or a column of its own. */
  readonly data?:
    | { readonly of: "matches" | "leagues"; readonly at: readonly number[] }
    | { readonly column: Column; readonly count: number };
}

/** The fields of a line that packing uses. */
export interface LooseMarket {
  readonly id: number;
  readonly specifier: string;
  readonly match_id: number;
  readonly match_urn_id: string;
}

interface LooseStatistics {
  readonly details: readonly unknown[];
}

/** The fields of a match that packing uses. */
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

/** Whether a value is a match of a list, packed or not. */
export function isMatch(value: unknown): value is LooseMatch {
  return typeof value === "object" && value !== null && "tournament" in value && "top_markets" in value;
}

/** Whether an answer is a list: `{data: [...]}`. */
export function isList(wire: unknown): wire is ListWire {
  return typeof wire === "object" && wire !== null && "data" in wire && Array.isArray(wire.data);
}

/** JSON values of one kind by columns, without repetition; read by `unpackColumn`. */
export type Column =
  | readonly unknown[]
  | { readonly same: unknown }
  | { readonly steps: readonly number[] }
  | { readonly times: readonly number[] }
  | { readonly of: Column; readonly count: number; readonly at: readonly number[] }
  | { readonly known: string; readonly rest: Column }
  | { readonly lengths: Column; readonly items: Column }
  | { readonly rows: Readonly<Record<string, Column>> }
  | { readonly prefix: string }
  | { readonly slug: 1 };

type Row = Readonly<Record<string, unknown>>;

function isPlain(column: Column): column is readonly unknown[] {
  return Array.isArray(column);
}

function fromSteps(steps: readonly number[]): readonly number[] {
  let value = 0;
  return steps.map((step) => (value += step));
}

function unpackRows(keys: Readonly<Record<string, Column>>, count: number): readonly unknown[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  const isDerived = (column: Column): boolean => "prefix" in column || "slug" in column;
  // The order of keys is kept; derived columns are filled in last.
  for (const [key, column] of Object.entries(keys)) {
    const values = isDerived(column) ? null : unpackColumn(column, count);
    for (const [index, row] of rows.entries()) if (values?.[index] !== undefined || values === null) row[key] = values?.[index];
  }
  for (const pass of ["slug", "prefix"] as const)
    for (const [key, column] of Object.entries(keys)) if (pass in column) for (const row of rows) row[key] = derive(column, row);
  return rows;
}

function derive(column: Column, row: Row): unknown {
  if ("prefix" in column) return `${column.prefix}${String(row["id"])}`;
  const slug = String(row["slug"]);
  return Number(slug.slice(slug.lastIndexOf("-") + 1));
}

/** Restores the `count` values of a column. */
export function unpackColumn(column: Column, count: number): readonly unknown[] {
  if (isPlain(column)) return column;
  if ("same" in column) return Array.from({ length: count }, () => column.same);
  if ("steps" in column) return fromSteps(column.steps);
  if ("times" in column) return fromSteps(column.times).map((seconds) => new Date(seconds * 1_000).toISOString());
  if ("of" in column) {
    const values = unpackColumn(column.of, column.count);
    return column.at.map((index) => values[index]);
  }
  if ("known" in column) {
    const rest = unpackColumn(column.rest, column.known.replaceAll(/[02]/gu, "").length);
    let next = 0;
    return column.known.split("").map((mark) => (mark === "1" ? rest[next++] : mark === "0" ? null : undefined));
  }
  if ("lengths" in column) return unpackLists(column, count);
  return "rows" in column ? unpackRows(column.rows, count) : [];
}

function unpackLists({ lengths, items }: { readonly lengths: Column; readonly items: Column }, count: number): readonly unknown[] {
  const sizes = unpackColumn(lengths, count).map(Number);
  const all = unpackColumn(
    items,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  let start = 0;
  return sizes.map((size) => all.slice(start, (start += size)));
}

function fillMatch(match: LooseMatch, leagues: readonly unknown[]): unknown {
  const fill = (market: LooseMarket): unknown =>
    market.match_id === 0 ? { ...market, match_id: match.id, match_urn_id: match.urn_id } : market;
  return {
    ...match,
    tournament: leagues[Number(match.tournament)],
    main_market: match.main_market === null ? null : fill(match.main_market),
    secondary_market: match.secondary_market === null ? null : fill(match.secondary_market),
    ...(match.tertiary_market == null ? {} : { tertiary_market: fill(match.tertiary_market) }),
    top_markets: match.top_markets.map(fill),
  };
}

/** Restores the answers as their resources expect them. */
export function unpackAnswers(packed: PackedAnswers): readonly ReadAnswer[] {
  const leagues = unpackColumn(packed.leagues, packed.leagueCount);
  const matches = unpackColumn(packed.matches, packed.matchCount).map((match) => (isMatch(match) ? fillMatch(match, leagues) : match));
  return packed.answers.map(({ key, wire, data }) => {
    if (data === undefined || !isList(wire)) return { queryKey: key, wire };
    if ("column" in data) return { queryKey: key, wire: { ...wire, data: unpackColumn(data.column, data.count) } };
    const table = data.of === "matches" ? matches : leagues;
    return { queryKey: key, wire: { ...wire, data: data.at.map((index) => table[index]) } };
  });
}
