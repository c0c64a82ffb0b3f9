import type { LegDescription, LineKey, LineSettlement, Quote } from "../book.ts";
import { providerName, type BookContext } from "../book-context.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { matchUrn } from "../lines/encode-market.ts";
import { marketToTypeId, outcomeIdsOf } from "../lines/line-ids.ts";
import { encodeOutright, outrightLineStatus, outrightTypeId, type OutrightState } from "./outright-reader.ts";

/** Whether an outright event has this line: it has only one. */
export function hasLine(state: OutrightState, line: LineKey): boolean {
  return marketToTypeId(line.marketId) === outrightTypeId && line.specifier === state.specifier;
}

/** The price of one competitor to win; null when there is no such outcome. */
export function quoteOutright(
  context: BookContext,
  state: OutrightState,
  ask: { readonly line: LineKey; readonly outcomeId: number; readonly isProviderActive: boolean },
): Quote | null {
  const index = outcomeIdsOf(state.template).indexOf(ask.outcomeId);
  if (!hasLine(state, ask.line) || index < 0) return null;
  const status = outrightLineStatus(state, context.engine.context.clock.now());
  const odds = state.odds[index] ?? 0;
  return {
    matchStatus: status === -3 ? 4 : 0,
    matchUrn: matchUrn(state.facts.id),
    startsAt: state.facts.closesAt,
    provider: providerName,
    providerActive: ask.isProviderActive,
    marketStatus: status,
    nextBetStop: state.facts.closesAt,
    outcomeActive: odds > 0,
    odds: odds > 0 ? odds : null,
    simulatedDetail: false,
  };
}

/** What an outright leg is called. */
export function describeOutright(
  context: BookContext,
  catalog: Catalog,
  leg: { readonly state: OutrightState; readonly locale: string; readonly line: LineKey; readonly outcomeId: number },
): LegDescription | null {
  const { state, locale } = leg;
  const index = outcomeIdsOf(state.template).indexOf(leg.outcomeId);
  const event = encodeOutright(context, catalog, { state, locale });
  if (!hasLine(state, leg.line) || index < 0 || event === null) return null;
  return {
    matchUrn: event.urn_id,
    matchSlug: event.slug,
    matchName: state.facts.name,
    startsAt: state.facts.closesAt,
    matchStatus: event.status,
    sportKey: state.facts.sport,
    categoryName: event.tournament.category.name,
    tournamentName: event.tournament.name,
    homeName: null,
    awayName: null,
    score: null,
    marketName: event.main_market?.name ?? "",
    outcomeName: state.template.outcomes[index]?.name ?? "",
  };
}

/** How an outright event ended; null before its end, and void when nobody can say who won. */
export function settleOutright(context: BookContext, state: OutrightState, line: LineKey): LineSettlement | null {
  if (!hasLine(state, line) || outrightLineStatus(state, context.engine.context.clock.now()) !== -3) return null;
  const winner = context.source.outrightWinner(state.facts.id);
  const ids = outcomeIdsOf(state.template);
  const resultByOutcomeId = new Map(
    state.template.outcomes.map(({ id }, index) => [
      ids[index] ?? 0,
      winner === null ? ("void" as const) : state.template.resultOf(winner, id),
    ]),
  );
  return { ...line, resultByOutcomeId, certainty: 2, settledAt: state.facts.endsAt };
}
