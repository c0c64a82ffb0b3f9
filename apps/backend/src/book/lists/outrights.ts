import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import { entitySlug } from "@touchline/domain";
import { applyMargin, type FeedNames, type MarketTemplate, type OutcomeResult } from "@touchline/feed";
import type { LegDescription, LineKey, LineSettlement, Quote } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import { type FeedProvider, providerOf } from "../feed-providers.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { matchUrn, resultName } from "../lines/encode-market.ts";
import { marketToTypeId, outcomeIdsOf, typeToMarketId } from "../lines/line-ids.ts";
import type { OutrightFacts } from "../catalog/catalog-source.ts";

/** UOF types of markets with one winner, and of those with several. */
const winnerTypeId = 534;
const placesTypeId = 536;

/** An outright event with the prices computed from its facts. */
export interface OutrightState {
  readonly facts: OutrightFacts;
  readonly specifier: string;
  readonly template: MarketTemplate<readonly string[]>;
  /** Thousandths in the order of the competitors; 0 without a price. */
  readonly odds: Int32Array;
}

/** Prices an outright event. */
export function createOutrightState(facts: OutrightFacts): OutrightState {
  const hasPlaces = facts.kind === "top" || facts.kind === "bottom";
  const variant = `variant=pre:markettext:${facts.id}`;
  const specifier = hasPlaces ? `${variant}|winners=${facts.places}` : variant;
  const outcomes = facts.competitors.map(({ team }) => ({ id: `pre:outcometext:${team.id}` }));
  const template: MarketTemplate<readonly string[]> = {
    typeId: hasPlaces ? placesTypeId : winnerTypeId,
    specifier,
    outcomes,
    needs: ["final"],
    resultOf(winners, outcomeId) {
      if (!winners.some((winner) => outcomeId === `pre:outcometext:${winner}`)) return "lose";
      return facts.kind === "scorer" && winners.length > 1 ? { deadHeatShare: 1 / winners.length } : "win";
    },
  };
  return {
    facts,
    specifier,
    template,
    odds: applyMargin(
      Float64Array.from(facts.competitors, ({ probability }) => probability),
      facts.overround,
    ),
  };
}

/** E-sports have no real results. */
function isSimulated({ sport }: OutrightFacts): boolean {
  return providerOf(sport) === "oddin";
}

/** 1 while open, -1 between the last match and the result, -3 afterwards. */
function outrightLineStatus({ facts }: OutrightState, now: number): 1 | -1 | -3 {
  if (now >= facts.endsAt) return -3;
  return now < facts.closesAt ? 1 : -1;
}

/** Results of a settled event in the order of its outcomes; all are void if the winner is unknown. */
function outrightResults({ source }: BookContext, { facts, template }: OutrightState): readonly OutcomeResult[] {
  const winners = source.outrightWinners(facts.id);
  return template.outcomes.map(({ id }) => (winners === null ? "void" : template.resultOf(winners, id)));
}

function nameOfOutcome(names: FeedNames, { facts }: OutrightState, index: number): string {
  const team = facts.competitors[index]?.team;
  return team === undefined ? "" : names.team(team).common;
}

/** The title of an event in the requested language: its kind, with the group if there is one. A special title stays English. */
function outrightTitle(names: FeedNames, { kind, name, places }: OutrightFacts): string {
  const title = / - ([^-]+)$/.exec(name)?.[1] ?? "Winner";
  const group = /^(Group \w+) winner$/.exec(title)?.[1];
  if (group !== undefined) return `${names.round(group)}: ${names.outright(kind, places)}`;
  return kind === "winner" && title !== "Winner" ? title : names.outright(kind, places);
}

/** The market of an outright event, favourites first. While it is open, competitors that can no longer win are left out. */
export function encodeOutrightMarket(context: BookContext, state: OutrightState, locale: string): Market {
  const ids = outcomeIdsOf(state.template);
  const status = outrightLineStatus(state, context.engine.context.clock.now());
  const results = status === -3 ? outrightResults(context, state) : null;
  const outcomes = state.template.outcomes.map(({ id }, index) => {
    const odds = status === -3 ? 0 : (state.odds[index] ?? 0);
    return {
      id: ids[index] ?? 0,
      outcome_external_id: id,
      name: nameOfOutcome(context.namesOf(locale), state, index),
      active: odds > 0,
      odds: odds > 0 ? odds : null,
      ...(results === null ? {} : { result: resultName(results[index] ?? "void") }),
    };
  });
  const shown =
    status === -3 ? outcomes : outcomes.filter(({ odds }) => odds !== null).sort((left, right) => (left.odds ?? 0) - (right.odds ?? 0));
  return {
    id: typeToMarketId(state.template.typeId),
    market_external_id: state.template.typeId,
    match_id: state.facts.id,
    match_urn_id: matchUrn(state.facts.id),
    name: outrightTitle(context.namesOf(locale), state.facts),
    specifier: state.specifier,
    status,
    priority: 1,
    most_balanced: true,
    market_groups: ["all", "outrights"],
    custom_bet_groups: [],
    next_bet_stop: new Date(state.facts.closesAt).toISOString(),
    provider: providerOf(state.facts.sport),
    simulated_detail: isSimulated(state.facts),
    overround: Math.round(state.facts.overround * 1000),
    outcomes: shown,
  };
}

