/** What a side wears: `#rrggbb` colours, starting with the main one, and the pattern that the second one forms on it. */
export interface Kit {
  readonly colors: readonly [string, string, ...string[]];
  /** Null if unknown. */
  readonly pattern: string | null;
}

/** Distance in OKLab, times 100, below which two colours look alike in an 18 px badge. */
const minDistance = 20;
/** The same limit for a trim or letters on their background. */
const minTrimDistance = 15;
/** Patterns in which both colours cover about the same area. */
const evenPatterns = new Set(["stripes", "hoops", "halves", "quarters", "checks"]);
/** Colours for an away side whose own colours are all too close to the home side's. */
const spares = ["#ffffff", "#14264f", "#ffdd00", "#6cabdd"] as const;

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channelsOf(color: string): readonly [number, number, number] {
  const channel = (at: number): number => linear(Number.parseInt(color.slice(at, at + 2), 16));
  return [channel(1), channel(3), channel(5)];
}

function toLab(color: string): readonly [number, number, number] {
  const [red, green, blue] = channelsOf(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Distance of two colours in OKLab, times 100. */
export function colorDistance(first: string, second: string): number {
  const [left, right] = [toLab(first), toLab(second)];
  return 100 * Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}

/** Whether two kits could be mistaken for each other. */
function doKitsClash(home: Kit, away: Kit): boolean {
  return !isApart(away.colors[0], [home.colors[0]]);
}

/** The kit that the away side wears against a home side: its own, else a plain one in the first colour that the home side does not wear. */
export function awayKit(home: Kit, away: Kit): Kit {
  if (!doKitsClash(home, away)) return away;
  const [first, ...others] = away.colors;
  const worn = evenPatterns.has(home.pattern ?? "") ? home.colors.slice(0, 2) : [home.colors[0]];
  const ground = [...others, ...spares].find((color) => isApart(color, worn));
  if (ground === undefined) return away;
  const trim = [first, ...others, "#ffffff"].find((color) => colorDistance(color, ground) >= minTrimDistance) ?? "#111111";
  return { colors: [ground, trim], pattern: "plain" };
}

function isApart(color: string, worn: readonly string[]): boolean {
  return worn.every((other) => colorDistance(color, other) >= minDistance);
}
