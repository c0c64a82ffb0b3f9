import {
  isSimulated,
  lineKeyOf,
  type LineState,
  type MatchState,
  repriceEveryMs,
  scriptOf,
  type WantedPrices,
  wireStatusOf,
} from "@touchline/feed";
import type { LineKey, Quote } from "../book.ts";
import { type BookContext, providerName } from "../book-context.ts";
import { matchUrn } from "./encode-market.ts";
import { marketToTypeId, outcomeIdsOf } from "./line-ids.ts";
import { type FoundLine, lookupLine, trackLine } from "./lookup-line.ts";

interface Ask {
  readonly outcomeId: number;
  readonly isProviderActive: boolean;
}

interface Asked {
  readonly found: FoundLine;
  readonly index: number;
}

function findOutcome(context: BookContext, key: LineKey, { outcomeId }: Ask): Asked | null {
  const found = lookupLine(context, key);
  const index = found === null ? -1 : outcomeIdsOf(found.template).indexOf(outcomeId);
  return found === null || index < 0 ? null : { found, index };
}

/** Whether the match's prices know of the line: they were made with it, or with everything and without it. */
function isPriced(match: MatchState, line: LineState | null): boolean {
  if (match.pricedAt === null) return false;
  return line?.results != null || line?.pricedAt === match.pricedAt || (match.breadth === "full" && line?.isOffered !== true);
}

/** Prices in play that are older than this many of the usual intervals are not bet at. */
const maxIntervals = 3;

/** Whether the prices of the match know everything that happened in it, and are not too old. */
function isCurrent({ engine }: BookContext, match: MatchState): boolean {
  if (match.phase !== "live") return true;
  const { clock } = engine.context;
  const maxAgeMs = maxIntervals * repriceEveryMs * Math.max(1, clock.speed * 0.2);
  return match.pricedEventCount === match.eventCount && clock.now() - (match.pricedAt ?? 0) < maxAgeMs;
}

function isOver({ phase }: MatchState): boolean {
  return phase === "ended" || phase === "void";
}

function toQuote({ engine }: BookContext, { found, index }: Asked, ask: Ask & { readonly isStopped: boolean }): Quote {
  const { match, template } = found;
  const line = match.lines.get(found.key) ?? null;
  const odds = ask.isStopped ? 0 : (line?.odds[index] ?? 0);
  const status = line?.status ?? (isOver(match) ? -3 : 0);
  return {
    matchStatus: wireStatusOf(match),
    matchUrn: matchUrn(match.fixture.id),
    startsAt: match.fixture.startsAt,
    provider: providerName,
    providerActive: ask.isProviderActive,
    marketStatus: ask.isStopped && (status === 0 || status === 1) ? -1 : status,
    nextBetStop: line?.closesAt ?? null,
    outcomeActive: odds > 0,
    odds: odds > 0 ? odds : null,
    simulatedDetail: line?.simulatedDetail ?? isSimulated(scriptOf(engine.context, match), template),
  };
}

/** What is said of a line before its match is priced: whether there is such a line is not known yet, and finding out may be slow. */
function unpricedQuote(match: MatchState, { isProviderActive }: Ask): Quote {
  return {
    matchStatus: wireStatusOf(match),
    matchUrn: matchUrn(match.fixture.id),
    startsAt: match.fixture.startsAt,
    provider: providerName,
    providerActive: isProviderActive,
    marketStatus: -1,
    nextBetStop: null,
    outcomeActive: false,
    odds: null,
    simulatedDetail: false,
  };
}

/** The price and state of one outcome right now, suspended where its match has no current prices; null when there is no such line or outcome. */
export function quoteLine(context: BookContext, key: LineKey, ask: Ask): Quote | null {
  const { engine } = context;
  const wanted = engine.find(key.matchId);
  if (wanted === null) return null;
  engine.advance(wanted);
  const isKnown = wanted.breadth === "full" || wanted.lines.has(lineKeyOf(marketToTypeId(key.marketId), key.specifier));
  if (!isKnown && !isOver(wanted)) return unpricedQuote(wanted, ask);
  const asked = findOutcome(context, key, ask);
  if (asked === null) return null;
  const { match } = asked.found;
  const line = trackLine(context, asked.found);
  const isStopped = !isOver(match) && line?.results == null && !(isPriced(match, line) && isCurrent(context, match));
  void engine.price(match, "full");
  return toQuote(context, asked, { ...ask, isStopped });
}

/** Whether a line must be priced before a bet can be taken on it. */
export function isColdLine({ engine }: BookContext, { matchId, marketId, specifier }: LineKey, wanted: WantedPrices): boolean {
  const match = engine.find(matchId);
  if (match === null) return false;
  engine.advance(match);
  if (!engine.needsPrices(match, wanted)) return false;
  const line = match.lines.get(lineKeyOf(marketToTypeId(marketId), specifier)) ?? null;
  return wanted === "custom" || engine.needsPrices(match, "main") || !isPriced(match, line);
}

/** Real time after which a tracked line without a price makes its whole match be priced again. */
const searchAgainMs = 60_000;
const searchedAtMs = new WeakMap<LineState, number>();

/** The feed keeps tracked lines priced; only one that has no price yet is searched for, now and then. */
function isToSearch(line: LineState | null): boolean {
  if (line === null || line.isOffered || line.results !== null) return false;
  const now = performance.now();
  if (now - (searchedAtMs.get(line) ?? -searchAgainMs) < searchAgainMs) return false;
  searchedAtMs.set(line, now);
  return true;
}

/** As `quoteLine` at the prices that the feed last made for its tracked lines; null when there is no such line or outcome. */
export function glanceAtLine(context: BookContext, key: LineKey, ask: Ask): Quote | null {
  const asked = findOutcome(context, key, ask);
  if (asked === null) return null;
  const line = trackLine(context, asked.found);
  if (isToSearch(line)) void context.engine.price(asked.found.match, "full");
  return toQuote(context, asked, { ...ask, isStopped: false });
}
