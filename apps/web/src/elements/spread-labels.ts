/** Moves labels, from the highest place down, so far apart that none covers another one and all are between `min` and `max`. */
export function spreadLabels(
  places: readonly number[],
  { gap, min, max }: Readonly<Record<"gap" | "min" | "max", number>>,
): readonly number[] {
  const count = places.length;
  return places.reduce<readonly number[]>((placed, place, index) => {
    const highest = Math.max(min, (placed.at(-1) ?? -Infinity) + gap);
    return [...placed, Math.max(highest, Math.min(place, max - gap * (count - 1 - index)))];
  }, []);
}
