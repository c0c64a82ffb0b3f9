interface LedgerBar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isGain: boolean;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Draws daily results in a square of 100: a bar for each day with a result, and a line for their running total, on the same scale. */
export function ledgerPicture(results: readonly number[]): {
  readonly bars: readonly LedgerBar[];
  readonly line: string;
  readonly zeroY: number;
} {
  const last = Math.max(1, results.length - 1);
  const sums = results.map((_, index) => results.slice(0, index + 1).reduce((sum, result) => sum + result, 0));
  const all = [0, ...sums, ...results];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const placeOf = (value: number): number => toTenth(high === low ? 50 : 4 + ((high - value) * 92) / (high - low));
  const zeroY = placeOf(0);
  const bars = results.flatMap((result, index) => {
    const y = placeOf(result);
    const height = Math.max(2, toTenth(Math.abs(y - zeroY)));
    return result === 0 ? [] : [{ x: toTenth((index * 97.6) / last), y: Math.min(y, zeroY), height, isGain: result > 0 }];
  });
  return { bars, line: sums.map((sum, index) => `${((index * 100) / last).toFixed(1)},${placeOf(sum)}`).join(" "), zeroY };
}
