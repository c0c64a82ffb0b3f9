import { foldName } from "@touchline/domain";
import type { Sport } from "@touchline/store";

const minSearchLength = 3;
export const maxSearchLength = 50;

/** Normalizes typed text for a search: single spaces, no surrounding ones, at most 50 characters (specification 5). */
export function toSearchText(typed: string): string {
  return Array.from(typed.trim().replace(/\s+/gu, " ")).slice(0, maxSearchLength).join("").trim();
}

/** Whether a text is long enough to search for. */
export function isSearchable(text: string): boolean {
  return Array.from(text).length >= minSearchLength;
}

/** The address of the search page for a text. */
export function searchAddress(text: string): string {
  return text === "" ? "/search" : `/search?${new URLSearchParams({ q: text })}`;
}

/** Finds the sports in whose name a word begins with each typed word, ignoring accents. */
export function findSports(sports: readonly Sport[], text: string): readonly Sport[] {
  const wanted = foldName(text).split("-").filter(Boolean);
  if (wanted.length === 0) return [];
  return sports.filter(({ name }) => {
    const words = foldName(name).split("-");
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
