import { foldName } from "@touchline/domain";
import type { Sport } from "@touchline/store";

const shortestSearch = 3;
export const longestSearch = 50;

/** A typed text as it is searched for: no spaces around or doubled, at most 50 characters (spec.md 5). */
export function toSearchText(typed: string): string {
  return Array.from(typed.trim().replace(/\s+/gu, " ")).slice(0, longestSearch).join("").trim();
}

/** Whether a text is long enough to search for. */
export function isSearchable(text: string): boolean {
  return Array.from(text).length >= shortestSearch;
}

/** The address of the search page for a text. */
export function searchAddress(text: string): string {
  return text === "" ? "/search" : `/search?${new URLSearchParams({ q: text })}`;
}

/** The sports of which a word begins with each typed word, accents ignored. */
export function findSports(sports: readonly Sport[], text: string): readonly Sport[] {
  const wanted = foldName(text).split("-").filter(Boolean);
  if (wanted.length === 0) return [];
  return sports.filter(({ name }) => {
    const words = foldName(name).split("-");
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
