/** The words of a row by what they stand for, in order; throws when there are more or fewer than that. */
export function readRow<Name extends string>(names: readonly Name[], row: string): Readonly<Record<Name, string>> {
  const words = row.split("|");
  if (words.length !== names.length) throw new Error(`${names.length} words are named, ${words.length} are there: ${row}`);
  // Every name of the row has its word: they are as many.
  return Object.fromEntries(names.map((name, index) => [name, words[index] ?? ""])) as Record<Name, string>;
}
