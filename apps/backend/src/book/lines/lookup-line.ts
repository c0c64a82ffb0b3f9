import {
  addLines,
  lineKeyOf,
  type LineState,
  type MarketDefinition,
  type MarketTemplate,
  type MatchState,
  noOdds,
  scriptOf,
} from "@touchline/feed";
import type { LineKey } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import { marketToTypeId } from "./line-ids.ts";

/** A line of a match, on offer or not. */
export interface FoundLine {
  readonly match: MatchState;
  readonly key: string;
  readonly template: MarketTemplate<unknown>;
  readonly definition: MarketDefinition;
  /** Null if the engine does not hold the line. */
  readonly state: LineState | null;
}

/** Finds any current or past line of a match; null if it does not exist. */
export function lookupLine({ engine }: BookContext, line: LineKey): FoundLine | null {
  const match = engine.find(line.matchId);
  if (match === null) return null;
  const typeId = marketToTypeId(line.marketId);
  const definition = match.sport.definitions.byTypeId.get(typeId);
  if (definition === undefined) return null;
  const key = lineKeyOf(typeId, line.specifier);
  const state = match.lines.get(key) ?? null;
  const template = state?.template ?? match.sport.module.template(match.fixture, scriptOf(engine.context, match), typeId, line.specifier);
  return template === null ? null : { match, key, template, definition, state };
}

/** Tracks a line, so that its settlement is announced even after it is delisted. */
export function trackLine({ engine }: BookContext, found: FoundLine): LineState | null {
  const { match, key, template, definition } = found;
  if (match.settlementStep === "confirmed") return found.state;
  engine.track(match.fixture.id, [key]);
  const known = match.lines.get(key);
  if (known !== undefined) return known;
  const script = scriptOf(engine.context, match);
  const line: LineState = {
    typeId: template.typeId,
    specifier: template.specifier,
    template,
    definition,
    simulatedDetail: template.needs.some((part) => script.simulatedParts.has(part)),
    status: 0,
    odds: noOdds(template.outcomes.length),
    pricedAt: null,
    mostBalanced: false,
    isOffered: false,
    isUndecidable: false,
    closesAt: null,
    results: null,
    settledAt: null,
  };
  addLines(match, [[key, line]]);
  return line;
}
