import type { DetailPart, OutcomeTemplate } from "../../../core/sport-module.ts";
import { lineSpecifiers, type ListedRule, type MarketRule, type MeasuredRule } from "../../shared/market-rule.ts";
import { signOf } from "../../shared/scores.ts";
import { awayGoals, homeGoals, type SoccerDetail } from "../soccer-detail.ts";

export type SoccerRule = MarketRule<SoccerDetail>;
type Detail = SoccerDetail;

/** A part of the match with its own score. */
export interface Span {
  readonly needs: readonly DetailPart[];
  home(detail: Detail): number;
  away(detail: Detail): number;
}

export const fullTime: Span = { needs: ["final"], home: homeGoals, away: awayGoals };
export const firstHalf: Span = { needs: ["halves"], home: (detail) => detail.home1, away: (detail) => detail.away1 };
export const secondHalf: Span = { needs: ["halves"], home: (detail) => detail.home2, away: (detail) => detail.away2 };

export function gapOf(span: Span, detail: Detail): number {
  return span.home(detail) - span.away(detail);
}

export function sumOf(span: Span, detail: Detail): number {
  return span.home(detail) + span.away(detail);
}

/** A rule that settles on one number measured over a span. */
export function measured(
  typeId: number,
  kind: MeasuredRule<Detail>["kind"],
  measure: (detail: Detail) => number,
  needs: readonly DetailPart[] = ["final"],
): SoccerRule {
  return { typeId, kind, specifiers: lineSpecifiers(kind), needs, measure };
}

/** A rule that picks its winner from fixed outcome ids. */
export function listed(typeId: number, rest: Omit<ListedRule<Detail>, "typeId" | "kind">): SoccerRule {
  return { typeId, kind: "listed", ...rest };
}

export function outcomes(ids: readonly (string | number)[]): readonly OutcomeTemplate[] {
  return ids.map((id) => ({ id: String(id) }));
}

/** Outcome ids of a correct score market: one per listed score, and one for any other score. */
export interface ScoreTable {
  readonly idByScore: ReadonlyMap<string, string>;
  readonly otherId: string;
}

export function correctScoreRule(typeId: number, span: Span, table: ScoreTable): SoccerRule {
  const templates: OutcomeTemplate[] = [...[...table.idByScore].map(([name, id]) => ({ id, name })), { id: table.otherId }];
  const idOf = new Map([...table.idByScore].map(([score, id]) => [Number(score.split(":")[0]) * 100 + Number(score.split(":")[1]), id]));
  return listed(typeId, {
    specifiers: [],
    needs: span.needs,
    outcomes: () => templates,
    winnerOf: (detail) => idOf.get(span.home(detail) * 100 + span.away(detail)) ?? table.otherId,
  });
}

/** Settles on the side that scores goal `goalnr`, if that goal counts. */
export function nextGoalRule(
  typeId: number,
  isCounted: (detail: Detail, index: number) => boolean,
  needs: readonly DetailPart[],
): SoccerRule {
  return {
    typeId,
    kind: "next_side",
    specifiers: ["goalnr"],
    needs,
    measure(detail, params) {
      const index = Number(params["goalnr"]) - 1;
      const side = detail.order[index];
      return isCounted(detail, index) ? (signOf(side) ?? 0) : 0;
    },
  };
}
