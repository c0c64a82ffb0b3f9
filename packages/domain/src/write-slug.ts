import type { EntityKind, EntityRef } from "./entity-slug.ts";

const letters: Readonly<Record<EntityKind, string>> = { category: "c", league: "l", match: "m" };
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
