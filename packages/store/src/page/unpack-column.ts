/** JSON values of one kind, written by columns so that nothing is said twice; read with `unpackColumn`. */
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
  // Keys stand in their order; what is derived is filled in once the rest is there.
  for (const [key, column] of Object.entries(keys)) {
    const values = isDerived(column) ? [] : unpackColumn(column, count);
    for (const [index, row] of rows.entries()) row[key] = values[index];
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

/** Reads `count` values back, as they were. */
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
    const rest = unpackColumn(column.rest, column.known.replaceAll("0", "").length);
    let next = 0;
    return column.known.split("").map((mark) => (mark === "0" ? null : rest[next++]));
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
