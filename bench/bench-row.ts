/** One line of docs/benchmarks.md: a figure beside a floor measured in the same run. */
export interface BenchRow {
  /** Number of the goal it belongs to. */
  readonly row: number;
  readonly name: string;
  readonly ours: number;
  /** Null where the goal is a plain figure. */
  readonly floor: number | null;
  readonly unit: string;
  /** The goal in words. */
  readonly goal: string;
  readonly isMet: boolean;
  /** Why it falls short, or how it was measured. */
  readonly note?: string;
}

/** A benchmark: gives its rows, or throws when it cannot run. */
export type Bench = () => Promise<readonly BenchRow[]>;

/** Median of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which the share of figures lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Nanoseconds a call, the median of several rounds after a warm-up. */
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
