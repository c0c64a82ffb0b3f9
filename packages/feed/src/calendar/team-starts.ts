/** Starts of the matches of each team, by team id. */
export type TeamStarts = ReadonlyMap<string, readonly number[]>;

/** Joins the starts of some teams in several competitions, in order. */
export function joinStarts(all: readonly TeamStarts[], teamIds: readonly string[]): TeamStarts {
  const joined = new Map<string, readonly number[]>();
  for (const id of teamIds) {
    let own: number[] | null = null;
    for (const starts of all) {
      const others = starts.get(id);
      if (others) (own ??= []).push(...others);
    }
    if (own)
      joined.set(
        id,
        own.sort((first, second) => first - second),
      );
  }
  return joined;
}

/** The last of some ordered times that is before a time, or minus infinity. */
export function lastBefore(times: readonly number[], before: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? -Infinity : (times[low - 1] ?? -Infinity);
}
