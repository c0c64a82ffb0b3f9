/** The kind of entity that the last segment of a path identifies (decisions A). */
export type EntityKind = "category" | "league" | "match";

/** The kind and id at the end of a slug. */
export interface EntityRef {
  readonly kind: EntityKind;
  readonly id: string;
}

const letters: Readonly<Record<EntityKind, string>> = { category: "c", league: "l", match: "m" };
const kinds: Readonly<Record<string, EntityKind>> = { c: "category", l: "league", t: "league", m: "match" };
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Converts a name for a path: lower case, without accents, words joined by dashes. Letters of other scripts are kept. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøłđðþı]/gu, (letter) => spelledOut[letter] ?? letter)
    .replace(/[’'`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
}

/** Canonical last segment of a path: `arsenal-chelsea-m-1234`, or `m-1234` if the folded name is empty. */
export function entitySlug(name: string, ref: EntityRef): string {
  const folded = foldName(name);
  const suffix = `${letters[ref.kind]}-${ref.id}`;
  return folded === "" ? suffix : `${folded}-${suffix}`;
}

/** Parses the suffix of a segment: the last `-c-`, `-l-` (alias `-t-`) or `-m-`, and an id; null without one (decisions A). */
export function parseEntitySlug(segment: string): EntityRef | null {
  const [, letter = "", id] = /^(?:.*-)?([cltm])-(.+)$/u.exec(segment) ?? [];
  const kind = kinds[letter];
  return kind === undefined || id === undefined ? null : { kind, id };
}
