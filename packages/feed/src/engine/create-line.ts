import type { MarketTemplate, MatchScript } from "../core/sport-module.ts";
import type { LineState } from "./line-state.ts";
import type { MatchState } from "./match-state.ts";

/** Whether a line settles on detail that was drawn rather than real. */
export function isSimulated(script: MatchScript<unknown>, template: MarketTemplate<unknown>): boolean {
  return template.needs.some((part) => script.simulatedParts.has(part));
}

/** A line of a match without a price yet; null where its market type is not defined. */
export function createLine(
  match: Pick<MatchState, "sport">,
  script: MatchScript<unknown>,
  template: MarketTemplate<unknown>,
): LineState | null {
  const definition = match.sport.definitions.byTypeId.get(template.typeId);
  if (definition === undefined) return null;
  return {
    typeId: template.typeId,
    specifier: template.specifier,
    template,
    definition,
    simulatedDetail: isSimulated(script, template),
    status: 0,
    odds: new Int32Array(template.outcomes.length),
    pricedAt: null,
    mostBalanced: false,
    isOffered: true,
    isUndecidable: false,
    closesAt: null,
    results: null,
    settledAt: null,
  };
}
