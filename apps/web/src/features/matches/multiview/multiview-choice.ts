import { isIdText } from "../../../navigation/id-parameter.ts";

/** Maximum number of matches side by side. */
export const maxMultiview = 4;

/** Reads the ids of the parameter `matches=12,34`, in their order. */
export function parseMultiview(search: URLSearchParams): readonly string[] {
  const ids = (search.get("matches") ?? "").split(",").filter(isIdText);
  return [...new Set(ids)].slice(0, maxMultiview);
}

/** The address of the multiview with these matches. */
export function multiviewAddress(ids: readonly string[]): string {
  return ids.length === 0 ? "/live/multi" : `/live/multi?matches=${ids.join(",")}`;
}

/** Moves a match by one place. Returns the same list if it is at the end. */
export function moveMatch(ids: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
