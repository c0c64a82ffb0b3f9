import { expect, it } from "vitest";
import { isFull } from "./dataset.ts";
import { type PricedMoment, pricedMoments } from "./priced-moments.ts";

/** Chance implied by prices; null if one of them is missing. */
type Implied = number | null;

interface Book {
  /** The implied chance of some outcomes of a line together. */
  of(typeId: number, specifier: string, ids: readonly string[]): Implied;
}

function bookOf({ lines }: PricedMoment): Book {
  return {
    of(typeId, specifier, ids) {
      const line = lines.find((candidate) => candidate.typeId === typeId && candidate.specifier === specifier);
      if (!line) return null;
      const prices = ids.map((id) => line.odds[line.template.outcomes.findIndex((outcome) => outcome.id === id)] ?? 0);
      // An outcome without a price is impossible or nearly certain; if certain, the other prices of the line show too little.
      const isOpen = line.odds.reduce((sum, price) => sum + (price > 0 ? 1000 / price : 0), 0) > 0.9;
      return isOpen ? prices.reduce((sum, price) => sum + (price > 0 ? 1000 / price : 0), 0) : null;
    },
  };
}

/** The same question answered by two markets. Cricket has no such pair: its lines are on different overs and innings. */
interface Question {
  readonly name: string;
  readonly sports: readonly string[];
  readonly answers: (book: Book) => readonly [Implied, Implied];
}

const esports = ["cs2", "lol", "dota2", "valorant"];
const bestOf = (typeId: number, formats: readonly (readonly [format: 3 | 5, wins: readonly number[]])[]) => (book: Book) => {
  for (const [format, numbers] of formats) {
    const variant = `sr:correct_score:bestof:${format}`;
    const sum = book.of(
      typeId,
      `variant=${variant}`,
      numbers.map((number) => `${variant}:${number}`),
    );
    if (sum !== null) return sum;
  }
  return null;
};
const homeWins = [
  [3, [7, 8]],
  [5, [12, 13, 14]],
] as const;
const awayWins = [
  [3, [9, 10]],
  [5, [15, 16, 17]],
] as const;
const margins = (variant: string, first: number) => (book: Book) =>
  book.of(
    290,
    `variant=${variant}`,
    [first, first + 1, first + 2].map((number) => `${variant}:${number}`),
  );

/** Product of two answers; null if one of them is missing. */
function product(left: Implied, right: Implied): Implied {
  return left === null || right === null ? null : left * right;
}

/** The answers for the first number for which both have a price. */
function firstOf(numbers: readonly number[], answers: (number: number) => readonly [Implied, Implied]): readonly [Implied, Implied] {
  return numbers.map(answers).find(([left, right]) => left !== null && right !== null) ?? [null, null];
}

