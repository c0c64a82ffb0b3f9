/** Maximum length of a cleaned chat message, in code points. */
export const chatTextLimit = 240;

/** Flags of England, Scotland and Wales: a black flag with tag characters, which are removed everywhere else. */
const taggedFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
/** Letters that render blank: Hangul fillers and the empty braille cell. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Control, format (including direction marks) and private-use characters, except the two joiners. */
const unwritten = /(?![\u200C\u200D\s])[\p{Cc}\p{Cf}\p{Co}]/gu;
/** Joiners without a letter to join; before a combining mark they would hide a stack of marks. */
const looseJoiners = /(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|\p{M}|$)/gu;
const repeatedJoiners = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** More combining marks than any script needs on one letter. */
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
 * Cleans a chat message for storage and display: one line, no control or direction characters, no stacks of marks; emoji stay intact.
 * Idempotent.
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

/** Length of the cleaned message in code points, to compare with `chatTextLimit`. */
export function chatTextLength(text: string): number {
  return Array.from(cleanChatText(text)).length;
}
