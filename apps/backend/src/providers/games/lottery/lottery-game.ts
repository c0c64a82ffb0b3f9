import { Type, type Static } from "typebox";
import { Check } from "typebox/value";
import type { ProviderGame } from "../provider-game.ts";
import { createSeededDraws } from "../seeded-draws.ts";
import { highestNumber, lotteryPayback, numbersDrawn, payTable, type Prize } from "./pay-table.ts";

/** A ticket: five different numbers, in any order. */
const Ticket = Type.Object({
  numbers: Type.Array(Type.Integer({ minimum: 1, maximum: highestNumber }), {
    minItems: numbersDrawn,
    maxItems: numbersDrawn,
    uniqueItems: true,
  }),
});
export type Ticket = Static<typeof Ticket>;

/** The same for every draw: what there is to choose from and what it pays. */
export interface LotteryCard {
  readonly highest: number;
  readonly drawn: number;
  readonly prizes: readonly Prize[];
  /** Share of the stakes that comes back. */
  readonly payback: number;
}

/** The numbers in the order they were drawn. */
export interface LotteryResult {
  readonly numbers: readonly number[];
}

const card: LotteryCard = { highest: highestNumber, drawn: numbersDrawn, prizes: payTable, payback: lotteryPayback };
const best = Math.max(...payTable.map(({ odds }) => odds));

/** Five of 36, drawn every three minutes. */
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