const questions: readonly Question[] = [
  { name: "home or draw", sports: ["soccer"], answers: (book) => [book.of(10, "", ["9"]), book.of(1, "", ["1", "2"])] },
  { name: "home or away", sports: ["soccer"], answers: (book) => [book.of(10, "", ["10"]), book.of(1, "", ["1", "3"])] },
  { name: "draw or away", sports: ["soccer"], answers: (book) => [book.of(10, "", ["11"]), book.of(1, "", ["2", "3"])] },
  {
    name: "draw no bet",
    sports: ["soccer"],
    answers(book) {
      const home = book.of(1, "", ["1"]);
      const both = book.of(1, "", ["1", "3"]);
      return [book.of(11, "", ["4"]), home === null || both === null ? null : home / both];
    },
  },
  { name: "home wins, by both to score", sports: ["soccer"], answers: (book) => [book.of(35, "", ["78", "80"]), book.of(1, "", ["1"])] },
  {
    name: "away wins, by half and end",
    sports: ["soccer"],
    answers: (book) => [book.of(47, "", ["422", "428", "434"]), book.of(1, "", ["3"])],
  },
  { name: "both teams score", sports: ["soccer"], answers: (book) => [book.of(29, "", ["74"]), book.of(30, "", ["792"])] },
  {
    name: "no goal",
    sports: ["soccer"],
    answers: (book) => [book.of(30, "", ["784"]), book.of(21, "variant=sr:exact_goals:6+", ["sr:exact_goals:6+:0"])],
  },
  {
    name: "over 2.5",
    sports: ["soccer"],
    answers: (book) => [book.of(18, "total=2.5", ["12"]), book.of(37, "total=2.5", ["796", "800", "804"])],
  },
  {
    name: "home wins with a handicap",
    sports: ["soccer"],
    answers: (book) =>
      firstOf([1, 2, -2, -3], (goals) => [
        book.of(14, goals > 0 ? `hcp=0:${goals}` : `hcp=${-goals}:0`, ["1711"]),
        book.of(16, `hcp=${-goals - 0.5}`, ["1714"]),
      ]),
  },
  {
    name: "home wins both halves",
    sports: ["soccer"],
    answers: (book) => [book.of(48, "", ["74"]), product(book.of(60, "", ["1"]), book.of(83, "", ["1"]))],
  },
  {
    name: "home wins, by correct score",
    sports: ["tennis", ...esports],
    answers: (book) => [bestOf(199, homeWins)(book) ?? bestOf(329, homeWins)(book), book.of(186, "", ["4"])],
  },
  {
    name: "away wins, by correct score",
    sports: ["tennis", ...esports],
    answers: (book) => [bestOf(199, awayWins)(book) ?? bestOf(329, awayWins)(book), book.of(186, "", ["5"])],
  },
  { name: "home wins 2:0", sports: ["tennis"], answers: (book) => [bestOf(199, [[3, [7]]])(book), book.of(188, "hcp=-1.5", ["1714"])] },
  {
    name: "away wins the match, by sets",
    sports: ["tennis"],
    answers: (book) => [book.of(201, "", ["863", "864"]), book.of(186, "", ["5"])],
  },
  { name: "three maps", sports: esports, answers: (book) => [bestOf(329, [[3, [8, 9]]])(book), book.of(328, "total=2.5", ["12"])] },
  {
    name: "home wins the two maps left",
    sports: esports,
    answers(book) {
      const isBehind = bestOf(329, [[3, [7]]])(book) === 0;
      return isBehind ? [product(book.of(330, "mapnr=2", ["4"]), book.of(330, "mapnr=3", ["4"])), book.of(186, "", ["4"])] : [null, null];
    },
  },
  {
    name: "home wins, by margin",
    sports: ["basketball"],
    answers: (book) => [margins("sr:winning_margin:11+", 1)(book), book.of(219, "", ["4"])],
  },
  {
    name: "away wins, by margin",
    sports: ["american-football"],
    answers: (book) => [margins("sr:winning_margin:14+", 4)(book), book.of(219, "", ["5"])],
  },
  {
    name: "home wins a period, by handicap",
    sports: ["ice-hockey"],
    answers: (book) =>
      firstOf([1, 2, 3], (period) => [book.of(460, `hcp=-0.5|periodnr=${period}`, ["1714"]), book.of(443, `periodnr=${period}`, ["1"])]),
  },
  {
    name: "away does not lose a period, by handicap",
    sports: ["ice-hockey"],
    answers: (book) =>
      firstOf([1, 2, 3], (period) => [
        book.of(460, `hcp=-0.5|periodnr=${period}`, ["1715"]),
        book.of(443, `periodnr=${period}`, ["2", "3"]),
      ]),
  },
  {
    name: "no goal in a period",
    sports: ["ice-hockey"],
    answers: (book) =>
      firstOf([1, 2, 3], (period) => [
        book.of(444, `goalnr=1|periodnr=${period}`, ["7"]),
        book.of(446, `periodnr=${period}|total=0.5`, ["13"]),
      ]),
  },
  {
    name: "home leads after five innings, by handicap",
    sports: ["baseball"],
    answers: (book) => [book.of(275, "hcp=-0.5", ["1714"]), book.of(274, "", ["1"])],
  },
  {
    name: "away leads after five innings, by handicap",
    sports: ["baseball"],
    answers: (book) => [book.of(275, "hcp=0.5", ["1715"]), book.of(274, "", ["3"])],
  },
];

/** Ratio of the larger price to the smaller. */
function priceRatio(left: number, right: number): number {
  return Math.max(left / right, right / left);
}

/** Allows for two margins of 5% to 12%, rounded prices, and outsiders, which carry more of both. */
const largestRatio = 1.4;
/** Below this chance a step of the price ladder is a fifth of the price, and outsiders carry the larger share of the margin. */
const smallChance = 0.05;
const largestRatioOfSmall = 1.6;

it("prices that answer the same question agree within the margin, also late in a decided match", () => {
  const asked = new Set<string>();
  const apart = pricedMoments(isFull ? 8 : 1, new Set(questions.flatMap(({ sports }) => sports))).flatMap((moment) => {
    const book = bookOf(moment);
    return questions
      .filter(({ sports }) => sports.includes(moment.sport))
      .flatMap(({ name, answers }) => {
        const [left, right] = answers(book);
        if (left === null || right === null || left === 0 || right === 0) return [];
        asked.add(name);
        const ratio = priceRatio(left, right);
        return ratio <= (Math.max(left, right) < smallChance ? largestRatioOfSmall : largestRatio)
          ? []
          : [`${moment.name}: ${name} ${left.toFixed(4)} and ${right.toFixed(4)}, ratio ${ratio.toFixed(2)}`];
      });
  });
  expect(apart).toEqual([]);
  expect(questions.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
}, 240_000);
