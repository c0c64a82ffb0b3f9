import type { MarketTemplate, OutcomeResult, OutcomeTemplate } from "../../../core/sport-module.ts";
import { awayGoals, homeGoals, namedGoalShare, type ScorerState, type SoccerCoverage, type SoccerDetail } from "../soccer-detail.ts";
import { inOrderOfPrice, type ScorerSheet } from "../scorer-players.ts";
import { rebuildTemplate } from "../../shared/market-rule.ts";
import { doubleChanceAndBoth, doubleChanceAndTotal, doubleChanceTemplate, headStartTemplate } from "./combo-rules.ts";
import { firstHalf, fullTime } from "./score-rules.ts";
import { cardTypeIds, cornerTypeIds, soccerRules } from "./soccer-rules.ts";
import { sideIndex } from "../../shared/scores.ts";

const noGoalId = "1716";
const anytimeTypeId = 40;
const nextTypeId = 38;

/**
 * A scenario has the number of remaining goals but not their scorers, so a player's outcome is settled by its probability:
 * that share of the stake wins at full odds. In a final result no goals are open, so players simply win or lose.
 */
function chance(probability: number): OutcomeResult {
  return probability <= 0 ? "lose" : { deadHeatShare: probability };
}

function isGoalless({ scored, open }: ScorerState): boolean {
  return scored.length === 0 && open[0] + open[1] === 0;
}

/** A bet on a player who did not take part is void. */
function missedResult({ played }: ScorerState, outcomeId: string): OutcomeResult {
  return played === null || played.has(outcomeId) ? "lose" : "void";
}

function anytimeResult(scorers: ScorerState, outcomeId: string): OutcomeResult {
  if (outcomeId === noGoalId) return isGoalless(scorers) ? "win" : "lose";
  if (scorers.scored.includes(outcomeId)) return "win";
  const side = scorers.sideById.get(outcomeId);
  const goals = side === undefined ? 0 : scorers.open[sideIndex(side)];
  if (goals === 0) return missedResult(scorers, outcomeId);
  return chance(1 - (1 - (scorers.shareById.get(outcomeId) ?? 0) * namedGoalShare) ** goals);
}

function nextResult(
  detail: SoccerDetail,
  scorers: ScorerState,
  { goalNumber, outcomeId }: { readonly goalNumber: number; readonly outcomeId: string },
): OutcomeResult {
  const known = scorers.scored[goalNumber - 1];
  if (known === outcomeId) return "win";
  if (known !== undefined) return outcomeId === noGoalId ? "lose" : missedResult(scorers, outcomeId);
  const isNone = scorers.open[0] + scorers.open[1] === 0;
  if (outcomeId === noGoalId) return isNone ? "win" : "lose";
  if (isNone) return missedResult(scorers, outcomeId);
  const isNextSide = scorers.sideById.get(outcomeId) === detail.order.at(-1);
  return isNextSide ? chance(scorers.shareById.get(outcomeId) ?? 0) : "lose";
}

/** Prematch and live lines have different specifiers. */
type ScorerLineType = "prematch" | "live";

function outcomesOf(sheet: ScorerSheet, type: ScorerLineType): readonly OutcomeTemplate[] {
  return [...inOrderOfPrice(sheet, type).map(({ id, name, side }) => ({ id, name, side })), { id: noGoalId }];
}

function anytimeScorerTemplate(type: ScorerLineType, sheet: ScorerSheet): MarketTemplate<SoccerDetail> {
  return {
    typeId: anytimeTypeId,
    specifier: `type=${type}`,
    outcomes: outcomesOf(sheet, type),
    needs: ["scorers"],
    resultOf: (detail, outcomeId) => (detail.scorers === null ? "void" : anytimeResult(detail.scorers, outcomeId)),
  };
}

/** The scorer of the next goal; own goals do not count. */
function nextScorerTemplate(goalNumber: number, type: ScorerLineType, sheet: ScorerSheet): MarketTemplate<SoccerDetail> {
  return {
    typeId: nextTypeId,
    specifier: `goalnr=${goalNumber}|type=${type}`,
    outcomes: outcomesOf(sheet, type),
    needs: ["scorers", "goal_order"],
    resultOf: (detail, outcomeId) => (detail.scorers === null ? "void" : nextResult(detail, detail.scorers, { goalNumber, outcomeId })),
  };
}

/** Rebuilds a scorer line from its specifier; null for other specifiers. */
function scorerTemplate(typeId: number, specifier: string, sheet: ScorerSheet): MarketTemplate<SoccerDetail> | null {
  const match = /^(?:goalnr=([1-9]\d?)\|)?type=(prematch|live)$/.exec(specifier);
  if (!match) return null;
  const type: ScorerLineType = match[2] === "live" ? "live" : "prematch";
  if (typeId === anytimeTypeId && match[1] === undefined) return anytimeScorerTemplate(type, sheet);
  return typeId === nextTypeId && match[1] !== undefined ? nextScorerTemplate(Number(match[1]), type, sheet) : null;
}

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

/** Goals within a range; ranges overlap, so several outcomes can win. */
const multigoalTemplate: MarketTemplate<SoccerDetail> = {
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

type Template = MarketTemplate<SoccerDetail>;

const fixedTemplates: ReadonlyMap<number, Template> = new Map(
  [doubleChanceTemplate(10, fullTime), doubleChanceTemplate(63, firstHalf), multigoalTemplate, doubleChanceAndBoth].map((template) => [
    template.typeId,
    template,
  ]),
);

/** The line of a type and specifier; null if the match cannot have it. */
export function soccerTemplate(typeId: number, specifier: string, coverage: SoccerCoverage): Template | null {
  if ((cardTypeIds.has(typeId) && !coverage.hasCards) || (cornerTypeIds.has(typeId) && !coverage.hasCorners)) return null;
  const fixed = fixedTemplates.get(typeId);
  if (fixed) return specifier === "" ? fixed : null;
  if (typeId === 14) return headStartTemplate(specifier);
  if (typeId === 38 || typeId === 40) return coverage.sheet === null ? null : scorerTemplate(typeId, specifier, coverage.sheet);
  if (typeId === 547) return specifier.startsWith("total=") ? doubleChanceAndTotal(specifier.slice("total=".length)) : null;
  return rebuildTemplate(soccerRules, typeId, specifier);
}
