/** One row of docs/benchmarks.md: a figure, compared with a floor measured in the same run. */
export interface BenchRow {
  /** Number of the goal. */
  readonly row: number;
  readonly name: string;
  readonly ours: number;
  /** Null if the goal is an absolute figure. */
  readonly floor: number | null;
  readonly unit: string;
  readonly goal: string;
  readonly isMet: boolean;
  /** How it was measured, or why it misses the goal. */
  readonly note?: string;
}

/** A benchmark: returns its rows, or throws if it cannot run. */
export type Bench = () => Promise<readonly BenchRow[]>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Nanoseconds per call: the median of several rounds after a warm-up. */
export function timePerCall(
  run: () => unknown,
  { rounds = 9, callsPerRound = 2_000 }: { readonly rounds?: number; readonly callsPerRound?: number } = {},
): number {
  for (let call = 0; call < callsPerRound; call += 1) run();
  const perCall = Array.from({ length: rounds }, () => {
    const startedAt = process.hrtime.bigint();
    for (let call = 0; call < callsPerRound; call += 1) run();
    return Number(process.hrtime.bigint() - startedAt) / callsPerRound;
  });
  return median(perCall);
}
