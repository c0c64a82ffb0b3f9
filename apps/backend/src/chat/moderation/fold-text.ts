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
export function foldToWords(text: string): readonly string[] {
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
