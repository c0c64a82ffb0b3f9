import { scriptOf } from "../../feed/engine/engine-context.ts";
import type { LineState } from "../../feed/engine/line-state.ts";
import { wireStatusOf } from "../../feed/engine/match-state.ts";
import type { LegDescription, LineKey, Quote } from "../book.ts";
import { providerName, type BookContext } from "../book-context.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { matchUrn, nameLine } from "./encode-market.ts";
import { outcomeIdsOf } from "./line-ids.ts";
import { lookupLine, trackLine, type FoundLine } from "./lookup-line.ts";
import type { MatchReader } from "../matches/match-reader.ts";

/** Real time for which all lines of a match stay priced after somebody asked about one. */
const keptWarmMs = 90_000;

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

function toQuote(context: BookContext, { found, index }: Asked, ask: Ask): Quote {
  const { match, template } = found;
  const line = match.lines.get(found.key) ?? null;
  const odds = line?.odds[index] ?? 0;
  const script = scriptOf(context.engine.context, match);
  const isOver = match.phase === "ended" || match.phase === "void";
  return {
    matchStatus: wireStatusOf(match),
    matchUrn: matchUrn(match.fixture.id),
    startsAt: match.fixture.startsAt,
    provider: providerName,
    providerActive: ask.isProviderActive,
    marketStatus: line?.status ?? (isOver ? -3 : 0),
    nextBetStop: line?.closesAt ?? null,
    outcomeActive: odds > 0,
    odds: odds > 0 ? odds : null,
    simulatedDetail: template.needs.some((part) => script.simulatedParts.has(part)),
  };
}

/** The price and state of one outcome right now; null when there is no such line or outcome. */
export function quoteLine(context: BookContext, key: LineKey, ask: Ask): Quote | null {
  const asked = findOutcome(context, key, ask);
  if (asked === null) return null;
  const { match } = asked.found;
  trackLine(context, asked.found);
  match.wantedUntilMs = performance.now() + keptWarmMs;
  context.engine.bringUpToDate(match, "full");
  return toQuote(context, asked, ask);
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
  if (isToSearch(line)) context.engine.bringUpToDate(asked.found.match, "full");
  return toQuote(context, asked, ask);
}

/** What a leg is called, in one locale; works for past matches too. */
export function describeLeg(
  context: BookContext,
  parts: { readonly catalog: Catalog; readonly reader: MatchReader },
  leg: { readonly locale: string; readonly line: LineKey; readonly outcomeId: number },
): LegDescription | null {
  const found = lookupLine(context, leg.line);
  const index = found === null ? -1 : outcomeIdsOf(found.template).indexOf(leg.outcomeId);
  if (found === null || index < 0) return null;
  const { match, template, definition } = found;
  const { fixture } = match;
  const { catalog, reader } = parts;
  const tournament = catalog.tournamentOf(fixture.tournamentId);
  const category = tournament === undefined ? undefined : catalog.categoryOf(tournament.categoryId);
  const names = nameLine(context.namesOf(leg.locale), match, { definition, template });
  const total = reader.statistics(leg.locale, match)?.total_score;
  return {
    matchUrn: matchUrn(fixture.id),
    matchSlug: reader.slug(match),
    matchName: `${fixture.home.name} - ${fixture.away.name}`,
    startsAt: fixture.startsAt,
    matchStatus: wireStatusOf(match),
    sportKey: fixture.sport,
    categoryName: (category === undefined ? null : catalog.encodeCategory(leg.locale, category)?.name) ?? "",
    tournamentName: tournament?.name ?? "",
    homeName: fixture.home.name,
    awayName: fixture.away.name,
    score: total === null || total === undefined ? null : `${total.home}:${total.away}`,
    marketName: names.market,
    outcomeName: names.outcomes[index] ?? "",
  };
}
