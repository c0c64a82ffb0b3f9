/** Numbers on the grid, and how many are drawn and chosen. */
export const highestNumber = 36;
export const numbersDrawn = 5;

/** One line of the published odds table. */
export interface Prize {
  readonly matched: number;
  /** What comes back for each unit staked, thousandths. */
  readonly odds: number;
  /** Ways to choose five numbers that match so many, of all that there are. */
  readonly ways: number;
  readonly allWays: number;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 1; index <= count; index += 1) ways = (ways * (from - count + index)) / index;
  return Math.round(ways);
}

const oddsByMatched: readonly (readonly [matched: number, odds: number])[] = [
  [5, 20_000_000],
  [4, 400_000],
  [3, 20_000],
  [2, 2_000],
];
const allWays = choose(highestNumber, numbersDrawn);

/** What each number of matches pays and how often it happens, by counting: C(5, k) C(31, 5 - k) of C(36, 5) tickets. */
export const payTable: readonly Prize[] = oddsByMatched.map(([matched, odds]) => ({
  matched,
  odds,
  ways: choose(numbersDrawn, matched) * choose(highestNumber - numbersDrawn, numbersDrawn - matched),
  allWays,
}));

/** Share of the stakes that comes back in the long run. */
export const lotteryPayback = payTable.reduce((sum, { odds, ways }) => sum + (odds / 1000) * (ways / allWays), 0);
