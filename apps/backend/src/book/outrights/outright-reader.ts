import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import { entitySlug } from "@touchline/domain";
import { applyMargin, type MarketTemplate } from "@touchline/feed";
import { providerName, type BookContext } from "../book-context.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { OutrightFacts } from "../catalog/catalog-source.ts";
import { matchUrn } from "../lines/encode-market.ts";
import { outcomeIdsOf, typeToMarketId } from "../lines/line-ids.ts";

/** UOF type of winner markets over competitions. */
export const outrightTypeId = 534;
const outrightOverround = 1.2;

/** An outright event with its prices as of one reading of the calendar. */
export interface OutrightState {
  readonly facts: OutrightFacts;
  readonly specifier: string;
  readonly template: MarketTemplate<string>;
  /** Thousandths in competitor order; 0 where there is no price. */
  readonly odds: Int32Array;
}

/** Prices an outright event. */
export function createOutrightState(facts: OutrightFacts): OutrightState {
  const specifier = `variant=pre:markettext:${facts.id}`;
  const outcomes = facts.competitors.map(({ id, name }) => ({ id: `pre:outcometext:${id}`, name }));
  const template: MarketTemplate<string> = {
    typeId: outrightTypeId,
    specifier,
    outcomes,
    needs: ["final"],
    resultOf: (winner, outcomeId) => (outcomeId === `pre:outcometext:${winner}` ? "win" : "lose"),
  };
  return {
    facts,
    specifier,
    template,
    odds: applyMargin(
      Float64Array.from(facts.competitors, ({ probability }) => probability),
      outrightOverround,
    ),
  };
}

/** 1 while bets are taken, -1 between the last match and the result, -3 from then on. */
export function outrightLineStatus({ facts }: OutrightState, now: number): 1 | -1 | -3 {
  if (now >= facts.endsAt) return -3;
  return now < facts.closesAt ? 1 : -1;
}

/** The winner market of an outright event, favourites first; who can no longer win is left out while bets are taken. */
export function encodeOutrightMarket(context: BookContext, state: OutrightState, locale: string): Market {
  const ids = outcomeIdsOf(state.template);
  const status = outrightLineStatus(state, context.engine.context.clock.now());
  const outcomes = state.template.outcomes.map(({ id, name }, index) => {
    const odds = status === -3 ? 0 : (state.odds[index] ?? 0);
    return {
      id: ids[index] ?? 0,
      outcome_external_id: id,
      name: name ?? id,
      active: odds > 0,
      odds: odds > 0 ? odds : null,
    };
  });
  const shown =
    status === -3 ? outcomes : outcomes.filter(({ odds }) => odds !== null).sort((left, right) => (left.odds ?? 0) - (right.odds ?? 0));
  return {
    id: typeToMarketId(outrightTypeId),
    market_external_id: outrightTypeId,
    match_id: state.facts.id,
    match_urn_id: matchUrn(state.facts.id),
    name: context.namesOf(locale).incident("winner"),
    specifier: state.specifier,
    status,
    priority: 1,
    most_balanced: true,
    market_groups: ["all", "outrights"],
    custom_bet_groups: [],
    next_bet_stop: new Date(state.facts.closesAt).toISOString(),
    provider: providerName,
    simulated_detail: false,
    outcomes: shown,
  };
}

/** An outright event as the wire carries it; null when its tournament is unknown. */
export function encodeOutright(
  context: BookContext,
  catalog: Catalog,
  entry: { readonly state: OutrightState; readonly locale: string },
): Match | null {
  const { state, locale } = entry;
  const { facts } = state;
  const owner = catalog.tournamentOf(facts.tournamentId);
  const tournament = owner === undefined ? null : catalog.encodeTournament(locale, owner);
  if (tournament === null) return null;
  const market = encodeOutrightMarket(context, state, locale);
  const isOver = market.status === -3;
  return {
    id: facts.id,
    urn_id: matchUrn(facts.id),
    slug: entitySlug(facts.name, { kind: "match", id: String(facts.id) }),
    type: "season",
    name: facts.name,
    status: isOver ? 4 : 0,
    stage: null,
    start_time: new Date(facts.closesAt).toISOString(),
    end_date: new Date(facts.endsAt).toISOString(),
    stadium: null,
    city: null,
    competitors: null,
    tournament,
    statistics: null,
    available_markets: isOver ? 0 : 1,
    top_markets: [],
    main_market: market,
    secondary_market: null,
    tertiary_market: null,
    has_video: false,
    provider: providerName,
    is_provider_stats_available: false,
    is_simulated: false,
    is_classic: false,
  };
}
