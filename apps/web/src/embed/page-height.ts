/** What becomes of a measured height. */
export type HeightVerdict = { readonly type: "tell"; readonly height: number } | { readonly type: "same" } | { readonly type: "frozen" };

const highest = 30_000;
/** Changes of direction that are too many, within how many ms: at the pace of a quick device, and of one that is slow to draw. */
const limits = [
  { flips: 5, withinMs: 1_000 },
  { flips: 12, withinMs: 5_000 },
] as const;
const longestMs = 5_000;

/**
 * Decides which heights a host is told: whole pixels, no more than 30,000. A height that goes up and down more than five times within a
 * second, or twelve within five, comes from a host that resizes the page in answer: from then on the height stays.
 */
export function createPageHeight(now: () => number): (measured: number) => HeightVerdict {
  let told = 0;
  let direction = 0;
  let isFrozen = false;
  let flips: number[] = [];
  return (measured) => {
    if (isFrozen) return { type: "frozen" };
    const height = Math.min(highest, Math.max(0, Math.ceil(measured)));
    if (height === told) return { type: "same" };
    const next = Math.sign(height - told);
    const at = now();
    if (direction !== 0 && next !== direction) flips = [...flips.filter((flip) => at - flip < longestMs), at];
    direction = next;
    if (limits.some((limit) => flips.filter((flip) => at - flip < limit.withinMs).length > limit.flips)) {
      isFrozen = true;
      return { type: "frozen" };
    }
    told = height;
    return { type: "tell", height };
  };
}
