const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ğ",
  h: "ĥ",
  i: "í",
  k: "ķ",
  l: "ļ",
  n: "ñ",
  o: "ó",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  w: "ŵ",
  y: "ý",
  z: "ž",
  A: "Å",
  C: "Ç",
  D: "Ð",
  E: "É",
  I: "Î",
  L: "Ļ",
  N: "Ñ",
  O: "Ö",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  W: "Ŵ",
};
/** How much longer than English other languages are; short texts grow more than long ones. */
const growth = 0.4;

const branching = /^(\w+)\s*,\s*(plural|select)\s*,/u;

function closingAt(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}" && (depth -= 1) === 0) return at;
  }
  return text.length - 1;
}

/** Replaces the words in every branch of an ICU text, but not its placeholders. */
function mapWords(text: string, change: (words: string) => string): string {
  let written = "";
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open === -1) return written + change(text.slice(at));
    const end = closingAt(text, open);
    const inner = text.slice(open + 1, end);
    const head = branching.exec(inner);
    written += change(text.slice(at, open));
    written += head === null ? `{${inner}}` : `{${head[0]}${mapBranches(inner.slice(head[0].length), change)}}`;
    at = end + 1;
  }
  return written;
}

function mapBranches(text: string, change: (words: string) => string): string {
  let written = "";
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open === -1) return written + text.slice(at);
    const end = closingAt(text, open);
    written += `${text.slice(at, open)}{${mapWords(text.slice(open + 1, end), change)}}`;
    at = end + 1;
  }
  return written;
}

/** Makes an English ICU text longer and accented: text without accents has no translation, text that is cut off has no space. */
export function toPseudoText(text: string): string {
  const letters = mapWords(text, (words) => words.replace(/[A-Za-z]/gu, (letter) => accented[letter] ?? letter));
  const plain = text.replace(/\{[^{}]*\}/gu, "");
  // Padding consists of words, because one long word could not wrap.
  const grown = "~".repeat(Math.ceil(plain.length * growth)).replaceAll(/~{12}(?=~)/gu, "$& ");
  return `[${letters}${grown}]`;
}
