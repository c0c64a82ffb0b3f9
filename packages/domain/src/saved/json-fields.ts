/** An object of unknown fields, as JSON gives it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Parses text into an object; anything else, or broken text, is null. */
export function parseJsonRecord(text: string | null): JsonRecord | null {
  if (text === null) return null;
  try {
    return toRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

export function toRecord(value: unknown): JsonRecord | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** The values of an array that can all be read, or null when one cannot. */
export function readAll<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const item of value as readonly unknown[]) {
    const found = read(item);
    if (found === null) return null;
    items.push(found);
  }
  return items;
}

/** Whether all named fields are strings. */
export function hasStrings<const Name extends string>(
  record: JsonRecord,
  names: readonly Name[],
): record is JsonRecord & Readonly<Record<Name, string>> {
  return names.every((name) => typeof record[name] === "string");
}
