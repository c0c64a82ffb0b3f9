import { highestPeriodRule } from "../../shared/listed-rules.ts";
import { indexRules } from "../../shared/market-rule.ts";
import { scoreGap, signOf } from "../../shared/scores.ts";
import { awayGoals, bookingsOf, homeGoals, type SoccerDetail } from "../soccer-detail.ts";
import { comboRules } from "./combo-rules.ts";
import {
  correctScoreRule,
  firstHalf,
  fullTime,
  gapOf,
  listed,
  measured,
  nextGoalRule,
  outcomes,
  type ScoreTable,
  secondHalf,
  type SoccerRule,
  sumOf,
} from "./score-rules.ts";

function yes(condition: boolean): number {
  return condition ? 1 : 0;
}

const fullTimeScores: ScoreTable = {
  idByScore: new Map(
    Array.from({ length: 25 }, (_, index) => [
      `${index % 5}:${Math.floor(index / 5)}`,
      String(274 + Math.floor(index / 5) * 10 + (index % 5) * 2),
    ]),
  ),
  otherId: "324",
};
const firstHalfScores: ScoreTable = {
  idByScore: new Map(
    ["0:0", "1:1", "2:2", "1:0", "2:0", "2:1", "0:1", "0:2", "1:2"].map((score, index) => [score, String(462 + index * 2)]),
  ),
  otherId: "480",
};

export const exactGoalsVariant = "sr:exact_goals:6+";
const maxExactGoals = 6;
const exactGoalsOutcomes = Array.from({ length: maxExactGoals + 1 }, (_, goals) => ({
  id: `${exactGoalsVariant}:${goals}`,
  name: goals < maxExactGoals ? String(goals) : `${goals}+`,
}));

const scoringIds = ["784", "788", "790", "792"] as const;

function scoringIndex(detail: SoccerDetail): number {
  return yes(homeGoals(detail) > 0) + 2 * yes(awayGoals(detail) > 0);
}

const fullTimeRules: readonly SoccerRule[] = [
  measured(1, "three_way", (detail) => gapOf(fullTime, detail)),
  nextGoalRule(8, () => true, ["goal_order"]),
  measured(11, "two_way", (detail) => gapOf(fullTime, detail)),
  measured(16, "handicap", (detail) => gapOf(fullTime, detail)),
  measured(18, "over_under", (detail) => sumOf(fullTime, detail)),
  measured(19, "over_under", homeGoals),
  measured(20, "over_under", awayGoals),
  listed(21, {
    specifiers: ["variant"],
    needs: ["final"],
    accepts: (params) => params["variant"] === exactGoalsVariant,
    outcomes: () => exactGoalsOutcomes,
    winnerOf: (detail) => `${exactGoalsVariant}:${Math.min(sumOf(fullTime, detail), maxExactGoals)}`,
  }),
  measured(26, "odd_even", (detail) => sumOf(fullTime, detail)),
  measured(29, "yes_no", (detail) => yes(homeGoals(detail) > 0 && awayGoals(detail) > 0)),
  listed(30, {
    specifiers: [],
    needs: ["final"],
    outcomes: () => outcomes(scoringIds),
    winnerOf: (detail) => scoringIds[scoringIndex(detail)] ?? null,
  }),
  measured(31, "yes_no", (detail) => yes(awayGoals(detail) === 0)),
  measured(32, "yes_no", (detail) => yes(homeGoals(detail) === 0)),
  measured(33, "yes_no", (detail) => yes(awayGoals(detail) === 0 && homeGoals(detail) > 0)),
  measured(34, "yes_no", (detail) => yes(homeGoals(detail) === 0 && awayGoals(detail) > 0)),
  correctScoreRule(45, fullTime, fullTimeScores),
];

