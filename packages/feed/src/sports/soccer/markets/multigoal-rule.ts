import type { MarketTemplate } from "../../../sport-module.ts";
import { awayGoals, homeGoals, type SoccerDetail } from "../soccer-detail.ts";

const firstId = 1730;
const ranges: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 6],
  [5, 6],
  [7, Infinity],
  [0, 0],
];

const rangeById = new Map(ranges.map((range, index) => [String(firstId + index), range]));
const outcomeList = [...rangeById.keys()].map((id) => ({ id }));

/** Goals within a range; ranges overlap, so several can win. */
export const multigoalTemplate: MarketTemplate<SoccerDetail> = {
  typeId: 548,
  specifier: "",
  outcomes: outcomeList,
  needs: ["final"],
  resultOf(detail, outcomeId) {
    const goals = homeGoals(detail) + awayGoals(detail);
    const range = rangeById.get(outcomeId);
    return range !== undefined && goals >= range[0] && goals <= range[1] ? "win" : "lose";
  },
};
