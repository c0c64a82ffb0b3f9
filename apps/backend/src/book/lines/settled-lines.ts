import { lineKeyOf, type LineState, type MatchState, resultAfterEnd, scriptOf } from "@touchline/feed";
import type { BookContext } from "../book-context.ts";

/** How the lines that a match had before its start ended, from data and seed alone; without those whose result is taken back just now. */
export function settledLines({ engine }: BookContext, match: MatchState): readonly LineState[] {
  const { context } = engine;
  const script = scriptOf(context, match);
  const { module, definitions } = match.sport;
  const now = context.clock.now();
  const lines = new Map<string, LineState>();
  for (const template of module.markets(match.fixture, script, null)) {
    const { typeId, specifier } = template;
    const definition = definitions.byTypeId.get(typeId);
    const simulatedDetail = template.needs.some((part) => script.simulatedParts.has(part));
    const settled = resultAfterEnd(context, match, { template, now });
    if (definition === undefined || settled === null || (simulatedDetail && context.hideSimulatedDetail)) continue;
    lines.set(lineKeyOf(typeId, specifier), {
      typeId,
      specifier,
      template,
      definition,
      simulatedDetail,
      status: match.phase === "void" ? -4 : -3,
      odds: new Int32Array(template.outcomes.length),
      pricedAt: null,
      mostBalanced: false,
      isOffered: false,
      isUndecidable: false,
      closesAt: null,
      results: settled.results,
      settledAt: settled.settledAt,
    });
  }
  return [...lines.values()];
}
