import { refusedWords } from "./refused-words.data.ts";

/** Cyrillic, Greek and other lookalikes, with the Latin letter for each on the line below. */
const lookalikeLetters = "аеорсухіквнтмѕαεικνορτυχøłđıةى@$€";
const latinLetters = "aeopcyxikbhtmsaeikvoptuxoldiهيase";
const disguiseDigits = "0134578";
const meantLetters = "oieastb";

function pair(from: string, to: string): ReadonlyMap<string, string> {
  const letters = Array.from(to);
  return new Map(Array.from(from).map((character, index) => [character, letters[index] ?? character]));
}

const lookalikes = new Map([...pair(lookalikeLetters, latinLetters), ["ß", "ss"], ["æ", "ae"], ["œ", "oe"]]);
const digits = pair(disguiseDigits, meantLetters);
const letter = /\p{L}/u;

/** Reads digits as letters only next to letters, so scores and prices stay numbers. */
function readDigits(token: string): string {
  return letter.test(token) ? token.replace(/\d/gu, (digit) => digits.get(digit) ?? digit) : "";
}

/**
 * The words of a text without disguise: lower case, no diacritics, no joiners, lookalikes and digits replaced by
 * the letters they imitate. A run of separated single letters is one word.
 */
function foldToWords(text: string): readonly string[] {
  const plain = Array.from(text.normalize("NFKD").toLowerCase())
    .filter((character) => !/[\p{M}\p{Cf}\u0640]/u.test(character))
    .map((character) => lookalikes.get(character) ?? character)
    .join("")
    .replace(/[!|](?=\p{L})/gu, "i");
  const words: string[] = [];
  let spelled = "";
  for (const token of plain.split(/[^\p{L}\p{N}]+/u)) {
    if (Array.from(token).length === 1) spelled += token;
    else {
      words.push(readDigits(spelled), readDigits(token));
      spelled = "";
    }
  }
  return [...words, readDigits(spelled)].filter((word) => word !== "");
}

const allLetters = /^\p{L}+$/u;

function toPattern(entry: string): RegExp | null {
  const [core = "", ...others] = foldToWords(entry.replaceAll("*", " "));
  if (others.length > 0 || !allLetters.test(core)) return null;
  const before = entry.startsWith("*") ? "\\p{L}*" : "";
  const after = entry.endsWith("*") ? "\\p{L}*" : "";
  return new RegExp(`^${before}${core}${after}$`, "u");
}

const stretched = /(\p{L})\1{2,}/gu;
const doubled = /(\p{L})\1+/gu;
/** Shorter words are not squeezed: that would too easily turn an innocent word into a refused one. */
const minSqueezedLength = 4;

/** Spellings that a word with repeated letters may hide: unchanged, runs of three or more cut to two or to one, every run cut to one. */
function possibleSpellings(word: string): readonly string[] {
  const squeezed = word.replace(doubled, "$1");
  if (squeezed === word) return [word];
  return [word, word.replace(stretched, "$1$1"), word.replace(stretched, "$1"), ...(squeezed.length < minSqueezedLength ? [] : [squeezed])];
}

/**
 * Checks a text for refused words of its language, of English and of the operator's list.
 * Matches whole words only, so Scunthorpe and Arsenal pass. `foldToWords` undoes disguises first.
 */
export function createWordCheck(ownWords: readonly string[]): (locale: string, text: string) => boolean {
  const compile = (entries: readonly string[]): readonly RegExp[] => entries.map(toPattern).filter((pattern) => pattern !== null);
  const own = compile(ownWords);
  const english = compile(refusedWords["en"] ?? []);
  const byLanguage = new Map(Object.entries(refusedWords).map(([language, words]) => [language, compile(words)]));
  return (locale, text) => {
    const language = locale.split("-")[0] ?? locale;
    const patterns = [...own, ...english, ...(language === "en" ? [] : (byLanguage.get(language) ?? []))];
    return foldToWords(text)
      .flatMap(possibleSpellings)
      .some((word) => patterns.some((pattern) => pattern.test(word)));
  };
}
