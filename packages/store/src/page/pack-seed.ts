import type { PageSeed, Store } from "./create-store.ts";
import { type Column, isList, isMatch, type LooseMarket, type LooseMatch, type PackedAnswer, type PackedAnswers } from "./unpack-seed.ts";
import type { ReadAnswer } from "../core/query-store.ts";

function isLeague(value: unknown): boolean {
  return typeof value === "object" && value !== null && "sport" in value && "category" in value;
}

interface CountersWire {
  readonly categories: object;
  readonly tournaments: Readonly<Record<string, unknown>>;
}

function isCounters(wire: unknown): wire is CountersWire {
  return typeof wire === "object" && wire !== null && "categories" in wire && "tournaments" in wire;
}

function idOf(value: unknown): string {
  return typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
}

/** Ids of the leagues and categories on a page: those of its lists and those requested by id. */
function namedIds(answers: readonly ReadAnswer[], leagues: readonly unknown[]): ReadonlySet<string> {
  const categories = leagues.map((league) =>
    typeof league === "object" && league !== null && "category" in league ? league.category : null,
  );
  return new Set([...leagues.map(idOf), ...categories.map(idOf), ...answers.map(({ queryKey: [, args] }) => String(args))]);
}

/** Keeps the counters that the page shows; it refetches the rest once it is connected. */
function thinCounters(wire: CountersWire, named: ReadonlySet<string>): unknown {
  const pick = (counts: object): object => Object.fromEntries(Object.entries(counts).filter(([id]) => named.has(id)));
  return { ...wire, categories: pick(wire.categories), tournaments: pick(wire.tournaments) };
}

interface Table {
  readonly rows: unknown[];
  add(row: unknown): number;
}

function createTable(): Table {
  const rows: unknown[] = [];
  const indexByText = new Map<string, number>();
  return {
    rows,
    add(row) {
      const text = JSON.stringify(row);
      const index = indexByText.get(text) ?? rows.push(row) - 1;
      indexByText.set(text, index);
      return index;
    },
  };
}

/** Drops what lists do not show: stage, venue, details of the statistics, and the match ids of lines. */
function thinMatch(match: LooseMatch, league: number): unknown {
  const { main_market, secondary_market, tertiary_market, top_markets, statistics } = match;
  const isListed = (market: LooseMarket): boolean =>
    [main_market, secondary_market, tertiary_market].some((listed) => listed?.id === market.id && listed.specifier === market.specifier);
  const thinMarket = (market: LooseMarket): unknown =>
    market.match_id === match.id && market.match_urn_id === match.urn_id ? { ...market, match_id: 0, match_urn_id: "" } : market;
  return {
    ...match,
    stage: null,
    stadium: null,
    city: null,
    tournament: league,
    statistics: statistics === null ? null : { ...statistics, details: [] },
    main_market: main_market === null ? null : thinMarket(main_market),
    secondary_market: secondary_market === null ? null : thinMarket(secondary_market),
    ...(tertiary_market == null ? {} : { tertiary_market: thinMarket(tertiary_market) }),
    top_markets: top_markets.filter((market) => !isListed(market)).map(thinMarket),
  };
}

type PackedWire = Omit<PackedAnswer, "key">;
type ListOf = "matches" | "leagues";

/** The tables of a page, and its lists that refer to them. */
interface Tables extends Omit<PackedAnswers, "answers"> {
  readonly lists: ReadonlyMap<unknown, PackedWire>;
  readonly leagueRows: readonly unknown[];
}

/** The kind of a list's items, if there is a table for them. */
function listOf(wire: unknown): ListOf | null {
  if (!isList(wire) || wire.data.length === 0) return null;
  if (wire.data.every(isMatch)) return "matches";
  return wire.data.every(isLeague) ? "leagues" : null;
}

