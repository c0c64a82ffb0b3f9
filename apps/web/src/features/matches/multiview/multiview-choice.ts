/** How many matches fit side by side. */
export const mostMultiview = 4;

/** The matches of the multiview, in their order, as `matches=12,34` says. */
export function parseMultiview(search: URLSearchParams): readonly string[] {
  const asked = (search.get("matches") ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/u.test(id));
  return [...new Set(asked)].slice(0, mostMultiview);
}

/** The address that shows these matches. */
export function multiviewAddress(ids: readonly string[]): string {
  return ids.length === 0 ? "/live/multi" : `/live/multi?matches=${ids.join(",")}`;
}

/** The matches with one of them so many places further; it stops at either end. */
export function moveMatch(ids: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
