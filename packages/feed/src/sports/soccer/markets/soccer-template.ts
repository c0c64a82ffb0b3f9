import type { MarketTemplate } from "../../../sport-module.ts";
import { rebuildTemplate } from "../../shared-market-rule.ts";
import type { SoccerCoverage } from "../script/soccer-detail-at.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { doubleChanceAndBoth, doubleChanceAndTotal, headStartTemplate } from "./combo-rules.ts";
import { doubleChanceTemplate } from "./double-chance-rule.ts";
import { multigoalTemplate } from "./multigoal-rule.ts";
import { firstHalf, fullTime } from "./score-rules.ts";
import { scorerTemplate } from "./scorer-rule.ts";
import { cardTypeIds, cornerTypeIds, soccerRules } from "./soccer-rules.ts";

type Template = MarketTemplate<SoccerDetail>;

const fixedTemplates: ReadonlyMap<number, Template> = new Map(
  [doubleChanceTemplate(10, fullTime), doubleChanceTemplate(63, firstHalf), multigoalTemplate, doubleChanceAndBoth].map((template) => [
    template.typeId,
    template,
  ]),
);

/** The line of a type and specifier, or null when this match can have no such line. */
export function soccerTemplate(typeId: number, specifier: string, coverage: SoccerCoverage): Template | null {
  if ((cardTypeIds.has(typeId) && !coverage.hasCards) || (cornerTypeIds.has(typeId) && !coverage.hasCorners)) return null;
  const fixed = fixedTemplates.get(typeId);
  if (fixed) return specifier === "" ? fixed : null;
  if (typeId === 14) return headStartTemplate(specifier);
  if (typeId === 38 || typeId === 40) return coverage.players === null ? null : scorerTemplate(typeId, specifier, coverage.players);
  if (typeId === 547) return specifier.startsWith("total=") ? doubleChanceAndTotal(specifier.slice("total=".length)) : null;
  return rebuildTemplate(soccerRules, typeId, specifier);
}
