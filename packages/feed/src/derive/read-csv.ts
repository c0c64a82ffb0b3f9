import { readFileSync } from "node:fs";

/** Fields of a line; a field may be quoted. */
function fieldsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => (quoted ?? plain ?? "").trim());
}

/** Rows of a CSV file, without the heading if it has one. */
export function readRows(path: string, heading: "with heading" | "without heading" = "with heading"): readonly (readonly string[])[] {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return (heading === "with heading" ? lines.slice(1) : lines).map(fieldsOf);
}

/** Rows as objects keyed by column name, from the heading or from a list. */
export function readRecords(path: string, names?: readonly string[]): readonly Readonly<Record<string, string>>[] {
  const [heading = ""] = readFileSync(path, "utf8").split("\n", 1);
  const columns = names ?? fieldsOf(heading);
  return readRows(path, names ? "without heading" : "with heading").map((row) =>
    Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ""])),
  );
}
