/** What becomes of a measured height. */
export type HeightVerdict = { readonly type: "tell"; readonly height: number } | { readonly type: "same" } | { readonly type: "frozen" };

const highest = 30_000;
const mostFlips = 5;
const watchedMs = 1_000;

/**
 * Decides which heights a host is told: whole pixels, no more than 30,000. A height that goes up and down more than five times within a
 * second comes from a host that resizes the page in answer: from then on the height stays.
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
    if (direction !== 0 && next !== direction) flips = [...flips.filter((flip) => at - flip < watchedMs), at];
    direction = next;
    if (flips.length > mostFlips) {
      isFrozen = true;
      return { type: "frozen" };
    }
    told = height;
    return { type: "tell", height };
  };
}
