import { binomial } from "@touchline/domain";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import type { ProviderGame } from "./provider-game.ts";
import { createSeededDraws } from "./seeded-draws.ts";

/** Numbers on the grid; the next constant is how many are drawn and chosen. */
const highestNumber = 36;
const numbersDrawn = 5;

/** A row of the published pay table. */
interface Prize {
  readonly matched: number;
  /** Return per unit staked, thousandths. */
  readonly odds: number;
  /** Number of tickets with this many matches. */
  readonly tickets: number;
  readonly allTickets: number;
}

const oddsByMatched: readonly (readonly [matched: number, odds: number])[] = [
  [5, 20_000_000],
  [4, 400_000],
  [3, 20_000],
  [2, 2_000],
];
const allTickets = Number(binomial(highestNumber, numbersDrawn));

/** Payout and frequency by number of matches k: C(5, k) C(31, 5 - k) of C(36, 5) tickets. */
export const payTable: readonly Prize[] = oddsByMatched.map(([matched, odds]) => ({
  matched,
  odds,
  tickets: Number(binomial(numbersDrawn, matched)) * Number(binomial(highestNumber - numbersDrawn, numbersDrawn - matched)),
  allTickets,
}));

/** Expected share of stakes paid out. */
export const lotteryPayback = payTable.reduce((sum, { odds, tickets }) => sum + (odds / 1000) * (tickets / allTickets), 0);

/** Five different numbers in any order. */
const Ticket = Type.Object({
  numbers: Type.Array(Type.Integer({ minimum: 1, maximum: highestNumber }), {
    minItems: numbersDrawn,
    maxItems: numbersDrawn,
    uniqueItems: true,
  }),
});
export type Ticket = Static<typeof Ticket>;

/** The offer, which is the same for every draw. */
export interface LotteryCard {
  readonly highest: number;
  readonly drawn: number;
  readonly prizes: readonly Prize[];
  /** Share of stakes paid out. */
  readonly payback: number;
}

/** The numbers in the order drawn. */
export interface LotteryResult {
  readonly numbers: readonly number[];
}

const card: LotteryCard = { highest: highestNumber, drawn: numbersDrawn, prizes: payTable, payback: lotteryPayback };
const best = Math.max(...payTable.map(({ odds }) => odds));

/** 5 of 36, drawn every three minutes. */
export const lotteryGame: ProviderGame = {
  provider: "lotto",
  app: "lottery",
  everyMs: 180_000,
  shownForMs: 20_000,
  round: () => ({
    card,
    quote(selection) {
      if (!Check(Ticket, selection)) return null;
      const kept: Ticket = { numbers: selection.numbers.toSorted((left, right) => left - right) };
      return { selection: kept, odds: best };
    },
    draw(seed) {
      const all = Array.from({ length: highestNumber }, (_, index) => index + 1);
      const result: LotteryResult = { numbers: createSeededDraws(seed).take(all, numbersDrawn) };
      return {
        result,
        returnOf(selection) {
          if (!Check(Ticket, selection)) return 0;
          const matched = selection.numbers.filter((number) => result.numbers.includes(number)).length;
          return payTable.find((prize) => prize.matched === matched)?.odds ?? 0;
        },
      };
    },
  }),
};
