/** Most code points of a chat message, after cleaning. */
export const chatTextLimit = 240;

/** England, Scotland and Wales: a black flag and tag characters, which are removed anywhere else. */
const taggedFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
/** Letters that are blank: Hangul fillers and the empty braille cell. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Control, formatting (also what turns the direction of writing around) and private-use characters, but for the two joiners. */
const unwritten = /(?![\u200C\u200D\s])[\p{Cc}\p{Cf}\p{Co}]/gu;
/** Joiners that join nothing; before a mark they would hide a stack of them. */
const looseJoiners = /(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|\p{M}|$)/gu;
const repeatedJoiners = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** More marks than any script writes on one letter. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

function withoutUnwritten(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const flag of text.matchAll(taggedFlag)) {
    parts.push(text.slice(end, flag.index).replace(unwritten, ""), flag[0]);
    end = flag.index + flag[0].length;
  }
  return [...parts, text.slice(end).replace(unwritten, "")].join("");
}

/**
 * A chat message as it is kept and shown: one line, no control or direction characters, no stacks of marks; emoji stay whole.
 * Cleaning what is clean changes nothing.
 */
export function cleanChatText(text: string): string {
  return withoutUnwritten(text.toWellFormed().normalize("NFC").replace(blankLetters, " "))
    .replace(looseJoiners, "$1")
    .replace(repeatedJoiners, "$1")
    .normalize("NFC")
    .replace(stackedMarks, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Code points that count against `chatTextLimit`. */
export function chatTextLength(text: string): number {
  return Array.from(cleanChatText(text)).length;
}
