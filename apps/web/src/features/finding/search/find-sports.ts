import { foldName } from "@touchline/domain";
import type { Sport } from "@touchline/store";

/** The sports of which a word begins with each typed word, accents ignored. */
export function findSports(sports: readonly Sport[], text: string): readonly Sport[] {
  const wanted = foldName(text).split("-").filter(Boolean);
  if (wanted.length === 0) return [];
  return sports.filter(({ name }) => {
    const words = foldName(name).split("-");
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
