interface Box {
  readonly width: number;
  readonly height: number;
}

/** Points of a small line over its values, left to right, the highest at the top; a flat line runs through the middle. */
export function trendLine(
  values: readonly number[],
  { width, height }: Box,
): { readonly points: string; readonly last: { readonly x: number; readonly y: number } } {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const places = values.map((value, index) => ({
    x: values.length === 1 ? width : (index * width) / (values.length - 1),
    y: range === 0 ? height / 2 : height - ((value - low) * height) / range,
  }));
  return {
    points: places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
    last: places.at(-1) ?? { x: width, y: height / 2 },
  };
}
