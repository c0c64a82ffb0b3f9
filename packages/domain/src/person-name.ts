import { foldName } from "./write-slug.ts";

/** Small words that belong to a family name: `del Potro`, `de Minaur`. */
const particles = new Set(["da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "la", "le", "ten", "van", "von"]);

/** The family name of a person: from its first particle, else the last word, or the last two of three and more. */
export function familyName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particles.has(word.toLowerCase()));
  return words.slice(particle > 0 ? particle : words.length > 2 ? -2 : -1).join(" ");
}

function toCode(letters: string): string {
  return letters.replaceAll("-", "").slice(0, 3).toUpperCase();
}

/** The first three letters of a person's family name. */
export function personCode(name: string): string {
  return toCode(foldName(familyName(name)));
}

/** Codes of two sides that would share one: the initial of each name in front, numbers if that is not enough. */
export function distinctCodes(code: string, names: readonly [home: string, away: string]): [home: string, away: string] {
  const [home, away] = [toCode(foldName(names[0]).charAt(0) + code), toCode(foldName(names[1]).charAt(0) + code)];
  return home === away ? [`${code.slice(0, 2)}1`, `${code.slice(0, 2)}2`] : [home, away];
}