function packTables(lists: readonly { readonly data: readonly unknown[] }[]): Tables {
  const leagues = createTable();
  const matches: unknown[] = [];
  const addMatch = (match: unknown): number =>
    isMatch(match) ? matches.push(thinMatch(match, leagues.add(match.tournament))) - 1 : matches.push(match) - 1;
  const add = (wire: { readonly data: readonly unknown[] }): PackedWire => {
    const of = listOf(wire) === "matches" ? "matches" : "leagues";
    return { wire: { ...wire, data: [] }, data: { of, at: wire.data.map(of === "matches" ? addMatch : (league) => leagues.add(league)) } };
  };
  return {
    lists: new Map(lists.map((wire) => [wire, add(wire)])),
    matches: packColumn(matches),
    matchCount: matches.length,
    leagues: packColumn(leagues.rows),
    leagueCount: leagues.rows.length,
    leagueRows: leagues.rows,
  };
}

/** A tree of tables, keyed by one list after the other. Pages with the same answers share their tables. */
interface KeptTables {
  readonly next: WeakMap<object, KeptTables>;
  tables: Tables | null;
}

const keptTables: KeptTables = { next: new WeakMap(), tables: null };
const keptWires = new WeakMap<object, PackedWire>();

function tablesOf(lists: readonly { readonly data: readonly unknown[] }[]): Tables {
  let kept = keptTables;
  for (const list of lists) {
    const next = kept.next.get(list) ?? { next: new WeakMap(), tables: null };
    kept.next.set(list, next);
    kept = next;
  }
  return (kept.tables ??= packTables(lists));
}

/** Packs an answer that is not in the tables. */
function packWire(wire: unknown): PackedWire {
  if (!isList(wire)) return { wire };
  const kept = keptWires.get(wire) ?? { wire: { ...wire, data: [] }, data: { column: packColumn(wire.data), count: wire.data.length } };
  keptWires.set(wire, kept);
  return kept;
}

/** Removes repetition from answers, and data that their pages do not show. */
export function packAnswers(answers: readonly ReadAnswer[]): PackedAnswers {
  const lists = new Set(answers.flatMap(({ wire }) => (isList(wire) && listOf(wire) !== null ? [wire] : [])));
  const { lists: packedLists, leagueRows, ...tables } = tablesOf([...lists]);
  const named = namedIds(answers, leagueRows);
  const pack = ({ queryKey: key, wire }: ReadAnswer): PackedAnswer => {
    if (isCounters(wire)) return { key, wire: thinCounters(wire, named) };
    return { key, ...(packedLists.get(wire) ?? packWire(wire)) };
  };
  return { answers: answers.map(pack), ...tables };
}

type Row = Readonly<Record<string, unknown>>;

const minRepeats = 2;

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isTime(value: unknown): value is string {
  if (typeof value !== "string" || !value.endsWith(".000Z")) return false;
  const ms = Date.parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === value;
}

function toSteps(values: readonly number[]): readonly number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

/** A number that ends its row's slug, or a string that ends in its row's id, is stored as a rule. */
function packDerived(key: string, rows: readonly Row[]): Column | null {
  if (key === "id" && rows.every(({ id, slug }) => isWhole(id) && id >= 0 && typeof slug === "string" && slug.endsWith(`-${id}`)))
    return { slug: 1 };
  const [first] = rows;
  const text = first?.[key];
  if (key === "slug" || typeof text !== "string" || !isWhole(first?.["id"]) || !text.endsWith(String(first["id"]))) return null;
  const prefix = text.slice(0, text.length - String(first["id"]).length);
  return rows.every((row) => isWhole(row["id"]) && row[key] === `${prefix}${row["id"]}`) ? { prefix } : null;
}

function hasKeys(row: Row, keys: readonly string[]): boolean {
  let count = 0;
  for (const key in row) {
    if (key !== keys[count]) return false;
    count += 1;
  }
  return count === keys.length;
}

/** The keys of all rows, in an order that the keys of each row follow; null if there is none. */
function sharedKeys(rows: readonly Row[]): readonly string[] | null {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    if (hasKeys(row, keys)) continue;
    let at = 0;
    for (const key in row) {
      const known = keys.indexOf(key);
      if (known >= 0 && known < at) return null;
      if (known < 0) keys.splice(at, 0, key);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return keys.includes("__proto__") ? null : keys;
}

function packRows(rows: readonly Row[]): Column | null {
  const keys = sharedKeys(rows);
  if (keys === null) return null;
  const pack = (key: string): Column => {
    const values = rows.map((row) => row[key]);
    return packDerived(key, rows) ?? (values.includes(undefined) ? packKnown(values) : packColumn(values));
  };
  return { rows: Object.fromEntries(keys.map((key) => [key, pack(key)])) };
}

function packNumbers(values: readonly number[]): Column {
  const steps = toSteps(values);
  return steps.every(isWhole) && JSON.stringify(steps).length < JSON.stringify(values).length ? { steps } : values;
}

/** Equal JSON values have equal identities. */
function identityOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? `\u0000${JSON.stringify(value)}` : value;
}

