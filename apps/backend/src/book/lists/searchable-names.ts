import { foldName, localeFacts, locales } from "@touchline/domain";
import type { Team } from "@touchline/feed";

/** All names of an item in the form that search compares, its own first: `|manchester-united-fc|man-united|man-utd|`. */
export interface SearchableNames {
  readonly text: string;
  /** The same without dashes, for queries like `realmadrid`. */
  readonly compact: string;
}

/** Arabic and Persian letters that are typed differently on different keyboards. */
const sameLetters: Readonly<Record<string, string>> = { ى: "ي", ی: "ي", ک: "ك", ة: "ه" };
/** The Arabic article, which people often leave out. */
const article = /(^|-)ال(?=\p{L}{2})/gu;

/** A text in the form that search compares: folded, with one spelling for letters that differ between keyboards. */
export function foldForSearch(text: string): string {
  return foldName(text).replace(/[ىیکة]/gu, (letter) => sameLetters[letter] ?? letter);
}

export function toSearchableNames(names: readonly string[]): SearchableNames {
  const folded = names.map(foldForSearch);
  const text = `|${[...new Set([...folded, ...folded.map((name) => name.replace(article, "$1"))])].join("|")}|`;
  return { text, compact: text.replaceAll("-", "") };
}

let regionNames: readonly Intl.DisplayNames[] | null = null;

/** Names of a country in the languages of the product. */
function countryNames(code: string): readonly string[] {
  if (!/^[A-Z]{2}$/u.test(code)) return [];
  regionNames ??= [...new Set(locales.map((locale) => localeFacts(locale.code).intlTag))].map(
    (tag) => new Intl.DisplayNames([tag], { type: "region", fallback: "none" }),
  );
  return regionNames.flatMap((names) => names.of(code) ?? []);
}

const namesByTeam = new WeakMap<Team, SearchableNames>();

/** The names of a team or player: its own, the everyday ones, its code and, for a nation, those in other languages. */
export function namesOfTeam(team: Team): SearchableNames {
  const known = namesByTeam.get(team);
  if (known !== undefined) return known;
  const { name, shortName, code, country, isNation, otherNames = [] } = team;
  const foreign = isNation === true && country !== null ? countryNames(country) : [];
  const names = toSearchableNames([name, shortName, code, ...otherNames, ...foreign].filter((other) => other !== undefined));
  namesByTeam.set(team, names);
  return names;
}
