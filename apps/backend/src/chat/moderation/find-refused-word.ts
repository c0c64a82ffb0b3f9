import { foldToWords } from "./fold-text.ts";
import { refusedWords } from "./refused-words.data.ts";

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
