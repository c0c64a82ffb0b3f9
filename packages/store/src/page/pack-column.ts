import type { Column } from "./unpack-column.ts";

type Row = Readonly<Record<string, unknown>>;

const fewestRepeats = 2;

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

/** Where a number is the end of its row's slug, or a text ends with its row's id, only the rule is written. */
function packDerived(key: string, rows: readonly Row[]): Column | null {
  if (key === "id" && rows.every(({ id, slug }) => isWhole(id) && id >= 0 && typeof slug === "string" && slug.endsWith(`-${id}`)))
    return { slug: 1 };
  const [first] = rows;
  const text = first?.[key];
  if (key === "slug" || typeof text !== "string" || !isWhole(first?.["id"]) || !text.endsWith(String(first["id"]))) return null;
  const prefix = text.slice(0, text.length - String(first["id"]).length);
  return rows.every((row) => isWhole(row["id"]) && row[key] === `${prefix}${row["id"]}`) ? { prefix } : null;
}

function packRows(rows: readonly Row[]): Column | null {
  const keys = Object.keys(rows[0] ?? {});
  const shape = keys.join("\n");
  if (keys.includes("__proto__") || rows.some((row) => Object.keys(row).join("\n") !== shape)) return null;
  return { rows: Object.fromEntries(keys.map((key) => [key, packDerived(key, rows) ?? packColumn(rows.map((row) => row[key]))])) };
}

function packNumbers(values: readonly number[]): Column {
  const steps = toSteps(values);
  return steps.every(isWhole) && JSON.stringify(steps).length < JSON.stringify(values).length ? { steps } : values;
}

/** Equal JSON values have equal identities. */
function identityOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? `\u0000${JSON.stringify(value)}` : value;
}

/** Rows with an id of their own: no two can be equal, which need not be found out by writing each. */
function haveOwnIds(values: readonly unknown[]): boolean {
  if (!values.every(isRow) || !("id" in (values[0] ?? {}))) return false;
  return new Set(values.map(({ id }) => id)).size === values.length;
}

/** Lists of rows with ids, such as a market's outcomes: hardly ever two alike, so none is written to be compared. */
function areListsOfThings(values: readonly unknown[]): values is readonly (readonly unknown[])[] {
  return values.every((value) => Array.isArray(value)) && values.some(([first]) => isRow(first) && "id" in first);
}

function packLists(lists: readonly (readonly unknown[])[]): Column {
  return { lengths: packColumn(lists.map(({ length }) => length)), items: packColumn(lists.flat(1)) };
}

function packRepeated(values: readonly unknown[], identities: readonly unknown[]): Column | null {
  const indexByIdentity = new Map<unknown, number>();
  const distinct: unknown[] = [];
  const at = identities.map((identity, index) => {
    const known = indexByIdentity.get(identity);
    if (known !== undefined) return known;
    indexByIdentity.set(identity, distinct.length);
    return distinct.push(values[index]) - 1;
  });
  return distinct.length * fewestRepeats > values.length ? null : { of: packColumn(distinct), count: distinct.length, at };
}

/** Writes JSON values by columns: equal ones once, numbers as steps, times in seconds, objects key by key. */
export function packColumn(values: readonly unknown[]): Column {
  if (values.length === 0) return values;
  if (values.length === 1) return { same: values[0] };
  if (haveOwnIds(values)) return packRows(values as readonly Row[]) ?? values;
  if (areListsOfThings(values)) return packLists(values);
  const identities = values.map(identityOf);
  if (identities.every((identity) => identity === identities[0])) return { same: values[0] };
  if (values.every(isWhole)) return packNumbers(values);
  const repeated = packRepeated(values, identities);
  if (repeated !== null) return repeated;
  if (values.every(isTime)) return { times: toSteps(values.map((time) => Date.parse(time) / 1_000)) };
  if (values.includes(null))
    return {
      known: values.map((value) => (value === null ? "0" : "1")).join(""),
      rest: packColumn(values.filter((value) => value !== null)),
    };
  if (values.every((value) => Array.isArray(value))) return packLists(values);
  return (values.every(isRow) ? packRows(values) : null) ?? values;
}