/** Rows with distinct ids cannot repeat, so they need not be compared as JSON. */
function haveOwnIds(values: readonly unknown[]): boolean {
  if (!values.every(isRow) || !("id" in (values[0] ?? {}))) return false;
  return new Set(values.map(({ id }) => id)).size === values.length;
}

/** Lists of rows with ids, such as a market's outcomes, hardly ever repeat, so they are not compared as JSON. */
function areListsOfThings(values: readonly unknown[]): values is readonly (readonly unknown[])[] {
  return values.every((value) => Array.isArray(value)) && values.some(([first]) => isRow(first) && "id" in first);
}

function packLists(lists: readonly (readonly unknown[])[]): Column {
  return { lengths: packColumn(lists.map(({ length }) => length)), items: packColumn(lists.flat(1)) };
}

/** Number of objects compared first in a long column. If these all differ, hardly any objects are equal. */
const samples = 6;

function areSamplesDistinct(values: readonly unknown[]): boolean {
  if (values.length < samples * minRepeats || !values.every(isRow)) return false;
  const step = Math.floor(values.length / samples);
  return new Set(Array.from({ length: samples }, (_, index) => identityOf(values[index * step]))).size === samples;
}

/** Equal values once; null if fewer than half repeat. Stops as soon as that is clear, because the identities of objects are long texts. */
function packRepeated(values: readonly unknown[]): Column | null {
  if (areSamplesDistinct(values)) return null;
  const indexByIdentity = new Map<unknown, number>();
  const distinct: unknown[] = [];
  const at: number[] = [];
  for (const value of values) {
    const identity = identityOf(value);
    const known = indexByIdentity.get(identity);
    at.push(known ?? distinct.length);
    if (known !== undefined) continue;
    if ((distinct.length + 1) * minRepeats > values.length) return null;
    indexByIdentity.set(identity, distinct.length);
    distinct.push(value);
  }
  if (distinct.length === 1) return { same: distinct[0] };
  return { of: packColumn(distinct), count: distinct.length, at };
}

/** Marks values with 1, null with 0, and missing keys with 2. */
function packKnown(values: readonly unknown[]): Column {
  return {
    known: values.map((value) => (value === undefined ? "2" : value === null ? "0" : "1")).join(""),
    rest: packColumn(values.filter((value) => value != null)),
  };
}

/** Stores JSON values by columns: equal values once, numbers as differences, times in seconds, objects key by key. */
export function packColumn(values: readonly unknown[]): Column {
  if (values.length === 0) return values;
  if (values.length === 1) return { same: values[0] };
  if (haveOwnIds(values)) return packRows(values as readonly Row[]) ?? values;
  if (areListsOfThings(values)) return packLists(values);
  if (values.every(isWhole)) return values.every((value) => value === values[0]) ? { same: values[0] } : packNumbers(values);
  // Comparing objects is slow: those of a column with gaps are compared only once, after removing the gaps.
  if (values.includes(null) && values.some((value) => typeof value === "object" && value !== null)) return packKnown(values);
  const repeated = packRepeated(values);
  if (repeated !== null) return repeated;
  if (values.every(isTime)) return { times: toSteps(values.map((time) => Date.parse(time) / 1_000)) };
  if (values.includes(null)) return packKnown(values);
  if (values.every((value) => Array.isArray(value))) return packLists(values);
  return (values.every(isRow) ? packRows(values) : null) ?? values;
}

/** Creates the seed of a rendered page; only the server packs (architecture: seed). */
export function toSeed({ renderedAtMs, queries, session }: Pick<Store, "renderedAtMs" | "queries" | "session">): PageSeed {
  return { renderedAtMs: renderedAtMs(), read: packAnswers(queries.answers), session: session.toSeed() };
}
