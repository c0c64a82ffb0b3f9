import compile from "icu-minify/compile";

/** What a translation must have in common with its original. */
export interface MessageShape {
  /** Names of the placeholders, sorted. */
  readonly places: readonly string[];
  /** Branches of each plural. */
  readonly plurals: readonly (readonly string[])[];
  /** Cases of each `select`, sorted. */
  readonly choices: readonly string[];
}

const selectType = 1;

function isBranches(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads placeholders, plural branches and select cases of an ICU text; throws for invalid syntax. */
export function readMessageShape(text: string): MessageShape {
  const places = new Set<string>();
  const plurals: (readonly string[])[] = [];
  const choices = new Set<string>();
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts as readonly unknown[]) visit(part);
  };
  // A part is a string, the number in a plural (0), or [placeholder, type, branches].
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, type, branches] = part as readonly unknown[];
    if (typeof name === "string") places.add(name);
    if (!isBranches(branches)) return;
    const names = Object.keys(branches);
    if (type === selectType) for (const branch of names) choices.add(`${String(name)}=${branch}`);
    else plurals.push(names);
    for (const branch of Object.values(branches)) visitParts(branch);
  };
  visitParts(compile(text));
  return { places: [...places].toSorted(), plurals, choices: [...choices].toSorted() };
}