/** Converts an outright event to its wire format; null if its tournament is unknown. */
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
    name: facts.name.includes(" - ") ? `${tournament.name} - ${market.name}` : facts.name,
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
    provider: providerOf(facts.sport),
    is_provider_stats_available: false,
    is_simulated: isSimulated(facts),
    is_classic: false,
  };
}

/** Whether this is the one line of an outright event. */
function hasLine(state: OutrightState, line: LineKey): boolean {
  return marketToTypeId(line.marketId) === state.template.typeId && line.specifier === state.specifier;
}

/** The price of one competitor; null if the outcome does not exist. */
export function quoteOutright(
  context: BookContext,
  state: OutrightState,
  ask: { readonly line: LineKey; readonly outcomeId: number; readonly isProviderActive: (provider: FeedProvider) => boolean },
): Quote | null {
  const index = outcomeIdsOf(state.template).indexOf(ask.outcomeId);
  if (!hasLine(state, ask.line) || index < 0) return null;
  const status = outrightLineStatus(state, context.engine.context.clock.now());
  const odds = state.odds[index] ?? 0;
  const provider = providerOf(state.facts.sport);
  return {
    matchStatus: status === -3 ? 4 : 0,
    matchUrn: matchUrn(state.facts.id),
    startsAt: state.facts.closesAt,
    provider,
    providerActive: ask.isProviderActive(provider),
    marketStatus: status,
    nextBetStop: state.facts.closesAt,
    outcomeActive: odds > 0,
    odds: odds > 0 ? odds : null,
    simulatedDetail: isSimulated(state.facts),
  };
}

/** The odds of a day ago, or at the opening, and the current ones where they differ; empty until the former are known. */
export function outrightMovement(
  { engine, source }: BookContext,
  state: OutrightState,
  line: LineKey,
): readonly { readonly at: number; readonly outcomeId: number; readonly odds: number | null }[] {
  const now = engine.context.clock.now();
  const before = hasLine(state, line) ? source.outrightBefore(state.facts.id, now) : null;
  if (before === null) return [];
  const past = createOutrightState(before.outright);
  const oddsOf = ({ template, odds }: OutrightState): ReadonlyMap<number, number> =>
    new Map(outcomeIdsOf(template).map((id, index) => [id, odds[index] ?? 0]));
  const [first, last] = [oddsOf(past), oddsOf(state)];
  const ids = new Set([...first.keys(), ...last.keys()]);
  return [...ids].flatMap((outcomeId) => {
    const [from, to] = [first.get(outcomeId) ?? 0, last.get(outcomeId) ?? 0];
    const point = (at: number, odds: number) => ({ at, outcomeId, odds: odds > 0 ? odds : null });
    return from === to ? [point(before.atMs, from)] : [point(before.atMs, from), point(now, to)];
  });
}

/** Names of an outright leg. */
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
    matchName: event.name ?? "",
    startsAt: state.facts.closesAt,
    matchStatus: event.status,
    sportKey: state.facts.sport,
    categoryName: event.tournament.category.name,
    tournamentName: event.tournament.name,
    homeName: null,
    awayName: null,
    score: null,
    end: null,
    marketName: event.main_market?.name ?? "",
    outcomeName: nameOfOutcome(context.namesOf(locale), state, index),
  };
}

/** Result of an outright event; null before its end, void if the winners are unknown. */
export function settleOutright(context: BookContext, state: OutrightState, line: LineKey): LineSettlement | null {
  if (!hasLine(state, line) || outrightLineStatus(state, context.engine.context.clock.now()) !== -3) return null;
  const ids = outcomeIdsOf(state.template);
  const resultByOutcomeId = new Map(outrightResults(context, state).map((result, index) => [ids[index] ?? 0, result]));
  return { ...line, resultByOutcomeId, certainty: 2, settledAt: state.facts.endsAt };
}

/** Outright lines that may have bets, to be announced when their season ends. */
interface AwaitedOutrights {
  /** Adds a line, if the event has it. */
  add(outright: OutrightState, line: LineKey): void;
  /** Removes and returns the lines that have been settled. */
  takeSettled(): readonly LineSettlement[];
  count(): number;
}

/** More than a calendar contains. The settlement follower also checks open bets, so a dropped line is only settled later. */
const maxLines = 2_000;

export function createAwaitedOutrights(context: BookContext, index: { outright(id: number): OutrightState | null }): AwaitedOutrights {
  // An event has one line, so the id of the event identifies it.
  const lines = new Map<number, LineKey>();
  return {
    add(outright, line) {
      if (lines.has(line.matchId) || !hasLine(outright, line)) return;
      const [oldest] = lines.keys();
      if (lines.size >= maxLines && oldest !== undefined) lines.delete(oldest);
      lines.set(line.matchId, line);
    },
    takeSettled() {
      const settled: LineSettlement[] = [];
      for (const line of lines.values()) {
        const outright = index.outright(line.matchId);
        const settlement = outright === null ? null : settleOutright(context, outright, line);
        // An event that is no longer in the calendar will not end.
        if (outright === null || settlement !== null) lines.delete(line.matchId);
        if (settlement !== null) settled.push(settlement);
      }
      return settled;
    },
    count: () => lines.size,
  };
}
