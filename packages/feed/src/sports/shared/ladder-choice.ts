/** Lines on which an outcome is less probable than this are not offered. */
const minChance = 0.05;
/** Neighbours of a ladder differ by at least this much, so that no two lines have the same prices. */
const minStep = 0.015;

/** A ladder to choose: how many lines it has at most, and the chance of one side of a line. */
export interface LadderWish {
  readonly lines: number;
  chanceOf(line: number): number;
}

interface Rung {
  readonly line: number;
  readonly chance: number;
}

function distanceFromEven({ chance }: Rung): number {
  return Math.abs(chance - 0.5);
}

/** Lines of one side of the main one, from the nearest outwards, that are distinct. */
function distinctRungs(main: Rung, outwards: readonly Rung[]): readonly Rung[] {
  const kept: Rung[] = [];
  for (const rung of outwards) {
    if (Math.abs(rung.chance - (kept.at(-1) ?? main).chance) >= minStep) kept.push(rung);
  }
  return kept;
}

/** The line nearest to even and its neighbours on both sides, ascending; from candidates in ascending order. */
export function chooseLines(candidates: readonly number[], { lines, chanceOf }: LadderWish): readonly number[] {
  const open = candidates
    .map((line): Rung => ({ line, chance: chanceOf(line) }))
    .filter(({ chance }) => chance > minChance && chance < 1 - minChance);
  const [first] = open;
  if (first === undefined) return [];
  const main = open.reduce((best, rung) => (distanceFromEven(rung) < distanceFromEven(best) - 1e-9 ? rung : best), first);
  const place = open.indexOf(main);
  const below = distinctRungs(main, open.slice(0, place).reverse());
  const above = distinctRungs(main, open.slice(place + 1));
  const reach = Math.floor((lines - 1) / 2);
  const fromBelow = Math.min(below.length, Math.max(reach, lines - 1 - above.length));
  const fromAbove = Math.min(above.length, lines - 1 - fromBelow);
  return [...below.slice(0, fromBelow).reverse(), main, ...above.slice(0, fromAbove)].map(({ line }) => line);
}
