import { refusedWords } from "./refused-words.data.ts";

/** Cyrillic, Greek and other letters and signs, and below each the Latin letter that it looks like. */
const looksLike = "аеорсухіквнтмѕαεικνορτυχøłđıةى@$€";
const latinLike = "aeopcyxikbhtmsaeikvoptuxoldiهيase";
const digitsUsed = "0134578";
const digitsMean = "oieastb";

function pair(from: string, to: string): ReadonlyMap<string, string> {
  const letters = Array.from(to);
  return new Map(Array.from(from).map((character, index) => [character, letters[index] ?? character]));
}

const lookalikes = new Map([...pair(looksLike, latinLike), ["ß", "ss"], ["æ", "ae"], ["œ", "oe"]]);
const digits = pair(digitsUsed, digitsMean);
const letter = /\p{L}/u;

/** Digits stand for letters only beside letters: scores and prices stay numbers. */
function readDigits(token: string): string {
  return letter.test(token) ? token.replace(/\d/gu, (digit) => digits.get(digit) ?? digit) : "";
}

/**
 * The words of a text as a reader would take them, without disguise: small letters, no marks, no joiners, lookalikes and digits read
 * as the letters they stand for. A run of single letters, however they are set apart, is one word.
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
/** Shorter words become others too easily when a letter is taken away. */
const shortestSqueezed = 4;

/** How a word with repeated letters may be meant: as it stands, three and more of one as two, or as one, or every letter once. */
function readings(word: string): readonly string[] {
  const squeezed = word.replace(doubled, "$1");
  if (squeezed === word) return [word];
  return [word, word.replace(stretched, "$1$1"), word.replace(stretched, "$1"), ...(squeezed.length < shortestSqueezed ? [] : [squeezed])];
}

/**
 * Tells whether a text holds a refused word of its language, of English, which is sworn in everywhere, or of the operator's own list.
 * Whole words only, so that Scunthorpe and Arsenal pass; see `foldToWords` for the disguises it sees through.
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
      .flatMap(readings)
      .some((word) => patterns.some((pattern) => pattern.test(word)));
  };
}
