import { fieldsOf, readText, type Row } from "./fields.ts";

/**
 * The query parameters in the specification, for calls whose reference backend accepts more (spec.md 7; 9: lists are paged). A strict
 * backend refuses other parameters.
 */
const namesByCall: Readonly<Record<string, readonly string[]>> = {
  "GET /api/v2/sports": [],
  "GET /api/v2/categories": ["page", "limit"],
  "GET /api/v2/tournaments": ["page", "limit"],
  "GET /api/v2/search": ["q", "sport_type", "match_status", "only_events_name"],
  "GET /api/v2/bonuses/tournaments/:id/rating": [],
  "POST /api/v2/bonuses/:id/boost": [],
};

/** Rows per page when the store itself filters the reply (spec.md 9). */
const wholePage = 500;

function sportOf(row: Row): Row {
  return fieldsOf(row["sport"] ?? fieldsOf(row["category"])["sport"]);
}

/** The field of a row that a filter tests. */
const fieldByFilter: Readonly<Record<string, (row: Row) => unknown>> = {
  sport_key: (row) => row["sport_key"] ?? sportOf(row)["key"],
  sport_type: (row) => row["sport_type"] ?? sportOf(row)["type"],
  category_id: (row) => row["category_id"] ?? fieldsOf(row["category"])["id"],
};

/** Removes from a query the parameters that are not in the specification. */
export function toNamedQuery(key: string, query: Row): Row {
  const names = namesByCall[key];
  if (names === undefined) return query;
  const named = Object.entries(query).filter(([name]) => names.includes(name));
  const isFiltered = Object.keys(query).some((name) => !names.includes(name) && fieldByFilter[name] !== undefined);
  return { ...Object.fromEntries(named), ...(isFiltered && query["limit"] !== undefined ? { limit: wholePage } : {}) };
}

function fits(row: Row, query: Row): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const value = wanted === undefined ? null : readText(fieldByFilter[name]?.(row));
    return value === null || [wanted].flat().some((one) => readText(one) === value);
  });
}

/** Keeps the rows of a reply that match the whole query. A row without the tested field is kept. */
export function keepAsked(key: string, query: Row, body: unknown): unknown {
  const names = namesByCall[key];
  const dropped = names === undefined ? {} : Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
  if (Object.keys(dropped).length === 0) return body;
  const { data } = fieldsOf(body);
  const rows = Array.isArray(body) ? body : data;
  if (!Array.isArray(rows)) return body;
  const limit = typeof query["limit"] === "number" ? query["limit"] : rows.length;
  const kept = (rows as readonly unknown[]).filter((row) => fits(fieldsOf(row), dropped)).slice(0, limit);
  return Array.isArray(body) ? kept : { ...fieldsOf(body), data: kept };
}
