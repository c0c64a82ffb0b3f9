import compile from "icu-minify/compile";

/** What a translation must share with its original. */
export interface MessageShape {
  /** Names of the places, in the alphabet's order. */
  readonly places: readonly string[];
  /** Branches of each plural. */
  readonly plurals: readonly (readonly string[])[];
  /** Cases of the choices by a word, in the alphabet's order. */
  readonly choices: readonly string[];
}

const selectType = 1;

function isBranches(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads places, plural branches and cases of an ICU text; throws when it is none. */
export function readMessageShape(text: string): MessageShape {
  const places = new Set<string>();
  const plurals: (readonly string[])[] = [];
  const choices = new Set<string>();
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts as readonly unknown[]) visit(part);
  };
  // A part is a word, the number of a plural (0), or [place, type, branches].
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
