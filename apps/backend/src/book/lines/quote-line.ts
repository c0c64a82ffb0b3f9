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
import type { BookContext } from "../book-context.ts";
import { type FeedProvider, providerOf } from "../feed-providers.ts";
import { matchUrn } from "./encode-market.ts";
import { marketToTypeId, outcomeIdsOf } from "./line-ids.ts";
import { type FoundLine, lookupLine, trackLine } from "./lookup-line.ts";

interface Ask {
  readonly outcomeId: number;
  readonly isProviderActive: (provider: FeedProvider) => boolean;
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

/** Whether the current prices cover the line: it was priced with them, or a full pricing did not contain it. */
function isPriced(match: MatchState, line: LineState | null): boolean {
  if (match.pricedAt === null) return false;
  return line?.results != null || line?.pricedAt === match.pricedAt || (match.breadth === "full" && line?.isOffered !== true);
}

/** In-play prices older than this many pricing intervals count as outdated. */
const maxIntervals = 3;

/** Whether the prices include every event so far and are not outdated. */
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
  const provider = providerOf(match.fixture.sport);
  return {
    matchStatus: wireStatusOf(match),
    matchUrn: matchUrn(match.fixture.id),
    startsAt: match.fixture.startsAt,
    provider,
    providerActive: ask.isProviderActive(provider),
    marketStatus: ask.isStopped && (status === 0 || status === 1) ? -1 : status,
    nextBetStop: line?.closesAt ?? null,
    outcomeActive: odds > 0,
    odds: odds > 0 ? odds : null,
    simulatedDetail: line?.simulatedDetail ?? isSimulated(scriptOf(engine.context, match), template),
  };
}

/** A suspended quote for a line of an unpriced match. Checking whether the line exists could be slow. */
function unpricedQuote(match: MatchState, { isProviderActive }: Ask): Quote {
  const provider = providerOf(match.fixture.sport);
  return {
    matchStatus: wireStatusOf(match),
    matchUrn: matchUrn(match.fixture.id),
    startsAt: match.fixture.startsAt,
    provider,
    providerActive: isProviderActive(provider),
    marketStatus: -1,
    nextBetStop: null,
    outcomeActive: false,
    odds: null,
    simulatedDetail: false,
  };
}

/** Current price and state of an outcome, suspended without current prices; null if the line or outcome does not exist. */
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

/** Whether a line must be priced before bets on it can be accepted. */
export function isColdLine({ engine }: BookContext, { matchId, marketId, specifier }: LineKey, wanted: WantedPrices): boolean {
  const match = engine.find(matchId);
  if (match === null) return false;
  engine.advance(match);
  // While the pricer has not started yet, even lines with a price are suspended.
  if (engine.prices.mode() === "own" && engine.prices.isSilent(match.phase)) return true;
  if (!engine.needsPrices(match, wanted)) return false;
  const line = match.lines.get(lineKeyOf(marketToTypeId(marketId), specifier)) ?? null;
  return wanted === "custom" || engine.needsPrices(match, "main") || !isPriced(match, line);
}

/** Minimum wall time between full pricings of a match for a tracked line without a price. */
const searchIntervalMs = 60_000;
const searchedAtMs = new WeakMap<LineState, number>();

/** The feed keeps tracked lines priced; a line without a price needs a full pricing from time to time. */
function shouldSearch(line: LineState | null): boolean {
  if (line === null || line.isOffered || line.results !== null) return false;
  const now = performance.now();
  if (now - (searchedAtMs.get(line) ?? -searchIntervalMs) < searchIntervalMs) return false;
  searchedAtMs.set(line, now);
  return true;
}

/** Like `quoteLine`, but with the last known price of the tracked line. */
export function cachedQuoteLine(context: BookContext, key: LineKey, ask: Ask): Quote | null {
  const asked = findOutcome(context, key, ask);
  if (asked === null) return null;
  const line = trackLine(context, asked.found);
  if (shouldSearch(line)) void context.engine.price(asked.found.match, "full");
  return toQuote(context, asked, { ...ask, isStopped: false });
}
