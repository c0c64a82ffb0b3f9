import type { Pair } from "../../core/source-match.ts";
import type { DetailPart } from "../../core/sport-module.ts";
import type { ListedRule } from "./market-rule.ts";
import { resultIndex, scoreGap, scoreTotal } from "./scores.ts";

/** A rule without specifiers that names its winner among fixed outcome ids. */
function listedRule<Detail>(
  typeId: number,
  ids: readonly string[],
  rest: { readonly needs: readonly DetailPart[]; readonly winnerOf: (detail: Detail) => string | null },
): ListedRule<Detail> {
  return { typeId, kind: "listed", specifiers: [], outcomes: () => ids.map((id) => ({ id })), ...rest };
}

/** The id at the index of the largest value, or the last id if several values share it. */
function highestId(values: readonly number[], ids: readonly string[]): string | null {
  const max = Math.max(...values);
  const isShared = values.indexOf(max) !== values.lastIndexOf(max);
  return (isShared ? ids.at(-1) : ids[values.indexOf(max)]) ?? null;
}

/** The period with the highest score; `ids` end with that of "equal". */
export function highestPeriodRule<Detail>(
  typeId: number,
  ids: readonly string[],
  { needs, valuesOf }: { readonly needs: DetailPart; readonly valuesOf: (detail: Detail) => readonly number[] },
): ListedRule<Detail> {
  return listedRule(typeId, ids, { needs: [needs], winnerOf: (detail) => highestId(valuesOf(detail), ids) });
}

const firstHalfFullId = 418;

/** Index of a result at half-time and at full time: both from home through draw to away, half-time first. */
export function halfFullIndex(halfGap: number, fullGap: number): number {
  return resultIndex(halfGap) * 3 + resultIndex(fullGap);
}

/** The result at half-time and at the end of regular time. */
export function halfFullRule<Detail>(indexOf: (detail: Detail) => number): ListedRule<Detail> {
  const ids = Array.from({ length: 9 }, (_, index) => String(firstHalfFullId + index * 2));
  return listedRule(47, ids, { needs: ["final", "halves"], winnerOf: (detail) => ids[indexOf(detail)] ?? null });
}

/** The winner and whether the total is over or under the line; void after a tie. */
export const winnerAndTotalRule: ListedRule<{ readonly score: Pair }> = {
  typeId: 292,
  kind: "listed",
  specifiers: ["total"],
  needs: ["final"],
  accepts: ({ total }) => (total ?? "").endsWith(".5"),
  outcomes: () => ["973", "974", "975", "976"].map((id) => ({ id })),
  winnerOf({ score }, _params, { total }) {
    const gap = scoreGap(score);
    if (gap === 0) return null;
    const isOver = scoreTotal(score) > (total ?? 0);
    return gap > 0 ? (isOver ? "973" : "975") : isOver ? "974" : "976";
  },
};

/** The winning margin in three bands per side; void after a tie. `narrow` and `wide` are the largest margins of the first two bands. */
export function winningMarginRule(
  variant: string,
  [narrow, wide]: readonly [narrow: number, wide: number],
): ListedRule<{ readonly score: Pair }> {
  const ids = [1, 2, 3, 4, 5, 6].map((number) => `${variant}:${number}`);
  return {
    typeId: 290,
    kind: "listed",
    specifiers: ["variant"],
    needs: ["final"],
    accepts: (params) => params["variant"] === variant,
    outcomes: () => ids.map((id) => ({ id })),
    winnerOf({ score: [home, away] }) {
      const margin = Math.abs(home - away);
      if (margin === 0) return null;
      const band = margin <= narrow ? 0 : margin <= wide ? 1 : 2;
      return ids[band + (home > away ? 0 : 3)] ?? null;
    },
  };
}

/** Final scores in sets or maps by format, each with the last part of its external id. */
export const correctScores: Readonly<Record<3 | 5, readonly (readonly [score: string, number: number])[]>> = {
  3: [
    ["2:0", 7],
    ["2:1", 8],
    ["1:2", 9],
    ["0:2", 10],
  ],
  5: [
    ["3:0", 12],
    ["3:1", 13],
    ["3:2", 14],
    ["2:3", 15],
    ["1:3", 16],
    ["0:3", 17],
  ],
};

/** Value of the `variant` specifier of the correct score. */
export function correctScoreVariant(bestOf: 3 | 5): string {
  return `sr:correct_score:bestof:${bestOf}`;
}
