import { foldName } from "./write-slug.ts";

/** Whether a sport is played by individuals, who represent their countries; by the key of the sport. */
export function isPersonSport(sportKey: string): boolean {
  return /tennis|badminton|padel|squash|darts|snooker|golf|boxing|mma/u.test(sportKey);
}

/** Particles of family names: `del Potro`, `de Minaur`. */
const particles = new Set(["da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "la", "le", "ten", "van", "von"]);

/** Second given names that are never part of a family name. */
const givenNames = new Set(["elahi", "jack", "james", "jeremy", "kumar", "pablo", "pedro", "woo"]);

/** The family name of a person: from the first particle on, else the last word, or the last two words of three or more. */
function familyName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particles.has(word.toLowerCase()));
  const hasTwo = words.length > 2 && !givenNames.has(words.at(-2)?.toLowerCase() ?? "");
  return words.slice(particle > 0 ? particle : hasTwo ? -2 : -1).join(" ");
}

/** The name of a person in lists, with an initial so that siblings differ: `A. Zverev`. */
export function personShortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, " ");
  const family = familyName(whole);
  const given = whole.slice(0, whole.length - family.length).trim();
  const initials = given.split(/[\s-]/u).map((word) => `${word.charAt(0)}.`);
  return given === "" ? whole : `${initials.join("")} ${family}`;
}

function toCode(letters: string): string {
  return letters.replaceAll("-", "").slice(0, 3).toUpperCase();
}

/** The first three letters of a person's family name. */
export function personCode(name: string): string {
  return toCode(foldName(familyName(name)));
}

/** Distinct codes for two sides with the same code: prefixed with an initial, or numbered if that is not enough. */
export function distinctCodes(code: string, names: readonly [home: string, away: string]): [home: string, away: string] {
  const [home, away] = [toCode(foldName(names[0]).charAt(0) + code), toCode(foldName(names[1]).charAt(0) + code)];
  return home === away ? [`${code.slice(0, 2)}1`, `${code.slice(0, 2)}2`] : [home, away];
}
