/** One piece of the clock line between two breaks; all in thousandths of the match. */
export interface ProgressSegment {
  readonly from: number;
  readonly to: number;
  /** How far it is filled, from 0 to `to - from`. */
  readonly filled: number;
}

const whole = 1000;

/** Cuts the elapsed share of a match at its breaks, for the clock line (thousandths; out of range values are held). */
export function progressSegments(progress: number, breaks: readonly number[]): readonly ProgressSegment[] {
  const elapsed = Math.min(whole, Math.max(0, progress));
  const cuts = [...new Set(breaks.filter((cut) => cut > 0 && cut < whole))].sort((left, right) => left - right);
  const edges = [0, ...cuts, whole];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return { from, to, filled: Math.min(to, Math.max(from, elapsed)) - from };
  });
}