const halfRules: readonly SoccerRule[] = [
  measured(48, "yes_no", (detail) => yes(gapOf(firstHalf, detail) > 0 && gapOf(secondHalf, detail) > 0), ["halves"]),
  measured(49, "yes_no", (detail) => yes(gapOf(firstHalf, detail) < 0 && gapOf(secondHalf, detail) < 0), ["halves"]),
  measured(50, "yes_no", (detail) => yes(gapOf(firstHalf, detail) > 0 || gapOf(secondHalf, detail) > 0), ["halves"]),
  measured(51, "yes_no", (detail) => yes(gapOf(firstHalf, detail) < 0 || gapOf(secondHalf, detail) < 0), ["halves"]),
  highestPeriodRule(52, ["436", "438", "440"], {
    needs: "halves",
    valuesOf: (detail) => [sumOf(firstHalf, detail), sumOf(secondHalf, detail)],
  }),
  measured(60, "three_way", (detail) => gapOf(firstHalf, detail), ["halves"]),
  nextGoalRule(62, (detail, index) => index < sumOf(firstHalf, detail), ["halves", "goal_order"]),
  measured(64, "two_way", (detail) => gapOf(firstHalf, detail), ["halves"]),
  measured(66, "handicap", (detail) => gapOf(firstHalf, detail), ["halves"]),
  measured(68, "over_under", (detail) => sumOf(firstHalf, detail), ["halves"]),
  measured(75, "yes_no", (detail) => yes(detail.home1 > 0 && detail.away1 > 0), ["halves"]),
  correctScoreRule(81, firstHalf, firstHalfScores),
  measured(83, "three_way", (detail) => gapOf(secondHalf, detail), ["halves"]),
  measured(86, "two_way", (detail) => gapOf(secondHalf, detail), ["halves"]),
  measured(88, "handicap", (detail) => gapOf(secondHalf, detail), ["halves"]),
  measured(90, "over_under", (detail) => sumOf(secondHalf, detail), ["halves"]),
];

/** Index of a ten-minute window within one half; null for other specifiers. */
function windowIndex(params: Readonly<Record<string, string>>): number | null {
  const to = Number(params["to"]);
  const isWindow = to % 10 === 0 && to >= 10 && to <= 90 && to !== 50 && params["to"] === String(to) && params["from"] === String(to - 9);
  return isWindow ? to / 10 - 1 : null;
}

const windowRule: SoccerRule = {
  typeId: 105,
  kind: "three_way",
  specifiers: ["from", "to"],
  needs: ["goal_minutes"],
  accepts: (params) => windowIndex(params) !== null,
  measure(detail, params) {
    const window = detail.windows[windowIndex(params) ?? -1] ?? null;
    return window === null ? null : scoreGap(window);
  },
};

const afterFullTimeRules: readonly SoccerRule[] = [
  {
    typeId: 113,
    kind: "three_way",
    specifiers: [],
    needs: ["final"],
    measure: ({ overtime }) => (overtime === null ? null : scoreGap(overtime)),
  },
  {
    typeId: 123,
    kind: "two_way",
    specifiers: [],
    needs: ["final"],
    measure: ({ shootout }) => signOf(shootout),
  },
];

function bookings({ cards }: SoccerDetail, index: 0 | 1): number {
  return cards === null ? 0 : bookingsOf(cards, index);
}

const setPieceRules: readonly SoccerRule[] = [
  measured(136, "three_way", (detail) => bookings(detail, 0) - bookings(detail, 1), ["cards"]),
  measured(139, "over_under", (detail) => bookings(detail, 0) + bookings(detail, 1), ["cards"]),
  measured(146, "yes_no", ({ cards }) => yes(cards !== null && cards.red[0] + cards.red[1] > 0), ["cards"]),
  measured(162, "three_way", ({ corners }) => (corners === null ? 0 : corners.home - corners.away), ["corners"]),
  measured(165, "handicap", ({ corners }) => (corners === null ? 0 : corners.home - corners.away), ["corners"]),
  measured(166, "over_under", ({ corners }) => (corners === null ? 0 : corners.home + corners.away), ["corners"]),
  measured(177, "over_under", ({ corners }) => corners?.firstHalf ?? 0, ["corners", "periods"]),
];

export const cardTypeIds: ReadonlySet<number> = new Set([136, 139, 146]);
export const cornerTypeIds: ReadonlySet<number> = new Set([162, 165, 166, 177]);

/** Rules of football by market type; double chance, multigoals, head starts and scorers have their own templates. */
export const soccerRules = indexRules<SoccerDetail>([
  ...fullTimeRules,
  ...comboRules,
  ...halfRules,
  windowRule,
  ...afterFullTimeRules,
  ...setPieceRules,
]);
