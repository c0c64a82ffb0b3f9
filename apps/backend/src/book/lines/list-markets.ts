import { isListed, lineKeyOf, type LineState, type MatchState, noOdds, resultAfterEnd, scriptOf } from "@touchline/feed";
import type { Market } from "@touchline/contract/entities/market";
import { type BookContext, pageOf } from "../book-context.ts";
import type { Book, Page } from "../book.ts";
import { compareLines, encodeMarket } from "./encode-market.ts";
import { marketToTypeId } from "./line-ids.ts";

/** Results of the pre-match lines of a match, from data and seed alone. Lines whose result is rolled back are left out. */
function settledLines({ engine }: BookContext, match: MatchState): readonly LineState[] {
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
      odds: noOdds(template.outcomes.length),
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

/** Lists the lines of a match in display order: those on offer, or after the match those that were settled. */
export function listMatchMarkets(
  context: BookContext,
  match: MatchState,
  ask: { readonly locale: string; readonly filter: Parameters<Book["listMarkets"]>[2] },
): Page<Market> {
  const { filter, locale } = ask;
  context.engine.advance(match);
  const isOver = match.phase === "ended" || match.phase === "void";
  const names = context.namesOf(locale);
  const typeId = filter.marketId === undefined ? null : marketToTypeId(filter.marketId);
  const lines = (isOver ? [...settledLines(context, match)] : [...match.lines.values()].filter(isListed)).filter((line) => {
    if (typeId !== null && line.typeId !== typeId) return false;
    return filter.groupKey === undefined || filter.groupKey === "all" || line.definition.tabs.includes(filter.groupKey);
  });
  const page = pageOf(lines.sort(compareLines), filter);
  return { data: page.data.map((line) => encodeMarket(names, match, line)), pagination: page.pagination };
}
