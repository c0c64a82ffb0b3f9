import type { IconName } from "@touchline/ui";
import type { MessageKey } from "../../../messages/text.ts";

/** One thing that the palette can do. */
export interface Command {
  readonly id: string;
  readonly group: Extract<MessageKey, `palette.group.${string}`>;
  readonly icon: IconName;
  readonly label: string;
  /** More about it, at the end of its line. */
  readonly detail?: string;
  run(): void;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const shortestInside = 3;
const longestEnding = 2;

/** Whether a typed part stands for a word: its beginning, its inside from three letters on, or the word with a short ending, as in a plural. */
function meets(word: string, part: string): boolean {
  if (word.startsWith(part) || (part.length >= shortestInside && word.includes(part))) return true;
  return word.length > shortestInside && part.startsWith(word) && part.length - word.length <= longestEnding;
}

/** The commands that have every typed word, at the beginning of a word or, from three letters on, anywhere; those that begin with the whole text first. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = plain(typed).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return commands;
  const whole = wanted.join(" ");
  return commands
    .filter(({ label }) => {
      const words = plain(label).split(/[\s:–/-]+/u);
      return wanted.every((part) => words.some((word) => meets(word, part)));
    })
    .toSorted((a, b) => Number(plain(b.label).startsWith(whole)) - Number(plain(a.label).startsWith(whole)));
}
